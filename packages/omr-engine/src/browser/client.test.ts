import { expose } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Photo, ReadOutcome } from '../core/reading.ts';
import { refuse } from '../failures.ts';
import { createSheetReader, type SheetReader, type SheetReaderSettings, type WorkerLike } from './client.ts';
import type { Picture } from './picture.ts';
import type { SheetWorkerApi } from './worker-api.ts';

const spec = { groups: [10], options: 4 };
const photo = (mark: number): Photo => ({ width: 1, height: 1, pixels: new Uint8ClampedArray([mark, 0, 0, 255]) });
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A worker's script on a message channel, with the ways in which a real worker fails. */
class FakeWorker extends EventTarget implements WorkerLike {
  readonly #channel = new MessageChannel();
  ended = false;

  constructor(api: Partial<SheetWorkerApi> | null) {
    super();
    this.#channel.port1.addEventListener('message', (event) =>
      this.dispatchEvent(new MessageEvent('message', { data: event.data })),
    );
    this.#channel.port1.start();
    if (api) expose({ start: async () => false, ...api }, this.#channel.port2);
  }
  postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions): void {
    const given = Array.isArray(transfer) ? transfer : (transfer?.transfer ?? []);
    this.#channel.port1.postMessage(message, given as never);
  }
  terminate(): void {
    this.ended = true;
    this.#channel.port1.close();
  }
  crash(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Locks by name: who asks for one that is held waits for its end. */
class FakeLocks {
  readonly #waiting = new Map<string, (() => void)[]>();
  hold(name: string): () => void {
    this.#waiting.set(name, []);
    return () => {
      for (const grant of this.#waiting.get(name) ?? []) grant();
    };
  }
  async request(name: string, callback: () => void): Promise<void> {
    await new Promise<void>((granted) => this.#waiting.get(name)?.push(granted));
    callback();
  }
}

let reader: SheetReader | null = null;
afterEach(() => {
  reader?.dispose();
  vi.unstubAllGlobals();
});

/** A reader whose workers come from a list; the last one serves all later starts. */
function open(apis: (Partial<SheetWorkerApi> | null)[], settings: SheetReaderSettings = {}) {
  const workers: FakeWorker[] = [];
  reader = createSheetReader({
    startTimeoutMs: 200,
    jobTimeoutMs: 200,
    restartPauseMs: 20,
    ...settings,
    workerFactory: () => {
      const worker = new FakeWorker(apis[Math.min(workers.length, apis.length - 1)] ?? null);
      workers.push(worker);
      return worker;
    },
  });
  return { reader, workers };
}

/** A photo's first byte. */
const markOf = (given: Photo | Picture): number => ('pixels' in given ? (given.pixels[0] ?? -1) : -1);

/** Answers with the photo's first byte as the number of markers seen. */
const echo: Partial<SheetWorkerApi> = {
  read: async (given): Promise<ReadOutcome> => refuse('no-sheet', { markersFound: markOf(given) }),
};

describe('the sheet reader in the browser', () => {
  it('reads one photo after another, in order, and leaves the pixels to their owner', async () => {
    let running = 0;
    let most = 0;
    const slow: Partial<SheetWorkerApi> = {
      read: async (given) => {
        most = Math.max(most, ++running);
        await soon(5);
        running--;
        return refuse('no-sheet', { markersFound: markOf(given) });
      },
    };
    const own = open([slow]);
    expect(await own.reader.ready).toBe(true);
    const photos = [1, 2, 3, 4].map(photo);
    const outcomes = await Promise.all(photos.map((each) => own.reader.read(each, spec)));
    expect(outcomes.map(({ markersFound }) => markersFound)).toEqual([1, 2, 3, 4]);
    expect(most).toBe(1);
    expect(photos.map(({ pixels }) => pixels.length)).toEqual([4, 4, 4, 4]);
    expect(own.workers).toHaveLength(1);
  });

  it('takes canvas pixels too', async () => {
    const { reader } = open([echo]);
    const frame = { width: 1, height: 1, data: new Uint8ClampedArray([9, 0, 0, 255]), colorSpace: 'srgb' } as ImageData;
    expect(await reader.read(frame, spec)).toMatchObject({ code: 'no-sheet', markersFound: 9 });
  });

  it('a blocked script is known at once', async () => {
    const { reader, workers } = open([null], { startTimeoutMs: 60_000 });
    setTimeout(() => workers[0]?.crash(), 10);
    const startedAt = Date.now();
    expect(await reader.ready).toBe(false);
    expect(await reader.read(photo(1), spec)).toMatchObject({ ok: false, code: 'engine-failed' });
    expect(Date.now() - startedAt).toBeLessThan(30_000);
  });

  it('a worker that cannot even be made is a value, not an exception', async () => {
    reader = createSheetReader({
      workerFactory: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(await reader.ready).toBe(false);
    expect(await reader.read(photo(1), spec)).toMatchObject({ code: 'engine-failed' });
  });

  it('a silent script is given up after the timeout, and a later read tries again', async () => {
    const { reader, workers } = open([null, echo], { startTimeoutMs: 30 });
    expect(await reader.ready).toBe(false);
    expect(workers[0]?.ended).toBe(true);
    await soon(40);
    expect(await reader.read(photo(5), spec)).toMatchObject({ code: 'no-sheet', markersFound: 5 });
  });

  it('a crash costs one retry, on a new worker', async () => {
    const crashing: Partial<SheetWorkerApi> = { read: () => new Promise(() => undefined) };
    const { reader, workers } = open([crashing, echo], { jobTimeoutMs: 5000 });
    await reader.ready;
    const outcome = reader.read(photo(7), spec);
    await soon(20);
    workers[0]?.crash();
    expect(await outcome).toMatchObject({ code: 'no-sheet', markersFound: 7 });
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('a worker that vanishes without a word is known by its lock, and costs one retry', async () => {
    const locks = new FakeLocks();
    vi.stubGlobal('navigator', { locks });
    let vanish = () => {};
    const vanishing: Partial<SheetWorkerApi> = {
      start: async (name) => {
        vanish = locks.hold(name ?? '');
        return true;
      },
      read: () => new Promise(() => undefined),
    };
    const { reader, workers } = open([vanishing, echo], { jobTimeoutMs: 60_000 });
    await reader.ready;
    const outcome = reader.read(photo(7), spec);
    await soon(20);
    vanish();
    expect(await outcome).toMatchObject({ code: 'no-sheet', markersFound: 7 });
    expect(workers).toHaveLength(2);
  });

  it('two crashes on one photo end it, and the next photo is read', async () => {
    const { reader } = open([
      { read: () => Promise.reject(new RangeError('memory')) },
      { read: () => new Promise(() => undefined) },
      echo,
    ]);
    expect(await reader.read(photo(1), spec)).toMatchObject({ code: 'engine-failed' });
    expect(await reader.read(photo(2), spec)).toMatchObject({ code: 'no-sheet', markersFound: 2 });
  });

  it('an abort drops what waits, ignores what runs, and never rejects', async () => {
    const seen: number[] = [];
    let finish = () => {};
    const finished = new Promise<void>((done) => {
      finish = done;
    });
    const slow: Partial<SheetWorkerApi> = {
      read: async (given) => {
        seen.push(markOf(given));
        await finished;
        return refuse('no-sheet');
      },
    };
    const { reader, workers } = open([slow]);
    const stop = new AbortController();
    const first = reader.read(photo(1), spec, { signal: stop.signal });
    const second = reader.read(photo(2), spec, { signal: stop.signal });
    const third = reader.read(photo(3), spec);
    await expect.poll(() => seen).toEqual([1]);
    stop.abort();
    expect(await first).toMatchObject({ code: 'cancelled' });
    expect(await second).toMatchObject({ code: 'cancelled' });
    finish();
    expect(await third).toMatchObject({ code: 'no-sheet' });
    expect(seen).toEqual([1, 3]);
    expect(workers).toHaveLength(1);
    expect(await reader.read(photo(4), spec, { signal: stop.signal })).toMatchObject({ code: 'cancelled' });
  });

  it('an aborted upload ends its worker, so that the next photo does not wait for it', async () => {
    let isRead = false;
    const endless = () => {
      isRead = true;
      return new Promise<never>(() => undefined);
    };
    const { reader, workers } = open([{ read: endless }, echo], { jobTimeoutMs: 60_000 });
    const stop = new AbortController();
    const upload = reader.read(photo(1), spec, { mode: 'upload', signal: stop.signal });
    await expect.poll(() => isRead).toBe(true);
    stop.abort();
    expect(await upload).toMatchObject({ code: 'cancelled' });
    expect(await reader.read(photo(2), spec)).toMatchObject({ code: 'no-sheet', markersFound: 2 });
    expect(workers[0]?.ended).toBe(true);
  });

  it('an idle worker is ended; disposing ends everything', async () => {
    const { reader, workers } = open([echo], { idleMs: 20 });
    await reader.read(photo(1), spec);
    await soon(60);
    expect(workers[0]?.ended).toBe(true);
    expect(await reader.read(photo(2), spec)).toMatchObject({ markersFound: 2 });
    reader.dispose();
    expect(workers[1]?.ended).toBe(true);
    expect(await reader.read(photo(3), spec)).toMatchObject({ code: 'cancelled' });
  });
});
