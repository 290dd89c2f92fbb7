import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './files.mjs';

const limit = 250;
const testLimit = 400;
const isTest = (file) => /\.(test|stories|journey)\.tsx?$/.test(file);

/** A package's door only lists names. */
const isDoor = (file) => /^packages\/[^/]+\/src\/index\.ts$/.test(file);

/** What a document may hold: a package's README is one screen, the glossary what one can keep in mind. */
const pages = [
  { of: /^packages\/[^/]+\/README\.md$/, unit: 'words', most: 750, count: (text) => text.trim().split(/\s+/).length },
  {
    of: /^docs\/glossary\.md$/,
    unit: 'entries',
    most: 60,
    count: (text) => text.match(/^\| (?!Português)/gm)?.length ?? 0,
  },
];
const longPages = (root) =>
  sourceFiles(root, /\.md$/).flatMap((file) =>
    pages
      .filter(({ of }) => of.test(file))
      .map(({ unit, most, count }) => ({ unit, most, held: count(readFileSync(join(root, file), 'utf8')) }))
      .filter(({ most, held }) => held > most)
      .map(({ unit, most, held }) => `${file}: ${held} ${unit} of ${most}`),
  );

/** Files that can be read in one sitting. Tables of data, and a package's list of what it exports, are exempt. */
export const sizes = {
  name: 'file sizes',
  repair:
    'Split the file that is named by operation or stage; tables of data go into `*.data.ts`, what a README says of one file into its docstring.',
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
    const long = longPages(root);
    const at = (share) => sorted[Math.floor(share * (sorted.length - 1))];
    const summary = `${files.length} files; median ${at(0.5)}, 90th percentile ${at(0.9)} lines`;
    return {
      ok: files.length > 0 && over.length + long.length === 0,
      output: [summary, ...over.map(({ file, lines }) => `${file}: ${lines} lines`), ...long].join('\n'),
    };
  },
  violation: {
    'packages/contract/src/common/planted.ts': 'export const a = 1;\n'.repeat(251),
    'packages/contract/README.md': 'palavra '.repeat(751),
    'docs/glossary.md': '| palavra | word | what it is |\n'.repeat(61),
  },
  expects: [/planted\.ts: 251 lines/, /README\.md: 751 words of 750/, /glossary\.md: 61 entries of 60/],
};
