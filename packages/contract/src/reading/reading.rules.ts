import { type ReadingDetails, readingCriteria } from './reading.schema.ts';

const toHundredths = (value: number) => Math.round(value * 100 + 1e-9) / 100;

/** Score of a reading, 0 to 10, 2 decimals: the overall score where it is above 0, else the mean of the criteria that were judged; null when none was. */
export function readingScore(details: ReadingDetails): number | null {
  if (details.overall_score !== null && details.overall_score > 0) return toHundredths(details.overall_score);
  const scores = readingCriteria.map((name) => details[name].score).filter((score) => score !== null);
  return scores.length === 0 ? null : toHundredths(scores.reduce((total, score) => total + score, 0) / scores.length);
}

const readingProfiles = ['PRE_READER', 'BEGINNER', 'FLUENT'] as const;
export type ReadingProfile = (typeof readingProfiles)[number];
/** More words a minute than a pre-reader reads. */
const beginnerRate = 10;
/** What a fluent reader reads at least: words a minute, and percent of the text. */
const fluent = { rate: 65, accuracy: 90 };

/**
 * Profile of a reader by rate and accuracy, with the cut-offs of Brazil's assessments of fluency at the end of the 2nd year.
 * Null where the rate is not known.
 */
export function readingProfile({
  words_per_minute: rate,
  accuracy_percent: accuracy,
}: {
  readonly words_per_minute: number | null;
  readonly accuracy_percent: number | null;
}): ReadingProfile | null {
  if (rate === null) return null;
  if (rate <= beginnerRate) return 'PRE_READER';
  return rate >= fluent.rate && accuracy !== null && accuracy >= fluent.accuracy ? 'FLUENT' : 'BEGINNER';
}
