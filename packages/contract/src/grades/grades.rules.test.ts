import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isGradeScore, periodName } from './grades.rules.ts';
import { gradeInputSchema } from './grades.schema.ts';

const id = '0190a0a0-0000-7000-8000-000000000000';
const input = {
  class_id: id,
  student_profile_id: id,
  discipline_id: id,
  scope: 'BIMESTER' as const,
  period_index: 1,
  score: 7.5,
};

it('every tenth from 0 to 10 is a score, nothing between two of them is', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 100 }), (tenths) => isGradeScore(tenths / 10)));
  const between = fc.double({ min: 0.001, max: 0.099, noNaN: true });
  fc.assert(fc.property(fc.integer({ min: 0, max: 99 }), between, (tenths, part) => !isGradeScore(tenths / 10 + part)));
  for (const score of [-0.1, 10.1, Number.NaN, Number.POSITIVE_INFINITY]) expect(isGradeScore(score)).toBe(false);
});

it('a period is named by its place and scope', () => {
  const names = [
    periodName('BIMESTER', 1),
    periodName('TRIMESTER', 2),
    periodName('SEMESTER', 1),
    periodName('MONTHLY', 12),
  ];
  expect(names).toEqual(['1º bimestre', '2º trimestre', '1º semestre', '12º mês']);
});

it.each([
  ['BIMESTER', 4],
  ['TRIMESTER', 3],
  ['SEMESTER', 2],
  ['MONTHLY', 12],
] as const)('%s has %i periods', (scope, last) => {
  const passes = (period_index: number) => gradeInputSchema.safeParse({ ...input, scope, period_index }).success;
  expect([passes(0), passes(1), passes(last), passes(last + 1)]).toEqual([false, true, true, false]);
});

it.each([
  [10.1, 'A nota deve estar entre 0 e 10'],
  [-1, 'A nota deve estar entre 0 e 10'],
  [7.55, 'A nota vai de 0,1 em 0,1'],
])('%d says %s', (score, message) => {
  expect(gradeInputSchema.safeParse({ ...input, score }).error?.issues[0]?.message).toBe(message);
});
