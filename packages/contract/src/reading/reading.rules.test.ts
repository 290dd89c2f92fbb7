import { expect, it } from 'vitest';
import { readingProfile, readingScore } from './reading.rules.ts';
import { readingCriteria, readingDetailsSchema } from './reading.schema.ts';

const details = (overall_score: number | null, scores: readonly (number | null)[]) =>
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
  [null, [8, null, 6, null, null, 4], 6],
  [null, [null, null, null, null, null, null], null],
])('overall %s of %j scores %d', (overall, scores, expected) => {
  expect(readingScore(details(overall, scores))).toBe(expected);
});

it.each([
  [8, 100, 'PRE_READER'],
  [11, 50, 'BEGINNER'],
  [70, 89.9, 'BEGINNER'],
  [70, null, 'BEGINNER'],
  [65, 90, 'FLUENT'],
  [null, 100, null],
] as const)('%s words a minute, %s %% of the text: %s', (words_per_minute, accuracy_percent, expected) => {
  expect(readingProfile({ words_per_minute, accuracy_percent })).toBe(expected);
});

it('takes what an older service answers', () => {
  const criterion = { score: 7, feedback: 'Bom.' };
  const older = {
    overall_score: 7,
    ...Object.fromEntries(readingCriteria.map((name) => [name, criterion])),
    suggestions: [],
    words_per_minute: 80,
    alignment: { words_total: 10, words_read: 9, words_missing: ['casa'], words_inserted: [], accuracy_percent: 90 },
  };
  expect(readingDetailsSchema.safeParse(older).success).toBe(true);
});
