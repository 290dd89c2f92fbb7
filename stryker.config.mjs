/** The rules on which grades, access and the year's result stand: each change of them has to fail a test. */
const mutated = [
  'packages/contract/src/access/{access,grants.rules,hierarchy.rules}.ts',
  'packages/contract/src/sheet-answers/{grade-sheet,sheet-answers}.ts',
  'packages/contract/src/omr/question-rule.ts',
  'packages/contract/src/grades/grades.rules.ts',
  'packages/contract/src/assessments/{grade-posting,key-shape,key-versions,posted-grades}.rules.ts',
  'packages/contract/src/school-year/{posting,year-result}.rules.ts',
];

export default {
  mutate: mutated,
  testRunner: 'vitest',
  vitest: { configFile: 'packages/contract/vitest.config.ts', dir: 'packages/contract' },
  plugins: ['@stryker-mutator/vitest-runner'],
  ignorePatterns: [
    '**',
    '!packages/contract/**',
    '!vitest.node.ts',
    '!vitest.seed.ts',
    '!tsconfig.base.json',
    '!package.json',
  ],
  tempDirName: '.cache/stryker',
  reporters: ['json', 'clear-text'],
  thresholds: { high: 95, low: 85, break: 85 },
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
  allowConsoleColors: false,
};
