import { releaseProxy, transfer, wrap } from 'comlink';
import type { SheetFailure } from '../core/reading.ts';
import { refuse } from '../failures.ts';
import { createSheetReader, type SheetReader, type SheetReaderSettings } from './client.ts';
import type { ModelWorkerApi, Proposal } from './model-api.ts';
import type { Picture } from './picture.ts';

/** A slow phone takes some seconds; beyond this something hangs, ms. */
const PATIENCE_MS = 60_000;

const startWorker = (): Worker =>
  new Worker(new URL('../model-worker.ts', import.meta.url), { type: 'module', name: 'model-worker' });

/** A reader as `createSheetReader` makes it, for sheets of other makers: it wants a `ModelSpec` wherever a spec is asked for. */
export const createModelReader = (settings: SheetReaderSettings = {}): SheetReader =>
  createSheetReader({ workerFactory: startWorker, ...settings });

/**
 * Proposes a model of the sheet that a picture shows, in a worker that ends with it. The caller closes the picture.
 *
 * @returns Never rejects: 'no-sheet' where no group of bubbles is seen, 'cancelled' after an abort, 'engine-failed' where no worker can be had.
 */
export async function proposeModel(picture: Picture, signal: AbortSignal): Promise<Proposal | SheetFailure> {
  if (signal.aborted) return refuse('cancelled');
  let worker: Worker;
  try {
    worker = startWorker();
  } catch {
    return refuse('engine-failed');
  }
  const remote = wrap<ModelWorkerApi>(worker);
  const ended = new Promise<SheetFailure>((resolve) => {
    worker.addEventListener('error', () => resolve(refuse('engine-failed')));
    signal.addEventListener('abort', () => resolve(refuse('cancelled')), { once: true });
    setTimeout(() => resolve(refuse('engine-failed')), PATIENCE_MS);
  });
  try {
    const shared = await createImageBitmap(picture as ImageBitmap);
    return await Promise.race([remote.propose(transfer(shared, [shared])), ended]);
  } catch {
    return refuse('engine-failed');
  } finally {
    remote[releaseProxy]();
    worker.terminate();
  }
}
