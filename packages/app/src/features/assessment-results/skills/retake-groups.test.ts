import type { ClassSkills } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { movedGroups, proposeGroups } from './retake-groups.ts';

const skill = (code: string, right: number, answered: number) => ({
  ...{ code, right, answered, text: null, component: null, questions: 3, by_assessment: [] },
});
/** 'P1 Q3' has one of three right in P, three of three in Q. */
const pupil = (id: string, marks: string) => ({
  student_profile_id: id,
  name: id,
  skills: marks
    .split(' ')
    .map((mark) => ({ code: mark[0] as string, right: Number(mark[1]), answered: Number(mark[2] ?? 3) })),
});
const classOf = (...pupils: ReturnType<typeof pupil>[]): ClassSkills => ({
  assessments: [],
  skills: [skill('P', 10, 15), skill('Q', 5, 15)],
  pupils,
});

test('the skill that most share makes the first group, the rest the next', () => {
  const found = proposeGroups(
    classOf(pupil('a', 'P0 Q3'), pupil('b', 'P1 Q1'), pupil('c', 'P0 Q0'), pupil('d', 'P3 Q1'), pupil('e', 'P3 Q0')),
  );
  expect(found).toEqual([{ code: 'Q', pupilIds: ['b', 'c', 'd', 'e'] }]);
});

test('of skills that as many share, the one that the class knows less comes first; nobody is in two groups', () => {
  const found = proposeGroups(
    classOf(
      pupil('a', 'P0 Q0'),
      pupil('b', 'P0 Q0'),
      pupil('c', 'P0 Q3'),
      pupil('d', 'P0 Q3'),
      pupil('e', 'P3 Q0'),
      pupil('f', 'P3 Q0'),
    ),
  );
  expect(found).toEqual([
    { code: 'Q', pupilIds: ['a', 'b', 'e', 'f'] },
    { code: 'P', pupilIds: ['c', 'd'] },
  ]);
});

test('too few questions put nobody into a group, and one alone is none', () => {
  expect(proposeGroups(classOf(pupil('a', 'P02 Q33'), pupil('b', 'P02 Q33'), pupil('c', 'P03 Q33')))).toEqual([]);
});

test('a teacher moves pupils, out of every group too', () => {
  const groups = [{ code: 'P', pupilIds: ['a', 'b'] }];
  const moves = new Map([
    ['a', null],
    ['c', 'Q'],
    ['d', 'P'],
  ]);
  expect(movedGroups(groups, moves)).toEqual([
    { code: 'P', pupilIds: ['b', 'd'] },
    { code: 'Q', pupilIds: ['c'] },
  ]);
});
