import { type ReadingDetails, readingCriteria } from './reading.schema.ts';

/** Score of a reading, 0 to 10: the overall score where there is one, else the mean of the six criteria, with 2 decimals. */
export function readingScore(details: ReadingDetails): number {
  const sum = readingCriteria.reduce((total, name) => total + details[name].score, 0);
  const score = details.overall_score > 0 ? details.overall_score : sum / readingCriteria.length;
  return Math.round(score * 100 + 1e-9) / 100;
}
