import { expect, it } from 'vitest';
import { readingScore } from './reading.rules.ts';
import { readingCriteria, readingDetailsSchema } from './reading.schema.ts';

const details = (overall_score: number, scores: readonly number[]) =>
  readingDetailsSchema.parse({
    overall_score,
    suggestions: [],
    ...Object.fromEntries(readingCriteria.map((name, index) => [name, { score: scores[index], feedback: '' }])),
  });

it.each([
  [7.256, [1, 1, 1, 1, 1, 1], 7.26],
  [0, [10, 9, 8, 7, 6, 6], 7.67],
  [0, [0, 0, 0, 0, 0, 0], 0],
  [10, [0, 0, 0, 0, 0, 0], 10],
])('overall %d of %j scores %d', (overall, scores, expected) => {
  expect(readingScore(details(overall, scores))).toBe(expected);
});
