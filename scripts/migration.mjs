// npm run -w packages/api migration -- what-it-does [--custom]
// Writes what the tables changed since the last migration; with --custom an empty one, for functions and data. One of the same name that
// git does not have yet is made anew, but for an empty one.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { program, ROOT, run } from './run.mjs';

const [name, ...others] = process.argv.slice(2);
const isCustom = others[0] === '--custom';
if (!/^[A-Za-z0-9][A-Za-z0-9-]*$/.test(name ?? '') || others.length > (isCustom ? 1 : 0)) {
  console.error('Usage: npm run -w packages/api migration -- what-it-does [--custom]');
  process.exit(2);
}

const folder = path.join(ROOT, 'packages/api/migrations');
const journalFile = path.join(folder, 'meta/_journal.json');

/** Whether nobody but this working tree has a file: where git cannot say, somebody may. */
async function isUncommitted(file) {
  const { exitCode, output } = await run('git', ['ls-files', '--', file], { hidden: true });
  return exitCode === 0 && output.trim() === '';
}

/** Files of the last migration if it is this one, with what they hold. */
async function earlierTry() {
  const journal = readFileSync(journalFile, 'utf8');
  const tag = JSON.parse(journal).entries.at(-1)?.tag ?? '';
  const [number = '', ...words] = tag.split('_');
  const statements = path.join(folder, `${tag}.sql`);
  if (words.join('_') !== name || !(await isUncommitted(statements))) return [];
  const files = [statements, path.join(folder, `meta/${number}_snapshot.json`), journalFile];
  return files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

const earlier = isCustom ? [] : await earlierTry();
if (earlier.length > 0) {
  const { entries, ...rest } = JSON.parse(readFileSync(journalFile, 'utf8'));
  for (const { file } of earlier) rmSync(file);
  // Without a line's end, as drizzle writes it.
  writeFileSync(journalFile, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }, null, 2));
}
const words = ['--conditions=caderneta-source', program('drizzle-kit/bin.cjs'), 'generate', '--name', name, ...others];
// It asks whether a column is new or another's new name.
const { exitCode } = await run(process.execPath, words, { cwd: path.join(ROOT, 'packages/api'), input: true });
const isMade = exitCode === 0 && existsSync(earlier[0]?.file ?? folder);
if (!isMade) for (const { file, text } of earlier) writeFileSync(file, text);
else if (earlier.length > 0) console.log(`Made anew: ${earlier[0].file}; what was added to it by hand is gone.`);
process.exit(exitCode);
