import type { GradePostingRow } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { chosenIds, countEffect, postedGrades, postingLines } from './posting-lines.ts';

const row = (id: string, score: number | null, stands: number | null, isOutdated = false): GradePostingRow => ({
  student_profile_id: id,
  student: { name: id, matricula: null },
  status: score === null ? 'PENDING' : 'CORRECTED',
  result: score,
  score,
  current: stands === null ? null : { score: stands, version: 4 },
  is_outdated: isOutdated,
});
const lines = postingLines([row('ana', 8.4, null), row('caio', 7, 6), row('duda', 9, 9), row('edu', null, 5)]);

it('says of each pupil what posting would do', () => {
  expect(lines.map(({ effect }) => effect)).toEqual(['new', 'change', 'same', 'none']);
  expect([countEffect(lines, 'change'), countEffect(lines, 'same')]).toEqual([1, 1]);
});

it('takes a posted grade that is out of date as chosen, until it is unticked', () => {
  const stale = postingLines([row('ana', 8.4, 7, true), row('caio', 7, 6)]);
  expect([...chosenIds(stale, new Map())]).toEqual(['ana']);
  expect([...chosenIds(stale, new Map([['ana', false]]))]).toEqual([]);
});

it('writes whoever has no grade yet, and over one that stands only where it was ticked', () => {
  expect([...chosenIds(lines, new Map())]).toEqual(['ana']);
  expect([...chosenIds(lines, new Map([['caio', true]]))]).toEqual(['ana', 'caio']);
  expect([...chosenIds(lines, new Map([['ana', false]]))]).toEqual([]);
  const ticked = new Map([
    ['duda', true],
    ['edu', true],
  ]);
  expect([...chosenIds(lines, ticked)]).toEqual(['ana']);
});

it('sends the score that was shown, with the version of the grade beside it', () => {
  expect(postedGrades(lines, new Set(['ana', 'caio']))).toEqual([
    { student_profile_id: 'ana', score: 8.4, version: 0 },
    { student_profile_id: 'caio', score: 7, version: 4 },
  ]);
});
