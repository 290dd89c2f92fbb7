import { runTool } from './run-tool.mjs';

/** TypeScript over every package, by project references, then over tests, stories and tools. */
export const types = {
  name: 'types',
  async run(root, { planted = false } = {}) {
    const built = await runTool(root, 'typescript/bin/tsc', [
      '-b',
      '--pretty',
      'false',
      planted ? 'packages/contract' : '.',
    ]);
    return planted || !built.ok
      ? built
      : runTool(root, 'typescript/bin/tsc', ['-p', 'tsconfig.tests.json', '--pretty', 'false']);
  },
  violation: { 'packages/contract/src/common/planted.ts': "export const days: number = 'sete';\n" },
  expects: /planted\.ts.*TS2322/s,
};
