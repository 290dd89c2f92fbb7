import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../../scripts/chromium.mjs';
import { type StageRow, stageRow, type TimedOutcome } from '../stage-row.ts';
import type { TimedSet } from '../timed-sets.ts';
import { buildPage } from './build-page.ts';
import type { Bench, ServedPhoto } from './page.ts';
import { framesOf, servePage } from './serve-page.ts';
import { type HeapUse, watchWorkerHeap } from './worker-heap.ts';

/** Frames before memory is first looked at: buffers have then grown to the photos' size. */
const MEMORY_WARM_UP = 50;

/** How long to measure. */
export interface Effort {
  /** Rounds over a set's photos, after one to warm up. */
  readonly rounds: number;
  /** Frames between two looks at the worker's memory. */
  readonly memoryFrames: number;
}

/** What the browser's side of the engine costs. */
export interface ChromiumScore {
  readonly version: string;
  readonly workerGzipBytes: number;
  /** From `new Worker` to the first frame's outcome, ms: after an empty cache, and with the files cached. */
  readonly firstStartMs: number;
  readonly cachedStartMs: number;
  readonly memory: { readonly frames: number; readonly before: HeapUse; readonly after: HeapUse };
  readonly crash: { readonly recoveryMs: number; readonly read: boolean; readonly workers: number };
}

async function workerSize(folder: string): Promise<number> {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => /^worker-.*\.js$/.test(name));
  const scripts = await Promise.all(names.map((name) => readFile(join(assets, name))));
  return scripts.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
}

type InPage = typeof globalThis & { readonly bench: Bench };

const startIn = (page: Page, served: ServedPhoto): Promise<number> =>
  page.evaluate((one) => (globalThis as InPage).bench.start(one), served);

async function measureMemory(
  page: Page,
  served: readonly ServedPhoto[],
  frames: number,
): Promise<ChromiumScore['memory']> {
  const read = (count: number) =>
    page.evaluate(([photos, times]) => (globalThis as InPage).bench.readMany(photos, times), [served, count] as const);
  await page.evaluate(() => (globalThis as InPage).bench.restart());
  const look = await watchWorkerHeap(page);
  await read(MEMORY_WARM_UP);
  const before = await look();
  await read(frames);
  return { frames, before, after: await look() };
}

/** Builds the engine's worker as the app does and measures it in Chromium. */
export async function measureChromium(
  sets: readonly TimedSet[],
  { rounds, memoryFrames }: Effort,
): Promise<{ rows: StageRow[]; score: ChromiumScore }> {
  const folder = await mkdtemp(join(tmpdir(), 'omr-bench-'));
  const { frames, served } = framesOf(sets);
  await buildPage(folder);
  const server = await servePage(folder, frames);
  const browser = await chromium.launch(launchOptions);
  try {
    const [first] = served[0]!;
    const context = await browser.newContext();
    const cold = await context.newPage();
    await cold.goto(`${server.origin}/page.html`);
    const firstStart = await startIn(cold, first!);
    const page = await context.newPage();
    await page.goto(`${server.origin}/page.html`);
    await startIn(page, first!);
    const cachedStart = await startIn(page, first!);
    await cold.close();
    const rows: StageRow[] = [];
    for (const [at, { name, size }] of sets.entries()) {
      const read = (request: object, looks: number): Promise<TimedOutcome[]> =>
        page.evaluate(
          ([photos, asked, times, over]) => (globalThis as InPage).bench.readAll(photos, asked, times, over),
          [served[at]!, request, looks, rounds] as const,
        );
      if (size.startsWith('upload')) {
        rows.push(stageRow('chromium', name, 'upload', await read({ mode: 'stream', tracked: false }, 1)));
        continue;
      }
      rows.push(stageRow('chromium', name, 'full', await read({ tracked: false, halfFirst: false }, 1)));
      rows.push(stageRow('chromium', name, 'tracked', await read({ halfFirst: true }, 2)));
    }
    const memory = await measureMemory(page, served[0]!, memoryFrames);
    const crash = await page.evaluate((one) => (globalThis as InPage).bench.recover(one), first!);
    const score: ChromiumScore = {
      version: browser.version(),
      workerGzipBytes: await workerSize(folder),
      firstStartMs: Math.round(firstStart),
      cachedStartMs: Math.round(cachedStart),
      memory,
      crash: { ...crash, recoveryMs: Math.round(crash.recoveryMs) },
    };
    return { rows, score };
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
