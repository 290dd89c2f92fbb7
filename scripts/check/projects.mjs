import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './files.mjs';

const slashed = (path) => path.split(sep).join('/');

/** The files of a project and of those that it refers to, itself named by its folder or file. */
function filesOf(path, seen = new Map()) {
  const file = ts.sys.directoryExists(path) ? join(path, 'tsconfig.json') : path;
  if (seen.has(file)) return seen;
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { fileNames, projectReferences } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
  seen.set(file, fileNames.map(slashed));
  for (const { path } of projectReferences ?? []) filesOf(path, seen);
  return seen;
}

/** A file of no project gets no types from an editor, and no check from `tsc -b`. */
export const projects = {
  name: 'every file has a TypeScript project',
  repair: 'Add its folder to `include` of tsconfig.tests.json (tests, stories, journeys, tools) or of its package.',
  run(root) {
    const files = sourceFiles(root, /\.tsx?$/);
    const known = new Set([...filesOf(root).values()].flat());
    const homeless = files.filter((file) => !known.has(slashed(join(root, file))));
    return { ok: known.size > 0 && homeless.length === 0, output: homeless.join('\n') };
  },
  violation: { 'packages/api/planted/planted.test.ts': 'export const a = 1;\n' },
  expects: /planted\.test\.ts/,
};
