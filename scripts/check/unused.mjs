import { runTool } from './run-tool.mjs';

/** knip: exports, files and dependencies that nothing uses. */
export const unused = {
  name: 'unused exports and dependencies',
  repair: 'Delete what is named, or name a new entry point in knip.json.',
  run: (root) =>
    runTool(root, 'knip/bin/knip.js', ['--no-progress', '--include', 'files,exports,dependencies,unlisted']),
  violation: { 'packages/api/src/server/query/planted.ts': 'export const nobody = 1;\n' },
  expects: /planted\.ts/,
};
