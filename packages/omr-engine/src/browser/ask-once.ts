import { type Remote, releaseProxy, transfer, wrap } from 'comlink';
import type { SheetFailure } from '../core/reading.ts';
import { refuse } from '../failures.ts';
import type { Picture } from './picture.ts';

/** A slow phone takes some seconds; beyond this something hangs, ms. */
const PATIENCE_MS = 60_000;

/**
 * Asks one thing of a worker about a picture; the worker ends with it. The caller closes the picture.
 *
 * @returns Never rejects: 'cancelled' after an abort, 'engine-failed' where no worker can be had or it breaks.
 */
export async function askOnce<Api, Answer>(
  start: () => Worker,
  ask: (remote: Remote<Api>, picture: ImageBitmap) => Promise<Answer>,
  picture: Picture,
  signal: AbortSignal,
): Promise<Answer | SheetFailure> {
  if (signal.aborted) return refuse('cancelled');
  let worker: Worker;
  try {
    worker = start();
  } catch {
    return refuse('engine-failed');
  }
  const remote = wrap<Api>(worker);
  const ended = new Promise<SheetFailure>((resolve) => {
    worker.addEventListener('error', () => resolve(refuse('engine-failed')));
    signal.addEventListener('abort', () => resolve(refuse('cancelled')), { once: true });
    setTimeout(() => resolve(refuse('engine-failed')), PATIENCE_MS);
  });
  try {
    const shared = await createImageBitmap(picture as ImageBitmap);
    return await Promise.race([ask(remote, transfer(shared, [shared])), ended]);
  } catch {
    return refuse('engine-failed');
  } finally {
    remote[releaseProxy]();
    worker.terminate();
  }
}
