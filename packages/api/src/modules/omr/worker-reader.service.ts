import type { Worker } from 'node:worker_threads';
import type { SheetSpec } from '@caderneta/omr-engine';
import type { PhotoReading, SheetPhotoReader } from '../../server/sheet-photo-reader.ts';
import { omrMessages } from './omr.messages.ts';
import { type PhotoAnswer, startPhotoThread } from './photo-thread.ts';

/** Photos that may wait for the one being read; the next is refused at once instead of waiting for minutes. */
const maxWaiting = 20;
/** A photo that takes longer has met a fault of the engine: its thread is ended, and the next photo gets a new one. */
const maxReadingMs = 60_000;

interface Job {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly spec: SheetSpec;
  readonly answer: (reading: PhotoReading) => void;
}

const failed: PhotoReading = {
  ok: false,
  code: 'engine-failed',
  message: omrMessages.failed,
  elapsedMs: 0,
};
const busy: PhotoReading = { ok: false, code: 'busy', message: omrMessages.busy, elapsedMs: 0 };

/** Reads photos in a thread of its own, one after the other. A photo that brings the thread down costs that photo alone;
 * `onFault` is told why. */
export function createWorkerReader(onFault: (fault: unknown) => void): SheetPhotoReader {
  const waiting: Job[] = [];
  let worker: Worker | null = null;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 1;
  let closed = false;

  const finish = (reading: PhotoReading): void => {
    clearTimeout(timer);
    const job = current;
    current = null;
    worker?.unref();
    job?.answer(reading);
    readNext();
  };

  const dropWorker = (fallen: Worker): void => {
    if (worker !== fallen) return;
    worker = null;
    void fallen.terminate();
    if (current) finish(failed);
  };

  const ensureWorker = (): Worker => {
    if (worker) return worker;
    const started = startPhotoThread();
    // It keeps no process alive while it has nothing to read.
    started.unref();
    started.on('message', ({ id, reading }: PhotoAnswer) => {
      if (current?.id === id) finish(reading);
    });
    started.on('error', (fault) => {
      onFault(fault);
      dropWorker(started);
    });
    started.on('exit', () => dropWorker(started));
    worker = started;
    return started;
  };

  function readNext(): void {
    if (current || closed) return;
    const job = waiting.shift();
    if (!job) return;
    current = job;
    const thread = ensureWorker();
    thread.ref();
    timer = setTimeout(() => {
      onFault(new Error(`a photo took more than ${maxReadingMs} ms to read`));
      dropWorker(thread);
    }, maxReadingMs);
    thread.postMessage({ id: job.id, bytes: job.bytes, spec: job.spec });
  }

  return {
    read: (bytes, spec) => {
      if (closed) return Promise.resolve(failed);
      if (waiting.length >= maxWaiting) return Promise.resolve(busy);
      return new Promise((answer) => {
        waiting.push({ id: nextId++, bytes, spec, answer });
        readNext();
      });
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      for (const job of [current, ...waiting.splice(0)]) job?.answer(failed);
      current = null;
      const last = worker;
      worker = null;
      await last?.terminate();
    },
  };
}
