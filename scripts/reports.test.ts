import { expect, test } from 'vitest';
import { countSkipped, failedJourneys, failedPages, failedTests, shownPage } from './reports.mjs';

test("vitest's failures are told with their file, their groups and how the message begins", () => {
  const report = {
    testResults: [
      {
        name: '/r/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', ancestorTitles: [], title: 'passes' },
          {
            status: 'failed',
            ancestorTitles: ['outer', 'inner'],
            title: 'fails',
            failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at a.test.ts:3'],
          },
        ],
      },
      { name: '/r/b.test.ts', status: 'failed', message: 'Cannot find module x', assertionResults: [] },
      { name: '/r/c.test.ts', status: 'passed', assertionResults: [{ status: 'pending', title: 'later' }] },
    ],
  };
  expect(failedTests(report, '/r')).toEqual([
    'a.test.ts › outer › inner › fails\n    AssertionError: expected 1 to be 2',
    'b.test.ts\n    Cannot find module x',
  ]);
});

test('what the full run alone runs is not told as skipped', () => {
  const assertionResults = [
    { status: 'passed', tags: [] },
    { status: 'skipped', tags: ['full'] },
    { status: 'skipped', tags: [] },
    { status: 'todo' },
  ];
  expect(countSkipped({ testResults: [{ assertionResults }] })).toBe(2);
});

test("Playwright's failures are told through their suites, one that passed at another try too", () => {
  const failing = (status: string) => ({
    status,
    results: [
      {
        error: { message: 'Error: not visible\n\nat line 3' },
        attachments: [
          { name: 'screenshot', path: '/r/a.png' },
          { name: 'error-context', path: `/r/${status}.md` },
        ],
      },
      {},
    ],
  });
  const report = {
    errors: [{ message: 'No server' }],
    suites: [
      {
        file: 'a.journey.ts',
        specs: [{ title: 'passes', tests: [{ status: 'expected', results: [{}] }] }],
        suites: [
          {
            file: 'a.journey.ts',
            specs: [
              { title: 'fails', tests: [failing('unexpected')] },
              { title: 'wavers', tests: [failing('flaky')] },
            ],
          },
        ],
      },
    ],
  };
  expect(failedJourneys(report)).toEqual([
    'journeys\n    No server',
    'journeys/a.journey.ts › fails\n    Error: not visible',
    'journeys/a.journey.ts › wavers\n    Error: not visible',
  ]);
  expect(failedPages(report)).toEqual([
    { title: 'fails', path: '/r/unexpected.md' },
    { title: 'wavers', path: '/r/flaky.md' },
  ]);
});

test('of a page the main part is lines and what lies over it, not the menu nor a long list between', () => {
  const rows = Array.from({ length: 90 }, (_, at) => `  - row ${at}`);
  const page = (tree: string[]) => ['# Error', '```', 'x', '```', '```yaml', ...tree, '```', '# Source'].join('\n');
  const lines = shownPage(page(['- navigation', '  - main [ref=e7]:', ...rows, '- alertdialog "Erro"'])).split('\n');
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['  - main:', '  - row 0', '- alertdialog "Erro"']);
  expect(lines).toHaveLength(61);
  expect(shownPage(page(['- dialog', '  - button "Fechar"']))).toBe('- dialog\n  - button "Fechar"');
  expect(shownPage('# Error')).toBe('');
});
