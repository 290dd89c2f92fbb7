import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { program, ROOT, run, seconds } from './run.mjs';

const PACKAGES = path.join(ROOT, 'packages');
const STAMP = path.join(ROOT, '.cache', 'build-stamp');
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'turbo.json'];
const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  'build',
  'storybook-static',
  '.turbo',
  'coverage',
  'test-results',
]);
/** Files that no build reads. */
const NOT_BUILT = /\.(test|stories|guide)\.tsx?$|\.md$/;
/** What the server needs; the stamp also remembers how these were, in case something else built meanwhile. */
const PRODUCTS = [
  'api/dist/main.js',
  'app/build/index.html',
  'contract/dist/index.js',
  'omr-engine/dist/index.js',
  'reading-engine/dist/index.js',
];

/**
 * Builds all packages through turbo, which replays what it has built before. When neither a source nor a product has
 * changed since the last build, turbo (a second by itself) is not asked.
 * @param {{ forTests?: boolean }} [options] forTests: files are compressed fast instead of small; a small build does as well
 * @returns {Promise<boolean>} whether everything is built; a failure has been shown
 */
export async function ensureBuilt({ forTests = false } = {}) {
  const sources = digestOfSources();
  const kinds = forTests ? ['small', 'fast'] : ['small'];
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (kinds.some((kind) => stamp === stampOf(kind, sources))) return true;
  const startedAt = performance.now();
  console.log('Preparando o aplicativo…');
  const turbo = await run(process.execPath, [program('turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only'], {
    hidden: true,
    env: { CADERNETA_BUILD: forTests ? 'test' : undefined },
  });
  if (turbo.exitCode !== 0) {
    console.error(`${turbo.output}\nA preparação do aplicativo falhou; a causa está nas linhas acima.`);
    return false;
  }
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stampOf(forTests ? 'fast' : 'small', sources));
  console.log(`Aplicativo preparado em ${seconds(startedAt)}.`);
  return true;
}

function stampOf(kind, sources) {
  const products = PRODUCTS.map((product) => {
    const status = statSync(path.join(PACKAGES, product), { throwIfNoEntry: false });
    return `${product} ${status?.size} ${status?.mtimeMs}`;
  });
  return [kind, sources, ...products].join('\n');
}

function digestOfSources() {
  const hash = createHash('sha256');
  const files = [...SHARED.map((name) => path.join(ROOT, name)), ...sourcesIn(PACKAGES)];
  for (const file of files) hash.update(`${path.relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function* sourcesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !NOT_SOURCES.has(entry.name)) yield* sourcesIn(file);
    else if (entry.isFile() && !NOT_BUILT.test(entry.name)) yield file;
  }
}
