import { parentPort } from 'node:worker_threads';
import { readSheetFile } from '@caderneta/omr-engine/node';
import type { PhotoReading } from '../../server/sheet-photo-reader.ts';
import type { PhotoAnswer, PhotoQuestion } from './photo-thread.ts';

/** The thread's own program: one photo at a time, bytes in, answers out. */
async function answer({ id, bytes, spec }: PhotoQuestion): Promise<PhotoAnswer> {
  const outcome = await readSheetFile(bytes, spec, { mode: 'upload' });
  const { elapsedMs } = outcome;
  const reading: PhotoReading = outcome.ok
    ? { ok: true, answers: outcome.answers, bubbles: outcome.bubbles, identity: outcome.identity, elapsedMs }
    : { ok: false, code: outcome.code, message: outcome.message, elapsedMs };
  return { id, reading };
}

parentPort?.on('message', (question: PhotoQuestion) => {
  void answer(question).then((reply) => parentPort?.postMessage(reply));
});
