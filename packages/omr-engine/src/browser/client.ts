import type { Photo } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { refuse } from '../failures.ts';
import { isPicture, type Picture } from './picture.ts';
import type { FrameOutcome, ReadRequest } from './worker-api.ts';
import { type WorkerLike, WorkerLink } from './worker-link.ts';

export type { WorkerLike } from './worker-link.ts';

/** Pixels from a canvas, a photo, or a picture of the browser's, whose pixels the worker alone sees. */
export type Frame = ImageData | Photo | Picture;

export interface ReadFrameOptions extends ReadRequest {
  /** Ends the wait: a queued read is dropped, a running one is ignored (`upload`: its worker is ended). */
  readonly signal?: AbortSignal;
}

export interface SheetReaderSettings {
  /** Makes the worker; by default the engine's own script. */
  readonly workerFactory?: () => WorkerLike;
  /** Time for the worker's script to load and answer, ms. */
  readonly startTimeoutMs?: number;
  /** Longest that one photo may take, ms; after that the worker counts as crashed. */
  readonly jobTimeoutMs?: number;
  /** After a failed start the next one waits this long, ms, so that a blocked script is not asked for at every frame. */
  readonly restartPauseMs?: number;
  /** An idle worker is ended after this long, ms: its buffers keep tens of megabytes. The next read starts another. */
  readonly idleMs?: number;
}

/** Reads photos in a worker, one at a time, in order. */
export interface SheetReader {
  /** Never rejects: what went wrong is the outcome's code ('engine-failed' when no worker can be had, 'cancelled' after an abort). */
  read(frame: Frame, spec: SheetSpec, options?: ReadFrameOptions): Promise<FrameOutcome>;
  /** True when the first worker answered, false when it cannot start. Never rejects. */
  readonly ready: Promise<boolean>;
  /** Ends the worker; waiting reads end as 'cancelled'. */
  dispose(): void;
}

const defaultWorker = (): WorkerLike =>
  new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'omr-worker' });

const asGiven = (frame: Frame): Photo | Picture =>
  isPicture(frame) || 'pixels' in frame ? frame : { width: frame.width, height: frame.height, pixels: frame.data };

type Settings = Required<SheetReaderSettings>;

/** For a slow phone on a slow school line, and an upload of 50 megapixels. */
const usualSettings: Settings = {
  workerFactory: defaultWorker,
  startTimeoutMs: 10_000,
  jobTimeoutMs: 30_000,
  restartPauseMs: 5_000,
  idleMs: 120_000,
};

/** One queue before one worker, which is replaced where it ends. */
class QueuedReader implements SheetReader {
  readonly ready: Promise<boolean>;
  readonly #settings: Settings;
  #link: WorkerLink | null = null;
  #notBefore = 0;
  #isDisposed = false;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #tail: Promise<unknown>;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.ready = this.#connect().then((first) => first !== null);
    this.#tail = this.ready;
  }

  read(frame: Frame, spec: SheetSpec, { signal, ...request }: ReadFrameOptions = {}): Promise<FrameOutcome> {
    const isOver = () => this.#isDisposed || signal?.aborted === true;
    if (isOver()) return Promise.resolve(refuse('cancelled'));
    clearTimeout(this.#idle);
    let running = false;
    const job = this.#tail.then((): Promise<FrameOutcome> | FrameOutcome => {
      running = !isOver();
      return running ? this.#run(asGiven(frame), spec, request, isOver) : refuse('cancelled');
    });
    this.#tail = job.then(() => {
      running = false;
      clearTimeout(this.#idle);
      if (!this.#isDisposed) this.#idle = setTimeout(() => this.#drop(), this.#settings.idleMs);
    });
    return new Promise((resolve) => {
      const onAbort = () => {
        if (running && request.mode === 'upload') this.#drop();
        resolve(refuse('cancelled'));
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      void job.then((outcome) => {
        signal?.removeEventListener('abort', onAbort);
        resolve(isOver() ? refuse('cancelled') : outcome);
      });
    });
  }

  dispose(): void {
    this.#isDisposed = true;
    clearTimeout(this.#idle);
    this.#drop();
  }

  #drop(): void {
    this.#link?.terminate();
    this.#link = null;
  }

  async #connect(): Promise<WorkerLink | null> {
    const { workerFactory, startTimeoutMs, restartPauseMs } = this.#settings;
    if (this.#link) return this.#link;
    if (this.#isDisposed || Date.now() < this.#notBefore) return null;
    let fresh: WorkerLink;
    try {
      fresh = new WorkerLink(workerFactory());
    } catch {
      this.#notBefore = Date.now() + restartPauseMs;
      return null;
    }
    this.#link = fresh;
    if (await fresh.start(startTimeoutMs)) return fresh;
    if (this.#link === fresh) {
      this.#drop();
      this.#notBefore = Date.now() + restartPauseMs;
    }
    return null;
  }

  async #run(
    photo: Photo | Picture,
    spec: SheetSpec,
    request: ReadRequest,
    isOver: () => boolean,
  ): Promise<FrameOutcome> {
    for (let attempt = 0; attempt < 2 && !isOver(); attempt++) {
      const current = await this.#connect();
      if (!current) break;
      const outcome = await current.read(photo, spec, request, this.#settings.jobTimeoutMs);
      if (outcome) return outcome;
      if (this.#link === current) this.#drop();
    }
    return refuse(isOver() ? 'cancelled' : 'engine-failed');
  }
}

/**
 * Starts the sheet reader's worker.
 *
 * One queue; a worker that crashes or hangs is replaced and its photo tried once more; a worker that cannot start
 * (script blocked, no module workers) gives 'engine-failed' at once, so that the caller can turn to the server.
 */
export const createSheetReader = (settings: SheetReaderSettings = {}): SheetReader =>
  new QueuedReader({ ...usualSettings, ...settings });
