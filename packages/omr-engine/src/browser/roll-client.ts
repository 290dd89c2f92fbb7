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
 * @returns Never rejects: a reading or a refusal as `readRoll` gives it, else as `askOnce`.
 */
export const readRollPicture = (picture: Picture, signal: AbortSignal): Promise<RollReading | SheetFailure> =>
  askOnce<SheetWorkerApi, RollReading | SheetFailure>(
    startWorker,
    (remote, own) => remote.readRoll(own),
    picture,
    signal,
  );
