// Runs in Chromium: what the app does with the engine's worker, with a clock beside it. `measure-chromium.ts` calls it by name.
import { type Remote, wrap } from 'comlink';
import type { ReadRequest, SheetWorkerApi } from '../../src/browser/worker-api.ts';
import { createSheetReader, type Photo, type ReadOutcome, type SheetSpec } from '../../src/index.ts';
import type { TimedOutcome } from '../stage-row.ts';

/** A photo that the bench's server holds as bare RGBA. */
export interface ServedPhoto {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly spec: SheetSpec;
}

/** A message that no comlink listener survives: the worker's script fails where nothing catches it. */
const poison = { argumentList: [null] };

const newWorker = () => new Worker(new URL('../../src/worker.ts', import.meta.url), { type: 'module' });
let worker: Worker | null = null;
let remote: Remote<SheetWorkerApi> | null = null;
const photos = new Map<string, Photo>();

async function load({ url, width, height }: ServedPhoto): Promise<Photo> {
  const known = photos.get(url);
  if (known) return known;
  const photo = { width, height, pixels: new Uint8ClampedArray(await (await fetch(url)).arrayBuffer()) };
  photos.set(url, photo);
  return photo;
}

function open(): Remote<SheetWorkerApi> {
  worker?.terminate();
  worker = newWorker();
  remote = wrap<SheetWorkerApi>(worker);
  return remote;
}

const readWith = (api: Remote<SheetWorkerApi>, photo: Photo, spec: SheetSpec, request: ReadRequest) =>
  Promise.resolve<ReadOutcome>(api.read({ ...photo, pixels: photo.pixels.slice() }, spec, request));

/** Starts a worker and reads a frame. @returns ms from `new Worker` to its outcome. */
async function start(served: ServedPhoto): Promise<number> {
  const photo = await load(served);
  const startedAt = performance.now();
  const api = open();
  await api.start();
  await readWith(api, photo, served.spec, {});
  return performance.now() - startedAt;
}

/**
 * Reads photos, each `looks` times one after another, and gives the last look's outcomes.
 *
 * @param rounds How often over all photos; one more round before them warms up.
 */
async function readAll(
  served: readonly ServedPhoto[],
  request: ReadRequest,
  looks: number,
  rounds: number,
): Promise<TimedOutcome[]> {
  const api = remote ?? open();
  const outcomes: TimedOutcome[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const one of served) {
      const photo = await load(one);
      for (let look = 1; look <= looks; look++) {
        const { ok, elapsedMs, stageMs } = await readWith(api, photo, one.spec, { ...request, timed: true });
        if (round > 0 && look === looks) outcomes.push({ ok, elapsedMs, stageMs });
      }
    }
  }
  return outcomes;
}

/** Reads frames in turn, without keeping anything. */
async function readMany(served: readonly ServedPhoto[], count: number): Promise<void> {
  const api = remote ?? open();
  for (let i = 0; i < count; i++) {
    const one = served[i % served.length]!;
    await readWith(api, await load(one), one.spec, {});
  }
}

/** Ends a worker by an error of its script and takes the time until the next frame's outcome is there. */
async function recover(served: ServedPhoto): Promise<{ recoveryMs: number; read: boolean; workers: number }> {
  const photo = await load(served);
  const made: Worker[] = [];
  const reader = createSheetReader({
    workerFactory: () => {
      const fresh = newWorker();
      made.push(fresh);
      return fresh;
    },
  });
  await reader.read(photo, served.spec);
  const startedAt = performance.now();
  made[0]?.postMessage(poison);
  const outcome = await reader.read(photo, served.spec);
  const recoveryMs = performance.now() - startedAt;
  reader.dispose();
  return { recoveryMs, read: outcome.ok, workers: made.length };
}

/** A fresh worker that has done nothing yet. */
async function restart(): Promise<void> {
  await open().start();
}

const bench = { start, restart, readAll, readMany, recover };
export type Bench = typeof bench;
Object.assign(globalThis, { bench });
