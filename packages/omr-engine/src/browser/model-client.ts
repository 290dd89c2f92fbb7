import type { Remote } from 'comlink';
import type { SheetFailure } from '../core/reading.ts';
import { refuse } from '../failures.ts';
import { askOnce } from './ask-once.ts';
import { createSheetReader, type SheetReader, type SheetReaderSettings } from './client.ts';
import type { ModelWorkerApi, Proposal } from './model-api.ts';
import type { Picture } from './picture.ts';

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
  const ask = async (remote: Remote<ModelWorkerApi>, own: ImageBitmap) => await remote.propose(own);
  return (await askOnce(startWorker, ask, picture, signal)) ?? refuse(signal.aborted ? 'cancelled' : 'engine-failed');
}
