import { type Remote, releaseProxy, transfer, wrap } from 'comlink';
import type { Photo } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { awaitLifeLock, lifeLockName } from './life-lock.ts';
import { isPicture, type Picture, shareOf } from './picture.ts';
import type { FrameOutcome, ReadRequest, SheetWorkerApi } from './worker-api.ts';

/** What a link needs of a Worker: small enough for a test to stand in for a broken browser. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>;

/** One running worker and the calls to it. A call that does not come back ends with null: the worker is of no more use. */
export class WorkerLink {
  readonly #worker: WorkerLike;
  readonly #remote: Remote<SheetWorkerApi>;
  readonly #broken: Promise<null>;
  #break: () => void = () => undefined;

  constructor(worker: WorkerLike) {
    this.#worker = worker;
    this.#remote = wrap<SheetWorkerApi>(worker as Worker);
    this.#broken = new Promise((resolve) => {
      this.#break = () => resolve(null);
    });
    const onError = (event: Event) => {
      event.preventDefault();
      this.#break();
    };
    worker.addEventListener('error', onError);
    worker.addEventListener('messageerror', onError);
  }

  /** Waits for the script to answer. @returns whether it did: a blocked or missing script fails at once, a silent one after the timeout. */
  async start(timeoutMs: number): Promise<boolean> {
    const lock = lifeLockName();
    const isHeld = await this.#within(this.#remote.start(lock), timeoutMs);
    if (isHeld && lock) awaitLifeLock(lock, () => this.#break());
    return isHeld !== null;
  }

  /** Reads a copy of the photo: the caller's pixels stay the caller's, and a second try needs them. */
  read(photo: Photo | Picture, spec: SheetSpec, request: ReadRequest, timeoutMs: number): Promise<FrameOutcome | null> {
    const given = async (): Promise<FrameOutcome> => {
      if (isPicture(photo)) {
        const shared = await shareOf(photo);
        return this.#remote.read(transfer(shared, [shared]), spec, request);
      }
      const pixels = new Uint8ClampedArray(photo.pixels);
      const copy: Photo = { width: photo.width, height: photo.height, pixels };
      return this.#remote.read(transfer(copy, [pixels.buffer]), spec, request);
    };
    return this.#within(given(), timeoutMs);
  }

  terminate(): void {
    this.#break();
    this.#remote[releaseProxy]();
    this.#worker.terminate();
  }

  async #within<T>(call: Promise<T>, timeoutMs: number): Promise<T | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeoutMs);
    });
    const result = await Promise.race([call.catch(() => null), this.#broken, late]);
    clearTimeout(timer);
    return result;
  }
}
