import { type Remote, releaseProxy, transfer, wrap } from 'comlink';
import type { Photo } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { awaitLifeLock, lifeLockName } from './life-lock.ts';
import { isPicture, type Picture, shareOf } from './picture.ts';
import type { FrameOutcome, ReadRequest, SheetWorkerApi } from './worker-api.ts';

/** What a link needs of a Worker: small enough for a test to stand in for a broken browser. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>;

/** Why a call to the worker did not come back. */
export type LinkFailure = { readonly ok: false; readonly reason: 'blocked' | 'crashed' | 'timeout' };
export type LinkResult<T> = { readonly ok: true; readonly value: T } | LinkFailure;

/** One running worker and the calls to it. A call ends with its value, or with the reason why the worker is of no more use. */
export class WorkerLink {
  readonly #worker: WorkerLike;
  readonly #remote: Remote<SheetWorkerApi>;
  readonly #broken: Promise<LinkFailure>;
  #break: (failure: LinkFailure) => void = () => undefined;
  #started = false;

  constructor(worker: WorkerLike) {
    this.#worker = worker;
    this.#remote = wrap<SheetWorkerApi>(worker as Worker);
    this.#broken = new Promise((resolve) => {
      this.#break = resolve;
    });
    const onError = (event: Event) => {
      event.preventDefault();
      this.#break({ ok: false, reason: this.#started ? 'crashed' : 'blocked' });
    };
    worker.addEventListener('error', onError);
    worker.addEventListener('messageerror', onError);
  }

  /** Waits for the script to answer. A blocked or missing script fails at once; a silent one after the timeout. */
  async start(timeoutMs: number): Promise<LinkResult<boolean>> {
    const lock = lifeLockName();
    const result = await this.#within(this.#remote.start(lock), timeoutMs);
    this.#started = result.ok;
    if (result.ok && result.value && lock) awaitLifeLock(lock, () => this.#break({ ok: false, reason: 'crashed' }));
    return result;
  }

  /** Reads a copy of the photo: the caller's pixels stay the caller's, and a second try needs them. */
  read(
    photo: Photo | Picture,
    spec: SheetSpec,
    request: ReadRequest,
    timeoutMs: number,
  ): Promise<LinkResult<FrameOutcome>> {
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
    this.#break({ ok: false, reason: 'crashed' });
    this.#remote[releaseProxy]();
    this.#worker.terminate();
  }

  async #within<T>(call: Promise<T>, timeoutMs: number): Promise<LinkResult<T>> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<LinkFailure>((resolve) => {
      timer = setTimeout(() => resolve({ ok: false, reason: 'timeout' }), timeoutMs);
    });
    const done = call.then(
      (value): LinkResult<T> => ({ ok: true, value }),
      (): LinkFailure => ({ ok: false, reason: 'crashed' }),
    );
    const result = await Promise.race([done, this.#broken, late]);
    clearTimeout(timer);
    return result;
  }
}
