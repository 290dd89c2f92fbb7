import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './files.mjs';

const limit = 250;
const testLimit = 400;
const isTest = (file) => /\.(test|stories|journey)\.tsx?$/.test(file);

/** A package's door only lists names. */
const isDoor = (file) => /^packages\/[^/]+\/src\/index\.ts$/.test(file);

/** Files that can be read in one sitting. Tables of data, and a package's list of what it exports, are exempt. */
export const sizes = {
  name: 'file sizes',
  repair: 'Split the file that is named by operation or stage; tables of data go into `*.data.ts`.',
  run(root) {
    const files = sourceFiles(root, /\.(ts|tsx|mjs|cjs)$/).filter(
      (file) => !/\.data\.ts$|\.d\.ts$/.test(file) && !isDoor(file),
    );
    const measured = files.map((file) => ({
      file,
      lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1,
    }));
    const over = measured.filter(({ file, lines }) => lines > (isTest(file) ? testLimit : limit));
    const sorted = measured
      .filter(({ file }) => !isTest(file))
      .map(({ lines }) => lines)
      .sort((a, b) => a - b);
    const at = (share) => sorted[Math.floor(share * (sorted.length - 1))];
    const summary = `${files.length} files; median ${at(0.5)}, 90th percentile ${at(0.9)} lines`;
    return {
      ok: files.length > 0 && over.length === 0,
      output: [summary, ...over.map(({ file, lines }) => `${file}: ${lines} lines`)].join('\n'),
    };
  },
  violation: { 'packages/contract/src/common/planted.ts': 'export const a = 1;\n'.repeat(251) },
  expects: /planted\.ts: 251 lines/,
};
