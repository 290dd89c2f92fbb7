import type { ReadingOrigin } from './reading-criteria.ts';

/** What a listener says of a word: read right, read as another, spelled letter by letter, read by its syllables, left out. */
export const earMarks = ['read', 'changed', 'spelled', 'syllabled', 'skipped'] as const;
export type EarMark = (typeof earMarks)[number];

export const earMarkLabels: Record<EarMark, string> = {
  read: 'Leu certo',
  changed: 'Trocou',
  spelled: 'Soletrou',
  syllabled: 'Silabou',
  skipped: 'Pulou',
};

/** A word read by its syllables was read; one spelled was not. */
const right: readonly EarMark[] = ['read', 'syllabled'];

/** A reading marked by ear and confirmed by who listened. */
export interface EarMarks {
  /** A mark for each word of the text in order; null from the word on at which the reading ended. */
  words: (EarMark | null)[];
  /** From the first word's start to the end of the last, s of the recording. */
  started_s: number;
  ended_s: number;
}

/** What confirmed marks say of a reading. Of one that ended before the text, accuracy is of the words that were reached. */
export interface EarFigures {
  readonly words_total: number;
  readonly words_reached: number;
  readonly words_right: number;
  /** %, 1 decimal. */
  readonly accuracy_percent: number;
  /** Words right a minute, 1 decimal. */
  readonly words_per_minute: number;
}

const toTenths = (value: number) => Math.round(value * 10 + 1e-9) / 10;

/** Accuracy and words right a minute of a reading that was marked by ear. */
export function earFigures({ words, started_s, ended_s }: EarMarks): EarFigures {
  const reached = words.filter((mark) => mark !== null);
  const words_right = reached.filter((mark) => right.includes(mark)).length;
  return {
    words_total: words.length,
    words_reached: reached.length,
    words_right,
    accuracy_percent: toTenths((100 * words_right) / reached.length),
    words_per_minute: toTenths((60 * words_right) / (ended_s - started_s)),
  };
}

/** The fields from which a reading's origin and figures are computed; an evaluation has them all. */
export interface FiguresSource {
  readonly ear_marks?: EarMarks | null;
  readonly words_per_minute?: number | null;
  readonly alignment?: { readonly accuracy_percent: number | null; readonly verdict?: string } | null;
  readonly reservations?: readonly string[];
}

/** How an evaluation without a verdict says that its text is inconclusive. */
export const inconclusiveCodes = ['text-inconclusive', 'text-mismatch'] as const;

/** Whether a program could not tell that the recording is of its text, and no listener has said what was read. */
export const isTextInconclusive = ({ ear_marks, alignment, reservations = [] }: FiguresSource): boolean =>
  !ear_marks &&
  ((alignment?.verdict ?? 'match') !== 'match' || inconclusiveCodes.some((code) => reservations.includes(code)));

/** Accuracy, %, and words a minute of a reading: those of confirmed marks, which count words right, go before estimates. */
export function readingFigures(source: FiguresSource): {
  readonly origin: ReadingOrigin;
  readonly accuracy_percent: number | null;
  readonly words_per_minute: number | null;
} {
  if (source.ear_marks) {
    const { accuracy_percent, words_per_minute } = earFigures(source.ear_marks);
    return { origin: 'ear', accuracy_percent, words_per_minute };
  }
  return {
    origin: isTextInconclusive(source) ? 'doubtful' : 'estimate',
    accuracy_percent: source.alignment?.accuracy_percent ?? null,
    words_per_minute: source.words_per_minute ?? null,
  };
}
