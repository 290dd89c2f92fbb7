import { type Remote, releaseProxy, transfer, wrap } from 'comlink';
import type { Picture } from './picture.ts';

/** A slow phone takes some seconds; beyond this something hangs, ms. */
const PATIENCE_MS = 60_000;

/**
 * Asks one thing of a worker about a picture; the worker ends with it. The caller closes the picture.
 *
 * @returns Never rejects: null after an abort, and where no worker can be had or it breaks.
 */
export async function askOnce<Api, Answer>(
  start: () => Worker,
  ask: (remote: Remote<Api>, picture: ImageBitmap) => Promise<Answer>,
  picture: Picture,
  signal: AbortSignal,
): Promise<Answer | null> {
  if (signal.aborted) return null;
  let worker: Worker;
  try {
    worker = start();
  } catch {
    return null;
  }
  const remote = wrap<Api>(worker);
  const ended = new Promise<null>((resolve) => {
    worker.addEventListener('error', () => resolve(null));
    signal.addEventListener('abort', () => resolve(null), { once: true });
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    const shared = await createImageBitmap(picture as ImageBitmap);
    return await Promise.race([ask(remote, transfer(shared, [shared])), ended]);
  } catch {
    return null;
  } finally {
    remote[releaseProxy]();
    worker.terminate();
  }
}
