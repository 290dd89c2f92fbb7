import { encodeWav, type ReadingOutcome, readAloud } from '@caderneta/reading-engine';
import { decodeAudio, openEspeak } from '@caderneta/reading-engine/node';
import type { RecordingQuestion } from '../../server/context/recording-judge.ts';

/** A recording to judge, or one to write as WAV. */
export interface RecordingTask {
  readonly bytes: Uint8Array;
  readonly question: RecordingQuestion | 'to-wav';
}

/** The synthesiser is a process of its own; each thread has one, from its first recording on. */
const { speak } = openEspeak();

/** What a thread of the pool does, one recording at a time. */
export default async function judgeRecording({
  bytes,
  question,
}: RecordingTask): Promise<ReadingOutcome | Uint8Array | null> {
  const decoded = await decodeAudio(bytes);
  if (question === 'to-wav') return decoded.ok ? encodeWav(decoded.recording) : null;
  return decoded.ok ? readAloud(decoded.recording, { ...question, speak }) : decoded;
}
