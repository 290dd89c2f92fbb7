import type { ReadingCriterion } from '@caderneta/contract/reading';
import type { ReservationCode } from './failures.ts';

/** A criterion's score from 0 to 10, or null where it cannot be judged; the feedback then says why. */
export interface CriterionEvaluation {
  readonly score: number | null;
  readonly feedback: string;
}

/** `missing`: possibly not read. `unsure`: something was said there that is hardly the word. */
export type WordStatus = 'read' | 'missing' | 'unsure';

/** A word of the text on the recording's time, s; null where it was not heard. */
export interface AlignedWord {
  readonly word: string;
  readonly status: WordStatus;
  readonly start_s: number | null;
  readonly end_s: number | null;
}

/** Whether the recording is of the text: by the margin over the same words shuffled. */
export type TextVerdict = 'match' | 'inconclusive' | 'other-text';

/** Reading and text side by side. Numbers are null where the verdict, or an early stop, leaves nothing to count. */
export interface ReadingAlignment {
  readonly verdict: TextVerdict;
  readonly words_total: number;
  readonly words_read: number | null;
  readonly words_missing: readonly string[];
  /** Inserted and substituted words are filled from transcripts alone: sound does not say which word was read in another's place. */
  readonly words_inserted: readonly string[];
  readonly words_substituted: readonly { readonly expected: string; readonly read: string }[];
  /** Share of the text's words that were read, %; null when the reading stopped early. */
  readonly accuracy_percent: number | null;
  /**
   * Where the reading stopped, if more than three words and a tenth of the text are left; `index` counts words from 0. The words after
   * it are not in `words_missing`, and pronunciation is judged as far as the reading went.
   */
  readonly read_until: { readonly word: string; readonly index: number } | null;
  readonly words: readonly AlignedWord[];
}

/** A pause of the reading: half a syllable of the reader or more, which is 0.09 to 0.25 s, in noise at least 0.16 s. */
export interface ReadingPause {
  readonly start_s: number;
  readonly end_s: number;
  /** Index of the word before it; null without a text. */
  readonly after_word: number | null;
  /** Whether the text asks for or allows a pause there; null without a text. */
  readonly at_punctuation: boolean | null;
}

/** What was measured, whatever it was judged to be worth. */
export interface ReadingMeasures {
  readonly snr_db: number;
  readonly level_dbfs: number;
  readonly clipped_percent: number;
  readonly speech_seconds: number;
  readonly syllables_per_second: number | null;
  /** Syllables between two silences, on average. */
  readonly syllables_per_run: number | null;
  readonly pitch_median_hz: number | null;
  /** Between the lowest and the highest twentieth of the voice, semitones. */
  readonly pitch_spread_semitones: number | null;
  readonly pauses: readonly ReadingPause[];
}

/** How a result came about: by sound and text, by sound alone, or by another program's transcript beside the sound. */
export type ReadingMethod = 'acoustic-alignment' | 'acoustic-only' | 'transcript-alignment';

/** The evaluation of a reading: the fields of the reading service and what else was measured. Always an estimate. */
export interface ReadingEvaluation extends Readonly<Record<ReadingCriterion, CriterionEvaluation>> {
  /** Mean of the criteria that could be judged, 2 decimals; null when none could, or another text was read. */
  readonly overall_score: number | null;
  readonly duration_seconds: number;
  readonly words_per_minute: number | null;
  readonly reference_used: boolean;
  readonly alignment: ReadingAlignment | null;
  /** How much better the text fits than its shuffled words, 0 to 1; null without a text or a reference. */
  readonly margin: number | null;
  readonly suggestions: readonly string[];
  readonly method: ReadingMethod;
  readonly estimate: true;
  /** What the screen says of every result. */
  readonly notice: string;
  readonly reservations: readonly ReservationCode[];
  readonly measures: ReadingMeasures;
}
