import { wordsOf } from '@caderneta/reading-engine';
import type { ReadingDetails } from '../schema/assessment-results.table.ts';
import {
  type ReadingCriterion,
  readingCriteria,
  readingFeedback,
  readingSuggestions,
} from './content/reading-feedback.data.ts';
import type { Draw } from './draw.ts';

const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
/** Words of a text that nobody gave. */
const UNKNOWN_WORDS = 68;

/** The evaluation of a reading aloud of a text, as the reading service words it, and its score from 0 to 10. */
export function readAloud(
  draw: Draw,
  ability: number,
  text: string | null,
): { details: ReadingDetails; score: number } {
  const criterion = (name: ReadingCriterion) => {
    const score = round(Math.min(Math.max(draw.normal(ability, 0.8), 1), 10), 1);
    return { score, feedback: readingFeedback[name][score < 5 ? 0 : score < 8 ? 1 : 2] };
  };
  const criteria = Object.fromEntries(readingCriteria.map((name) => [name, criterion(name)]));
  const scores = Object.values(criteria).map(({ score }) => score);
  const score = round(scores.reduce((sum, one) => sum + one, 0) / scores.length, 2);
  const words = text === null ? UNKNOWN_WORDS : wordsOf(text).length;
  const read = Math.min(words, Math.round(words * (0.78 + ability * 0.022)));
  const wordsPerMinute = Math.round(60 + ability * 9 + draw.integer(-8, 8));
  const details = {
    overall_score: score,
    ...criteria,
    suggestions: draw.shuffled(readingSuggestions).slice(0, 2),
    duration_seconds: round((read / wordsPerMinute) * 60, 1),
    words_per_minute: wordsPerMinute,
    reference_used: true,
    alignment: { words_total: words, words_read: read, accuracy_percent: round((read / words) * 100, 1) },
  };
  return { details, score };
}
