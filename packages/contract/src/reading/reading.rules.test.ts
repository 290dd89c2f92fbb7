import { describe, expect, it } from 'vitest';
import { readingDetails, readingProfile, readingScore, scoreOriginOf, unjudgedReading } from './reading.rules.ts';
import { readingDetailsSchema } from './reading.schema.ts';
import { readingCriteria } from './reading-criteria.ts';
import { readingRatesSchema } from './reading-rates.schema.ts';
import { readingRateOf, type SchoolGrade, schoolGradeOf, usualReadingRates } from './reading-rates.ts';

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
  expect(readingProfile({ words_per_minute, accuracy_percent, origin: 'estimate' }, 65)).toBe(expected);
});

it.each([
  ['5º Ano', 5],
  [' 1o ano', 1],
  ['9°', 9],
  ['10º Ano', null],
  ['Maternal 2', null],
  ['5 anos', null],
] as const)('the school year of %j is %s', (grade, expected) => {
  expect(schoolGradeOf(grade)).toBe(expected);
});

it('asks more of each school year, and what a municipality decided', () => {
  const asked = [...Array(9).keys()].map((index) => readingRateOf((index + 1) as SchoolGrade));
  for (const { fluent, full } of asked) expect(full).toBeGreaterThanOrEqual(fluent);
  expect(asked.map(({ full }) => full)).toEqual([...asked.map(({ full }) => full)].sort((a, b) => a - b));
  expect(readingRatesSchema.safeParse(asked).success).toBe(true);
  expect(readingRateOf(null)).toEqual(readingRateOf(3));
  const own = asked.map(() => ({ fluent: 40, full: 70 }));
  expect(readingRateOf(2, own)).toEqual({ fluent: 40, full: 70 });
});

it.each([
  [{ fluent: 10, full: 80 }, 'As palavras por minuto vão de 11 a 300'],
  [{ fluent: 65, full: 301 }, 'As palavras por minuto vão de 11 a 300'],
  [{ fluent: 90, full: 80 }, 'A nota 10 não pode pedir menos que o leitor fluente'],
])('%j is refused', (rate, message) => {
  const rates = [...usualReadingRates.slice(0, 8), rate];
  expect(readingRatesSchema.safeParse(rates).error?.issues[0]?.message).toBe(message);
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

it('no profile comes from an estimate that doubts the text', () => {
  const figures = { words_per_minute: 120, accuracy_percent: 100 };
  expect(readingProfile({ ...figures, origin: 'doubtful' }, 65)).toBeNull();
  expect(readingProfile({ ...figures, origin: 'ear' }, 65)).toBe('FLUENT');
});

it('what a listener confirmed makes the score where no overall score does', () => {
  const ear_marks = { words: ['read', 'read', 'skipped', 'read'] as const, started_s: 0, ended_s: 2 };
  const marked = (one: object) => readingDetailsSchema.parse({ ...one, ear_marks });
  expect(readingScore(marked(unjudgedReading('')))).toBe(7.5);
  expect(readingScore(marked(details(null, [9, null, null, null, null, null])))).toBe(7.5);
  expect(readingScore(marked(details(8.2, [9, null, null, null, null, null])))).toBe(8.2);
  expect(readingScore(unjudgedReading(''))).toBeNull();
});

describe('a reading whose text a program doubts', () => {
  const doubtful = (overall: number | null, inconclusive: object) =>
    readingDetailsSchema.parse({ ...details(overall, [10, 10, 10, 10, 10, 9.8]), ...inconclusive });
  const alignment = (verdict: string) => ({
    alignment: { words_total: 1, words_read: null, accuracy_percent: null, verdict },
  });
  const ear_marks = { words: ['read'], started_s: 0, ended_s: 2 };

  it.each([
    alignment('other-text'),
    alignment('inconclusive'),
    { reservations: ['text-mismatch'] },
    { reservations: ['text-inconclusive'] },
  ])('has no score, however well it sounds: %j', (inconclusive) => {
    expect(readingScore(doubtful(null, inconclusive))).toBeNull();
    expect(readingScore(doubtful(9.97, inconclusive))).toBeNull();
    expect(scoreOriginOf(doubtful(9.97, inconclusive))).toBeNull();
  });

  it('has one once a listener said what was read', () => {
    expect(readingScore(doubtful(null, { ...alignment('other-text'), ear_marks }))).toBe(10);
    expect(scoreOriginOf(doubtful(null, { ...alignment('other-text'), ear_marks }))).toBe('ear');
    expect(scoreOriginOf(doubtful(8, { ...alignment('inconclusive'), ear_marks }))).toBe('estimate');
  });
});

it('an evaluation is found among the details of a result, and nothing else is taken for one', () => {
  const evaluation = details(null, [1, 2, 3, 4, 5, 6]);
  expect(readingDetails(evaluation)).toBe(evaluation);
  const { clarity: _, ...partial } = evaluation;
  expect(readingDetails(partial)).toBeNull();
  expect(readingDetails({ omr: [] })).toBeNull();
  expect(readingDetails(null)).toBeNull();
});
