// npm run help-pictures [-- SCREEN... | --all]
// Takes pictures of the help from the built product with its demonstration, and notes of which sources they are: of the screens that are named,
// else of those that are newer than their picture.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { notesOf, PICTURES, sourcesOf, stalePictures } from './check/help-pictures.mjs';
import { program, ROOT, run } from './run.mjs';

const usage = 'Usage: npm run help-pictures [-- SCREEN... | --all]';

function wrongUsage(why) {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}

function readWords() {
  try {
    return parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' }, help: { type: 'boolean' } } });
  } catch (error) {
    return wrongUsage(error.message);
  }
}

const { positionals: named, values } = readWords();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const notes = notesOf(ROOT);
const stale = stalePictures(ROOT);
const known = new Set([...Object.keys(notes), ...stale.keys()]);
const unknown = named.filter((id) => !known.has(id));
if (unknown.length > 0)
  wrongUsage(`No screen has the name ${unknown.join(', ')}: ${[...known].toSorted().join(', ')}.`);
const wanted = values.all ? [...known] : named.length > 0 ? named : [...stale.keys()];
if (wanted.length === 0) {
  console.log('Every picture is of its screen as it is.');
  process.exit(0);
}

const { exitCode } = await run(
  process.execPath,
  [program('@playwright/test/cli.js'), 'test', 'journeys/help.pictures.ts'],
  { env: { ...process.env, CADERNETA_HELP_PICTURES: wanted.join() } },
);
if (exitCode === 0) {
  const anew = wanted.map((id) => [id, sourcesOf(ROOT, id)]);
  // A screen that is gone leaves its picture's note with it.
  const all = Object.entries({ ...notes, ...Object.fromEntries(anew) }).filter(([, sources]) => sources !== null);
  const digests = Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(ROOT, PICTURES, 'pictures.json'), `${JSON.stringify(digests, null, 2)}\n`);
} else process.exitCode = 1;
