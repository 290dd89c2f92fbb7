import { runTool } from './run-tool.mjs';

/** Biome: format, lint, import order. */
export const lint = {
  name: 'lint and format',
  run: (root) =>
    runTool(root, '@biomejs/biome/bin/biome', [
      'ci',
      '--colors=off',
      '--max-diagnostics=40',
      '--vcs-enabled=false',
      '.',
    ]),
  violation: {
    'packages/contract/src/common/planted.ts': 'export const read = (value: any) => { console.log(value) }\n',
  },
  expects: /noExplicitAny/,
};
