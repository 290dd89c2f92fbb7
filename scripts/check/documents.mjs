import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { sourceFiles } from './files.mjs';

const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g;
const quotedPath = /`((?:packages|journeys|scripts|docs|fixtures|turbo|\.storybook)\/[\w./@-]+)`/g;
const script = /npm run (?:-s |--silent )?(?:-w (?:packages\/)?([\w-]+) )?([\w:-]+)(?: -w (?:packages\/)?([\w-]+))?/g;

/** Made by a command, and in no fresh clone. */
const made = /(^|\/)(dist|build|node_modules|storybook-static|test-results)(\/|$)/;

/** A decision record may be named by its number alone. */
const isRecord = (root, path) =>
  /^docs\/decisions\/\d{4}$/.test(path) &&
  readdirSync(join(root, 'docs/decisions')).some((name) => name.startsWith(`${path.slice(-4)}-`));

const exists = (root, path) => made.test(path) || existsSync(join(root, path)) || isRecord(root, path);

const scriptsOf = (root, folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts ?? {};

function* missingIn(root, file, line) {
  for (const [, target] of line.matchAll(link)) {
    if (!existsSync(join(root, normalize(join(dirname(file), decodeURI(target)))))) yield `no file '${target}'`;
  }
  for (const [, path] of line.matchAll(quotedPath)) {
    if (!exists(root, path)) yield `no file '${path}'`;
  }
  for (const [, before, name, after] of line.matchAll(script)) {
    const workspace = before ?? after;
    const folder = workspace ? `packages/${workspace}` : '.';
    if (!existsSync(join(root, folder)) || !(name in scriptsOf(root, folder))) yield `no script '${name}' in ${folder}`;
  }
}

/** What is moved or renamed is moved and renamed in the documents too. */
export const documents = {
  name: 'documents name files and scripts that exist',
  repair: 'Edit the line of the document that is named.',
  run(root) {
    const files = sourceFiles(root, /\.md$/);
    const missing = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...missingIn(root, file, line)].map((problem) => `${file}:${index + 1}: ${problem}`),
        ),
    );
    return { ok: files.length > 0 && missing.length === 0, output: missing.join('\n') };
  },
  violation: {
    'packages/contract/PLANTED.md':
      '[gone](src/nowhere.ts)\n`packages/contract/src/nowhere.ts`\n`npm run nothing`, `npm run nothing -w packages/api`\n',
  },
  expects: [/PLANTED\.md:1/, /PLANTED\.md:2/, /PLANTED\.md:3: no script 'nothing' in \./, /in packages\/api/],
};
