import type { Remote } from 'comlink';
import type { SheetFailure } from '../core/reading.ts';
import type { RollReading } from '../roll/read-roll.ts';
import { askOnce } from './ask-once.ts';
import type { Picture } from './picture.ts';
import type { SheetWorkerApi } from './worker-api.ts';

const startWorker = (): Worker =>
  new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'omr-worker' });

/**
 * Reads a page of a roll in a worker that ends with it. The caller closes the picture.
 *
 * @returns A reading or a refusal as `readRoll` gives it. Never rejects: null after an abort, and where no worker can be had.
 */
export const readRollPicture = (picture: Picture, signal: AbortSignal): Promise<RollReading | SheetFailure | null> => {
  const ask = async (remote: Remote<SheetWorkerApi>, own: ImageBitmap) => await remote.readRoll(own);
  return askOnce(startWorker, ask, picture, signal);
};
