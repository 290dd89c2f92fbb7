import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const PICTURES = 'packages/app/src/features/help/pictures';
const ROUTES = 'packages/app/src/routes';
const TABLES = ['', 'dashboard-', 'network-', 'shortcut-'].map((of) => `${ROUTES}/${of}screens.ts`);

/** Screens without a picture of their own: the help itself, and a class's page by its older address. */
const UNPICTURED = ['help', 'manageClass'];
/** Screens behind the sign-in, as the tables have them. */
const screensOf = (root) =>
  TABLES.flatMap((table) => {
    const rows = readFileSync(join(root, table), 'utf8').split('export const').at(-1) ?? '';
    return [...rows.matchAll(/^ {2}(\w+): (?:\{|\w+Of\()/gm)].map(([, id]) => id);
  }).filter((id) => !UNPICTURED.includes(id));

/** The page of a screen, as its row in the tables names it; null for none. */
function pageOf(root, id) {
  const row = new RegExp(`^ {2}${id}: [\\s\\S]*?import\\('([^']+)'\\)`, 'm');
  for (const table of TABLES) {
    const path = row.exec(readFileSync(join(root, table), 'utf8'))?.[1];
    if (path !== undefined) return join(ROUTES, path);
  }
  return null;
}

const imported = /(?:from|import\()\s*'(\.[^']+)'/g;
/** What decides how a screen looks: components, styles and words. */
const isDrawn = (file) => /\.tsx$|\.css\.ts$|\.copy\.ts$/.test(file);

/** The page and all that it draws with of its own feature. */
function drawnFrom(root, page) {
  const feature = page.split('/').slice(0, 5).join('/');
  const seen = new Set([page]);
  for (const file of seen) {
    for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const next = relative(root, join(root, dirname(file), path));
      if (next.startsWith(`${feature}/`) && isDrawn(next) && existsSync(join(root, next))) seen.add(next);
    }
  }
  return [...seen].toSorted();
}

/** Of which sources a screen is: its own, without their spaces and line ends. */
export function sourcesOf(root, id) {
  const page = pageOf(root, id);
  if (page === null) return null;
  const hash = createHash('sha256');
  for (const file of drawnFrom(root, page))
    hash.update(`${file}\0`).update(readFileSync(join(root, file), 'utf8').replace(/\s+/g, ''));
  return hash.digest('hex').slice(0, 16);
}

/** Each picture with the sources that it was taken of. */
export const notesOf = (root) => JSON.parse(readFileSync(join(root, PICTURES, 'pictures.json'), 'utf8'));

/** Screens whose picture is missing or older than they are, each with what is wrong. */
export function stalePictures(root) {
  const taken = notesOf(root);
  const newer = Object.entries(taken).flatMap(([id, sources]) => {
    if (!existsSync(join(root, PICTURES, `${id}.webp`))) return [[id, 'the picture is missing']];
    return sourcesOf(root, id) === sources ? [] : [[id, 'the screen is newer than its picture']];
  });
  const missing = screensOf(root).filter((id) => !(id in taken));
  return new Map([...newer, ...missing.map((id) => [id, 'a screen without a picture'])]);
}

/** The pictures of the help are of the screens as they are. */
export const helpPictures = {
  name: 'pictures of the help',
  repair: `Take them anew, and look at them: npm run help-pictures (they are in ${PICTURES}).`,
  run(root) {
    const list = join(root, PICTURES, 'pictures.json');
    if (!existsSync(list)) return { ok: false, output: `${PICTURES}/pictures.json is missing` };
    if (Object.keys(notesOf(root)).length === 0)
      return { ok: false, output: `${PICTURES}/pictures.json names no picture` };
    const violations = [...stalePictures(root)].map(([id, what]) => `${id}: ${what}`);
    return { ok: violations.length === 0, output: violations.join('\n') };
  },
  violation: {
    'packages/app/src/features/help/pictures/pictures.json': '{ "classes": "0000000000000000", "nowhere": "1" }\n',
    'packages/app/src/features/help/pictures/classes.webp': 'planted',
  },
  expects: [/classes: the screen is newer/, /nowhere: the picture is missing/, /users: a screen without a picture/],
};
