import { earFigures, type FiguresSource, isTextInconclusive } from './ear-marks.ts';
import type { ReadingDetails, scoreOrigins } from './reading.schema.ts';
import { type ReadingCriterion, type ReadingOrigin, type ReadingProfile, readingCriteria } from './reading-criteria.ts';
import { beginnerRate } from './reading-rates.ts';

const toHundredths = (value: number) => Math.round(value * 100 + 1e-9) / 100;

/**
 * Where a reading's score comes from: a listener's marks where no overall score does, else a program, also where accuracy and rate were
 * marked by ear. Null where a program doubts the text: of what may be another text no score is made.
 */
export function scoreOriginOf(
  source: FiguresSource & Pick<ReadingDetails, 'overall_score'>,
): (typeof scoreOrigins)[number] | null {
  if (isTextInconclusive(source)) return null;
  return source.ear_marks && !((source.overall_score ?? 0) > 0) ? 'ear' : 'estimate';
}

/**
 * Score of a reading, 0 to 10, 2 decimals: the overall score where it is above 0; else a tenth of the accuracy that a listener
 * confirmed, since a fact counts more than few criteria; else the mean of the criteria that were judged. Null when there is none, and
 * while a program doubts that it was this text and nobody marked it by ear: such a reading is not saved until somebody does.
 */
export function readingScore(details: ReadingDetails): number | null {
  if (isTextInconclusive(details)) return null;
  if (details.overall_score !== null && details.overall_score > 0) return toHundredths(details.overall_score);
  if (details.ear_marks) return toHundredths(earFigures(details.ear_marks).accuracy_percent / 10);
  const scores = readingCriteria.map((name) => details[name].score).filter((score) => score !== null);
  return scores.length === 0 ? null : toHundredths(scores.reduce((total, score) => total + score, 0) / scores.length);
}

/** The evaluation among a result's details; null for a sheet's marks, a score that was saved alone, and what is not whole. */
export const readingDetails = (details: object | null | undefined): ReadingDetails | null =>
  details && 'suggestions' in details && readingCriteria.every((name) => name in details)
    ? (details as ReadingDetails)
    : null;

/** The `method` of an evaluation that holds a listener's marks alone. */
export const earMethod = 'ear-only';

/** An evaluation in which nothing was judged: what marks made without an analysis are saved in. */
export function unjudgedReading(feedback: string): ReadingDetails {
  const criteria = Object.fromEntries(readingCriteria.map((name) => [name, { score: null, feedback }]));
  return {
    ...(criteria as Record<ReadingCriterion, { score: null; feedback: string }>),
    overall_score: null,
    suggestions: [],
    method: earMethod,
  };
}

/** Percent of the text that a fluent reader reads at least. */
const fluentAccuracy = 90;

/**
 * Profile of a reader by rate and accuracy, as in Brazil's assessments of fluency. Null where the rate is not known, or is a program's
 * that doubts that it was this text.
 *
 * @param fluentRate Words a minute that make a fluent reader of the school year.
 */
export function readingProfile(
  {
    words_per_minute: rate,
    accuracy_percent: accuracy,
    origin,
  }: {
    readonly words_per_minute: number | null;
    readonly accuracy_percent: number | null;
    readonly origin: ReadingOrigin | null;
  },
  fluentRate: number,
): ReadingProfile | null {
  if (rate === null || origin === 'doubtful') return null;
  if (rate <= beginnerRate) return 'PRE_READER';
  return rate >= fluentRate && accuracy !== null && accuracy >= fluentAccuracy ? 'FLUENT' : 'BEGINNER';
}
