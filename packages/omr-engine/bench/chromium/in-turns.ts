// npm run turns -w packages/omr-engine -- OTHER [ROUNDS]
//   times the worker of this checkout and of another one (its root folder, with its packages built) in one browser, by turns: a row a set
//   and way with both medians and 95th percentiles, ms, and what this one's are of the other's. A photo's time is its least of all
//   rounds: whatever else the machine does only adds to it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../../scripts/chromium.mjs';
import { seeds } from '../bench-options.ts';
import { stageRow, type TimedOutcome } from '../stage-row.ts';
import { makeTimedSets } from '../timed-sets.ts';
import { buildPage } from './build-page.ts';
import type { Bench, ServedPhoto } from './page.ts';
import { framesOf, servePage } from './serve-page.ts';

type InPage = typeof globalThis & { readonly bench: Bench };
type Build = typeof buildPage;

/** Ways in which frames are read, and uploads; `looks` one after another, of which the last counts. */
const ofFrames = [
  { name: 'full', request: { tracked: false, halfFirst: false }, looks: 1 },
  { name: 'tracked', request: { halfFirst: true }, looks: 2 },
] as const;
const ofUploads = [{ name: 'upload', request: { mode: 'stream', tracked: false }, looks: 1 }] as const;

async function openBuilt(browser: Browser, build: Build, folder: string, frames: ReadonlyMap<string, Uint8Array>) {
  await build(folder);
  const { origin, close } = await servePage(folder, frames);
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}/page.html`);
  return { page, close };
}

const read = (page: Page, photos: readonly ServedPhoto[], request: object, looks: number): Promise<TimedOutcome[]> =>
  page.evaluate(([served, asked, times]) => (globalThis as InPage).bench.readAll(served, asked, times, 2), [
    photos,
    request,
    looks,
  ] as const);

/** Of each photo the quickest of its readings, which come photo after photo, round after round. */
const leastOf = (outcomes: readonly TimedOutcome[], photos: number): TimedOutcome[] =>
  Array.from({ length: photos }, (_, photo) =>
    outcomes
      .filter((_, at) => at % photos === photo)
      .reduce((least, one) => (one.elapsedMs < least.elapsedMs ? one : least)),
  );

const [other, rounds = '8'] = process.argv.slice(2);
if (!other) {
  console.error('npm run turns -w packages/omr-engine -- OTHER [ROUNDS]');
  process.exit(2);
}
const file = join(resolve(other), 'packages/omr-engine/bench/chromium/build-page.ts');
const its = (await import(pathToFileURL(file).href)) as { readonly buildPage: Build };
const sets = await makeTimedSets(seeds.report);
const { frames, served } = framesOf(sets);
const folder = await mkdtemp(join(tmpdir(), 'omr-turns-'));
const browser = await chromium.launch(launchOptions);
const both = [
  await openBuilt(browser, buildPage, join(folder, 'this'), frames),
  await openBuilt(browser, its.buildPage, join(folder, 'other'), frames),
];
for (const [set, { name, size }] of sets.entries()) {
  for (const way of size.startsWith('upload') ? ofUploads : ofFrames) {
    const seen: TimedOutcome[][] = [[], []];
    for (let round = 0; round < Number(rounds); round++) {
      for (const [who, { page }] of both.entries())
        seen[who]!.push(...(await read(page, served[set]!, way.request, way.looks)));
    }
    const [own, theirs] = seen.map(
      (outcomes) => stageRow('chromium', name, way.name, leastOf(outcomes, served[set]!.length)).total,
    );
    const said = (['median', 'p95'] as const).map(
      (of) => `${of} ${own![of]} / ${theirs![of]} = ${(own![of] / theirs![of]).toFixed(2)}`,
    );
    console.log(`${name}, ${way.name}: ${said.join('; ')}`);
  }
}
await browser.close();
for (const { close } of both) close();
await rm(folder, { recursive: true, force: true });
