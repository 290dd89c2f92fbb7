import type { ReadingOutcome } from '@caderneta/reading-engine';
import { createThreadPool, type PoolPower } from '../../server/background/thread-pool.ts';
import type { NotJudged, RecordingJudge } from '../../server/context/recording-judge.ts';
import type { RecordingTask } from './judge-recording.thread.ts';
import { readingMessages } from './reading.messages.ts';

/** A recording takes up to a minute of a core. */
const program = { beside: import.meta.url, name: 'judge-recording', maxWaiting: 8, patienceMs: 240_000 };

const unjudged: Record<'busy' | 'failed', ReadingOutcome | NotJudged> = {
  busy: { ok: false, code: 'busy', message: readingMessages.busy },
  failed: { ok: false, code: 'engine-failed', message: readingMessages.failed },
};

/** Judges recordings in a pool of threads; 8 may wait. */
export function createRecordingPool(onError: (error: unknown) => void, power?: PoolPower): RecordingJudge {
  const pool = createThreadPool<RecordingTask, ReadingOutcome | Uint8Array | null>(program, onError, power);
  return {
    judge: async (bytes, question) => {
      const ran = await pool.run({ bytes, question });
      return ran.ok ? (ran.answer as ReadingOutcome) : unjudged[ran.reason];
    },
    toWav: async (bytes) => {
      const ran = await pool.run({ bytes, question: 'to-wav' });
      return ran.ok ? (ran.answer as Uint8Array | null) : null;
    },
    close: pool.close,
  };
}
