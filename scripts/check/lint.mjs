import { runTool } from './run-tool.mjs';

/** Biome: format, lint, import order. */
export const lint = {
  name: 'lint and format',
  repair: '`npm run format` mends what it can; the rest in the file that is named. Rules: biome.json.',
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
