import type { TextMargins } from '@caderneta/contract/reading';
import { type AcousticAlignment, alignReading } from './align/align-reading.ts';
import type { Speaker } from './align/speaker.ts';
import { type Cutoffs, cutoffsFor, type Grade } from './core/cutoffs.ts';
import type { ReadingEvaluation } from './core/evaluation.ts';
import { type RecordingFailure, type ReservationCode, refuse } from './core/failures.ts';
import type { Recording } from './core/recording.ts';
import { decibels, mean } from './core/statistics.ts';
import { evaluate } from './evaluate.ts';
import { type Heard, listen } from './stages/listen.ts';
import { alignTranscript, type Transcript } from './text/align-transcript.ts';
import { summariseAlignment } from './text/summarise.ts';
import { wordsOf } from './text/words.ts';

/** Quieter than this a recording is silent, dB below full scale. */
const SILENCE_DBFS = -65;
/** Less speech than this cannot be judged, s. */
const LEAST_SPEECH_S = 3;
/** Noise closer to the voice than this hides it, dB. */
const LEAST_SNR_DB = 5;

/** What is known beside the recording. */
export interface ReadAloudOptions {
  /** The text that was read. */
  readonly text?: string | undefined;
  readonly grade?: Grade | undefined;
  /** Words correct a minute that earn 10 in fluency, where somebody decided it; else what is usual for the grade. */
  readonly fullRate?: number | undefined;
  /** Replaces some of the grade's cut-offs. */
  readonly cutoffs?: Partial<Cutoffs> | undefined;
  /** Where the verdict on the text changes, where somebody measured it. */
  readonly margins?: TextMargins | undefined;
  /** Speaks the reference; without one the recording is not compared with the text. */
  readonly speak?: Speaker | undefined;
  /** What another program heard; then the words are compared by it, and the sound is judged here all the same. */
  readonly transcript?: Transcript | undefined;
}

/** An evaluation, or why the recording cannot be judged at all. */
export type ReadingOutcome = { readonly ok: true; readonly evaluation: ReadingEvaluation } | RecordingFailure;

function failureOf({ samples }: Recording, heard: Heard): RecordingFailure | null {
  const loudest = samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
  if (decibels(mean(samples.map((value) => value * value))) < SILENCE_DBFS || loudest === 0) return refuse('silence');
  if (heard.speech.spans.length === 0) return refuse('no-speech');
  return heard.speechS < LEAST_SPEECH_S ? refuse('too-short') : null;
}

const reservationOf: Readonly<Record<AcousticAlignment['verdict'], readonly ReservationCode[]>> = {
  match: [],
  inconclusive: ['text-inconclusive'],
  'other-text': ['text-mismatch'],
};

/**
 * Judges a reading aloud: level, noise, speech and pauses; alignment to the text against a synthesised reference; six criteria.
 * What cannot be judged is null, and `reservations` says why. A ten-minute recording takes about a minute of one core, so a
 * server runs it in a worker thread.
 *
 * How a recording is aligned:
 * 1. eSpeak NG (`packages/espeak-host`) speaks the text at the pupil's rate, its length over the time of the speech; where too few
 *    syllables are heard for the whole text, a slower rate is tried as well. The same request gives the same samples.
 * 2. Mel cepstra and slopes of both sides are compared every 10 ms, each weighted by what people and the synthesiser have in common
 *    in it. The reference gets the recording's tone and noise first.
 * 3. Viterbi finds the path through the reference's frames. Each may be dwelt on or passed over; between words there may be silence
 *    or speech that is not in the text; words may be skipped at a price, and the text left before its end.
 * 4. An affine map, found by least squares on the path so far, brings the reference's voice nearer to the pupil's; then 3 again.
 * 5. The text: the opening 25 s are compared in three voices through four vocal tracts, with the words in their order and in two
 *    others. `margin` is how much smaller the true order's mean distance is: about 0 for another text, 0.09 to 0.25 for the right one.
 * 6. The words: where those that were read last longer or shorter than the reference's, the text is spoken again at their rate.
 *
 * With `transcript`, which an external service heard, the words come from it by edit distance and the prosody from the sound.
 *
 * @returns Failures: 'silence', 'no-speech', 'too-short' (under 3 s of speech).
 */
export async function readAloud(recording: Recording, options: ReadAloudOptions = {}): Promise<ReadingOutcome> {
  const heard = listen(recording);
  const refused = failureOf(recording, heard);
  if (refused) return refused;
  const cutoffs = { ...cutoffsFor(options.grade ?? null, options.fullRate), ...options.cutoffs };
  const text = options.text?.normalize('NFC') ?? '';
  const words = wordsOf(text);
  const base = { heard, words, cutoffs, alignment: null, margin: null };
  const isNoisy = heard.level.snrDb < LEAST_SNR_DB;
  if (options.transcript && words.length > 0) {
    const alignment = alignTranscript(words, options.transcript);
    const reservations: ReservationCode[] = alignment.verdict === 'other-text' ? ['text-mismatch'] : [];
    return { ok: true, evaluation: evaluate({ ...base, method: 'transcript-alignment', alignment, reservations }) };
  }
  if (isNoisy)
    return { ok: true, evaluation: evaluate({ ...base, method: 'acoustic-only', reservations: ['too-noisy'] }) };
  if (words.length === 0)
    return { ok: true, evaluation: evaluate({ ...base, method: 'acoustic-only', reservations: [] }) };
  const found = options.speak ? await alignReading(heard, text, words, options.speak, options.margins) : null;
  if (!found) {
    return { ok: true, evaluation: evaluate({ ...base, method: 'acoustic-only', reservations: ['no-reference'] }) };
  }
  const alignment = summariseAlignment(found.words, found.verdict);
  return {
    ok: true,
    evaluation: evaluate({
      ...base,
      method: 'acoustic-alignment',
      alignment,
      margin: found.margin,
      reservations: reservationOf[found.verdict],
    }),
  };
}
