import { createThreadPool, type PoolPower } from '../../server/background/thread-pool.ts';
import type { PhotoReading, SheetPhotoReader } from '../../server/context/sheet-photo-reader.ts';
import { omrMessages } from './omr.messages.ts';
import type { PhotoQuestion } from './read-photo.thread.ts';

const program = { beside: import.meta.url, name: 'read-photo', maxWaiting: 20, patienceMs: 120_000 };

const unread: Record<'busy' | 'failed', PhotoReading> = {
  failed: { ok: false, code: 'engine-failed', message: omrMessages.failed, elapsedMs: 0 },
  busy: { ok: false, code: 'busy', message: omrMessages.busy, elapsedMs: 0 },
};

/** Reads photos in a pool of threads; 20 may wait. */
export function createPhotoPool(onError: (error: unknown) => void, power?: PoolPower): SheetPhotoReader {
  const pool = createThreadPool<PhotoQuestion, PhotoReading>(program, onError, power);
  return {
    read: async (bytes, spec) => {
      const ran = await pool.run({ bytes, spec });
      return ran.ok ? ran.answer : unread[ran.reason];
    },
    close: pool.close,
  };
}
