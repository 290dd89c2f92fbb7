import type { TurnoverPlan } from '@caderneta/contract';
import { expect, it } from 'vitest';
import {
  countOutcomes,
  narrowed,
  noChoices,
  outcomeOf,
  pupilsOf,
  turnoverGroups,
  turnoverInput,
  undecidedIn,
  yearToTurn,
} from './turnover-draft.ts';

const pupil = (id: string, outcome: 'APPROVED' | 'RETAINED' | null, is_done = false) => ({
  student_profile_id: id,
  name: id,
  matricula: null,
  situation: 'CURSANDO' as const,
  mean: null,
  frequency: null,
  outcome,
  is_done,
});
const plan: TurnoverPlan = {
  institution_id: 'i',
  from_year: 2026,
  to_year: 2027,
  starts_on: '2027-02-01',
  is_over: true,
  classes: [
    {
      class_id: 'c',
      grade: '9º Ano',
      section: 'A',
      promoted_to: null,
      retained_to: { grade: '9º Ano', section: 'A', class_id: null },
      pupils: [pupil('a', 'APPROVED'), pupil('b', 'RETAINED'), pupil('c', null), pupil('d', 'APPROVED', true)],
    },
  ],
};
const choices = {
  outcomes: { b: 'APPROVED', gone: 'RETAINED' },
  grades: { c: ' 1ª Série ' },
  startsOn: '2027-02-08',
} as const;

it('finds as many pupils of a group as its counter says, and no class without one', () => {
  for (const chosen of [noChoices, choices])
    for (const group of turnoverGroups) {
      const left = narrowed(plan, pupilsOf(plan, chosen, group));
      expect(left.flatMap(({ pupils }) => pupils)).toHaveLength(countOutcomes(plan, chosen)[group]);
      expect(left.every(({ pupils }) => pupils.length > 0)).toBe(true);
    }
  expect(narrowed(plan, pupilsOf(plan, choices, 'approved'))[0]?.pupils.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(narrowed(plan, pupilsOf(plan, noChoices, null))).toBe(plan.classes);
});

it('counts what would become of the pupils', () => {
  expect(countOutcomes(plan, noChoices)).toEqual({ approved: 1, retained: 1, undecided: 1, done: 1 });
  expect(countOutcomes(plan, choices)).toEqual({ approved: 2, retained: 0, undecided: 1, done: 1 });
  expect(outcomeOf(plan.classes[0]!.pupils[1]!, choices)).toBe('APPROVED');
});

it('sends only what somebody decided', () => {
  expect(turnoverInput(plan, noChoices)).toEqual({ from_year: 2026, outcomes: [], promoted_grades: [] });
  expect(turnoverInput(plan, choices)).toEqual({
    from_year: 2026,
    starts_on: '2027-02-08',
    outcomes: [{ student_profile_id: 'b', outcome: 'APPROVED' }],
    promoted_grades: [{ class_id: 'c', grade: '1ª Série' }],
  });
  expect(turnoverInput(plan, { ...noChoices, grades: { c: ' ' } }).promoted_grades).toEqual([
    { class_id: 'c', grade: null },
  ]);
});

it('says how many of a class wait for a decision', () => {
  const pupils = plan.classes[0]?.pupils ?? [];
  expect(undecidedIn(pupils, noChoices)).toBe(1);
  expect(undecidedIn(pupils, { ...noChoices, outcomes: { c: 'APPROVED' } })).toBe(0);
});

it('proposes the year that ended as long as the next is young, where it has classes', () => {
  const at = (day: string) => new Date(`${day}T12:00:00-03:00`);
  const chosen = [
    ['2026-12-10', [2026]],
    ['2027-01-11', [2027, 2026]],
    ['2027-06-30', [2027, 2026]],
    ['2027-07-01', [2027, 2026]],
  ] as const;
  expect(chosen.map(([day, years]) => yearToTurn(at(day), years))).toEqual([2026, 2026, 2026, 2027]);
  expect([yearToTurn(at('2027-01-11'), [2027]), yearToTurn(at('2027-01-11'))]).toEqual([2027, 2027]);
});
