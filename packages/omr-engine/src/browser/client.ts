import type { Photo } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { refuse } from '../failures.ts';
import { isPicture, type Picture } from './picture.ts';
import type { FrameOutcome, ReadRequest } from './worker-api.ts';
import { type WorkerLike, WorkerLink } from './worker-link.ts';

export type { WorkerLike } from './worker-link.ts';

/** Time for the worker's script to load and answer, ms: a slow phone on a slow school line. */
const START_TIMEOUT_MS = 10_000;
/** Longest that one photo may take, ms: a 50 MP upload with OpenCV on a slow phone. After that the worker counts as crashed. */
const JOB_TIMEOUT_MS = 30_000;
/** After a failed start the next one waits this long, ms, so that a blocked script is not asked for at every frame. */
const RESTART_PAUSE_MS = 5_000;
/** An idle worker is ended after this long, ms: OpenCV keeps 128 MB. The next read starts another. */
const IDLE_MS = 120_000;

/** Pixels from a canvas, a photo, or a picture of the browser's, whose pixels the worker alone sees. */
export type Frame = ImageData | Photo | Picture;

export interface ReadFrameOptions extends ReadRequest {
  /** Ends the wait: a queued read is dropped, a running one is ignored (`upload`: its worker is ended). */
  readonly signal?: AbortSignal;
}

export interface SheetReaderSettings {
  /** Makes the worker; by default the engine's own script. */
  readonly workerFactory?: () => WorkerLike;
  /** Folder URL of opencv.js and opencv.wasm; by default those that the bundler emits beside the worker. */
  readonly opencvBase?: string;
  readonly startTimeoutMs?: number;
  readonly jobTimeoutMs?: number;
  readonly restartPauseMs?: number;
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

/**
 * Starts the sheet reader's worker.
 *
 * One queue; a worker that crashes or hangs is replaced and its photo tried once more; a worker that cannot start
 * (script blocked, no module workers) gives 'engine-failed' at once, so that the caller can turn to the server.
 */
export function createSheetReader(settings: SheetReaderSettings = {}): SheetReader {
  const {
    workerFactory = defaultWorker,
    opencvBase = null,
    startTimeoutMs = START_TIMEOUT_MS,
    jobTimeoutMs = JOB_TIMEOUT_MS,
    restartPauseMs = RESTART_PAUSE_MS,
    idleMs = IDLE_MS,
  } = settings;
  let link: WorkerLink | null = null;
  let notBefore = 0;
  let disposed = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  const drop = () => {
    link?.terminate();
    link = null;
  };

  const connect = async (): Promise<WorkerLink | null> => {
    if (link) return link;
    if (disposed || Date.now() < notBefore) return null;
    let fresh: WorkerLink;
    try {
      fresh = new WorkerLink(workerFactory());
    } catch {
      notBefore = Date.now() + restartPauseMs;
      return null;
    }
    link = fresh;
    const started = await fresh.start(opencvBase, startTimeoutMs);
    if (started.ok) return fresh;
    if (link === fresh) {
      drop();
      notBefore = Date.now() + restartPauseMs;
    }
    return null;
  };

  const run = async (photo: Photo | Picture, spec: SheetSpec, request: ReadRequest, isOver: () => boolean) => {
    for (let attempt = 0; attempt < 2 && !isOver(); attempt++) {
      const current = await connect();
      if (!current) break;
      const result = await current.read(photo, spec, request, jobTimeoutMs);
      if (result.ok) return result.value;
      if (link === current) drop();
    }
    return refuse(isOver() ? 'cancelled' : 'engine-failed');
  };

  const read = (frame: Frame, spec: SheetSpec, options: ReadFrameOptions = {}): Promise<FrameOutcome> => {
    const { signal, ...request } = options;
    const isOver = () => disposed || signal?.aborted === true;
    if (isOver()) return Promise.resolve(refuse('cancelled'));
    clearTimeout(idle);
    let running = false;
    const job = tail.then((): Promise<FrameOutcome> | FrameOutcome => {
      running = !isOver();
      return running ? run(asGiven(frame), spec, request, isOver) : refuse('cancelled');
    });
    tail = job.then(() => {
      running = false;
      clearTimeout(idle);
      if (!disposed) idle = setTimeout(drop, idleMs);
    });
    return new Promise((resolve) => {
      const onAbort = () => {
        if (running && request.mode === 'upload') drop();
        resolve(refuse('cancelled'));
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      void job.then((outcome) => {
        signal?.removeEventListener('abort', onAbort);
        resolve(isOver() ? refuse('cancelled') : outcome);
      });
    });
  };

  const ready = connect().then((first) => first !== null);
  tail = ready;
  return {
    read,
    ready,
    dispose() {
      disposed = true;
      clearTimeout(idle);
      drop();
    },
  };
}
