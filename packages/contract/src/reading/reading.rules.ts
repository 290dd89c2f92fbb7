import { type ReadingDetails, readingCriteria } from './reading.schema.ts';
import { beginnerRate } from './reading-rates.ts';

const toHundredths = (value: number) => Math.round(value * 100 + 1e-9) / 100;

/** Score of a reading, 0 to 10, 2 decimals: the overall score where it is above 0, else the mean of the criteria that were judged; null when none was. */
export function readingScore(details: ReadingDetails): number | null {
  if (details.overall_score !== null && details.overall_score > 0) return toHundredths(details.overall_score);
  const scores = readingCriteria.map((name) => details[name].score).filter((score) => score !== null);
  return scores.length === 0 ? null : toHundredths(scores.reduce((total, score) => total + score, 0) / scores.length);
}

export const readingProfiles = ['PRE_READER', 'BEGINNER', 'FLUENT'] as const;
export type ReadingProfile = (typeof readingProfiles)[number];
export const readingProfileLabels: Record<ReadingProfile, string> = {
  PRE_READER: 'Pré-leitor',
  BEGINNER: 'Leitor iniciante',
  FLUENT: 'Leitor fluente',
};
/** Percent of the text that a fluent reader reads at least. */
const fluentAccuracy = 90;

/**
 * Profile of a reader by rate and accuracy, as in Brazil's assessments of fluency. Null where the rate is not known.
 *
 * @param fluentRate Words a minute that make a fluent reader of the school year.
 */
export function readingProfile(
  {
    words_per_minute: rate,
    accuracy_percent: accuracy,
  }: { readonly words_per_minute: number | null; readonly accuracy_percent: number | null },
  fluentRate: number,
): ReadingProfile | null {
  if (rate === null) return null;
  if (rate <= beginnerRate) return 'PRE_READER';
  return rate >= fluentRate && accuracy !== null && accuracy >= fluentAccuracy ? 'FLUENT' : 'BEGINNER';
}
