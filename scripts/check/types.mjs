import { runTool } from './run-tool.mjs';

/** TypeScript over every package, tests, stories and tools, by project references. */
export const types = {
  name: 'types',
  repair: 'Mend each file at the line that is named.',
  run: (root, { planted = false } = {}) =>
    runTool(root, 'typescript-native/bin/tsc', ['-b', '--pretty', 'false', planted ? 'packages/contract' : '.']),
  violation: { 'packages/contract/src/common/planted.ts': "export const days: number = 'sete';\n" },
  expects: /planted\.ts.*TS2322/s,
};
