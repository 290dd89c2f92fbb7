import type { TextMargins } from '@caderneta/contract';
import type { Grade, ReadingOutcome, Transcript } from '@caderneta/reading-engine';

/** What is known beside a recording. */
export interface RecordingQuestion {
  readonly text?: string | undefined;
  /** School year, 1 to 9, for the cut-offs. */
  readonly grade?: Grade | undefined;
  /** Words correct a minute that earn 10 in fluency, where a municipality decided it. */
  readonly fullRate?: number | undefined;
  /** Where the verdict on the text changes, where a municipality measured it. */
  readonly margins?: TextMargins | undefined;
  /** What another program heard. */
  readonly transcript?: Transcript | undefined;
}

/** A recording that was not judged: too many wait, or its thread died. */
export interface NotJudged {
  readonly ok: false;
  readonly code: 'busy' | 'engine-failed';
  readonly message: string;
}

/** Judges recordings away from the thread that answers requests. */
export interface RecordingJudge {
  judge(bytes: Uint8Array, question: RecordingQuestion): Promise<ReadingOutcome | NotJudged>;
  /** The recording as 16-bit WAV, 16 kHz mono, as other programs want it; null where it cannot be decoded. */
  toWav(bytes: Uint8Array): Promise<Uint8Array | null>;
  close(): Promise<void>;
}
