import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { PhotoReading, SheetPhotoReader } from '../../server/sheet-photo-reader.ts';
import { omrMessages } from './omr.messages.ts';
import type { PhotoQuestion } from './read-photo.thread.ts';

/** Photos that may wait; the next is refused at once instead of waiting for minutes. */
const maxWaiting = 20;
/** A photo without an answer after this, ms, waiting included, has met a fault of the engine: its thread is ended. */
const patienceMs = 120_000;
/** A thread without work ends, ms: each holds some 100 MB. */
const idleMs = 60_000;
/** One core stays for answering requests. */
const mostThreads = Math.max(1, Math.min(4, availableParallelism() - 1));

const isSource = import.meta.url.endsWith('.ts');
const program = new URL(isSource ? './read-photo.source.mjs' : './read-photo.thread.js', import.meta.url);

const failed: PhotoReading = { ok: false, code: 'engine-failed', message: omrMessages.failed, elapsedMs: 0 };
const busy: PhotoReading = { ok: false, code: 'busy', message: omrMessages.busy, elapsedMs: 0 };

/** Reads photos in a pool of threads. A photo that brings a thread down costs that photo alone; `onFault` is told why. */
export function createPhotoPool(onFault: (fault: unknown) => void): SheetPhotoReader {
  const pool = new Piscina<PhotoQuestion, PhotoReading>({
    filename: program.href,
    execArgv: isSource ? ['--conditions=caderneta-source'] : [],
    minThreads: 0,
    maxThreads: mostThreads,
    idleTimeout: idleMs,
    // A waiting thread must not block: it loads what it may need next meanwhile.
    atomics: 'disabled',
  });
  let closed = false;
  return {
    read: async (bytes, spec) => {
      if (closed) return failed;
      if (pool.queueSize >= maxWaiting) return busy;
      try {
        return await pool.run({ bytes, spec }, { signal: AbortSignal.timeout(patienceMs) });
      } catch (fault) {
        if (!closed) onFault(fault);
        return failed;
      }
    },
    close: async () => {
      closed = true;
      await pool.destroy();
    },
  };
}
