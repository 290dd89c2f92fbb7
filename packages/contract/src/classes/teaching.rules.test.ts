import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignmentFailure, isTeachingOn, type Teaching, teachingFailure } from './teaching.rules.ts';

const day = { today: '2026-05-20', anyDiscipline: false };
const teaching = (
  teacher: string,
  discipline: string,
  starts_on: string | null = null,
  ends_on: string | null = null,
) => ({
  ...{ teacher_profile_id: teacher, discipline_id: discipline, starts_on, ends_on },
});
const lucia = { role: 'TEACHER' as const, profileId: 'lucia' };

it.each([
  ['2026-05-19', null, null, true],
  ['2026-05-20', '2026-05-20', '2026-05-20', true],
  ['2026-05-19', '2026-05-20', null, false],
  ['2026-05-21', null, '2026-05-20', false],
])('on %s, from %s until %s: %s', (on, starts_on, ends_on, holds) => {
  expect(isTeachingOn({ starts_on, ends_on }, on)).toBe(holds);
});

it.each<[string, Teaching[], object | null]>([
  ['of their own', [teaching('lucia', 'math')], null],
  ['of a discipline that nobody holds', [teaching('lucia', 'arts')], null],
  ['of what a colleague holds', [teaching('lucia', 'arts'), teaching('ivo', 'math')], { code: 'held', by: ['ivo'] }],
  ['of what they hold with a colleague', [teaching('lucia', 'math'), teaching('ivo', 'math')], null],
  ['of what a colleague held', [teaching('lucia', 'arts'), teaching('ivo', 'math', null, '2026-05-19')], null],
  ['of no class of theirs', [teaching('ivo', 'math')], { code: 'not-assigned' }],
  ['before the first day', [teaching('lucia', 'math', '2026-05-21')], { code: 'not-begun', from: '2026-05-21' }],
  ['after the last day', [teaching('lucia', 'math', null, '2026-05-19')], { code: 'ended', on: '2026-05-19' }],
  [
    'as a substitute whose turn is over, where they hold another',
    [teaching('lucia', 'arts'), teaching('lucia', 'math', null, '2026-05-19'), teaching('ivo', 'math')],
    { code: 'held', by: ['ivo'] },
  ],
])('a teacher, %s', (_, teachings, failure) => expect(teachingFailure(lucia, teachings, 'math', day)).toEqual(failure));

it('a network may let them write every discipline of their classes, and of no other class', () => {
  const open = { ...day, anyDiscipline: true };
  const teachings = [teaching('lucia', 'arts'), teaching('ivo', 'math')];
  expect(teachingFailure(lucia, teachings, 'math', open)).toBeNull();
  expect(teachingFailure(lucia, [teaching('ivo', 'math')], 'math', open)).toEqual({ code: 'not-assigned' });
});

it('an assignment’s days bind the teacher whatever the discipline, and nobody else', () => {
  const days = fc.option(fc.constantFrom('2026-05-18', '2026-05-19', '2026-05-20', '2026-05-21'));
  const one = fc.tuple(fc.constantFrom('lucia', 'ivo'), fc.constantFrom('math', 'arts'), days, days);
  fc.assert(
    fc.property(fc.array(one, { maxLength: 4 }), (lines) => {
      const teachings = lines.map((of) => teaching(...of));
      const failure = assignmentFailure(lucia, teachings, day.today);
      const own = teachings.filter(({ teacher_profile_id }) => teacher_profile_id === 'lucia');
      expect(failure === null).toBe(own.some((known) => isTeachingOn(known, day.today)));
      expect(failure?.code === 'not-assigned').toBe(own.length === 0);
      // Whatever keeps a teacher out of a class keeps them out of each of its disciplines.
      if (failure) expect(teachingFailure(lucia, teachings, 'math', day)).toEqual(failure);
      expect(assignmentFailure({ role: 'MANAGER', profileId: 'lucia' }, teachings, day.today)).toBeNull();
    }),
  );
});

it('a discipline of a class is always somebody’s to write', () => {
  const days = fc.option(fc.constantFrom('2026-05-18', '2026-05-19', '2026-05-20', '2026-05-21'));
  const one = fc
    .tuple(fc.constantFrom('lucia', 'ivo', 'rui'), fc.constantFrom('math', 'arts'), days, days)
    .map((of) => teaching(...of));
  fc.assert(
    fc.property(fc.array(one, { maxLength: 6 }), (teachings) => {
      const writers = ['lucia', 'ivo', 'rui'].filter(
        (profileId) => teachingFailure({ role: 'TEACHER', profileId }, teachings, 'math', day) === null,
      );
      expect(writers.length > 0).toBe(teachings.some((known) => isTeachingOn(known, day.today)));
    }),
  );
  expect(teachingFailure({ role: 'MANAGER', profileId: null }, [], 'math', day)).toBeNull();
});
