import { expect, test } from 'vitest';
import { skillShare, skillVerdict } from './skill-verdict.rules.ts';

const tally = (right: number, answered: number) => ({ right, answered });

test('under three questions nothing is concluded, whatever was right', () => {
  expect([tally(0, 0), tally(1, 1), tally(2, 2), tally(0, 2)].map(skillVerdict)).toEqual(['few', 'few', 'few', 'few']);
});

test('known from seven of ten on', () => {
  expect([tally(3, 3), tally(7, 10), tally(2, 3), tally(69, 100), tally(0, 3)].map(skillVerdict)).toEqual([
    'known',
    'known',
    'again',
    'again',
    'again',
  ]);
});

test('a share is shown from two questions on', () => {
  expect([tally(1, 1), tally(1, 2), tally(2, 3)].map(skillShare)).toEqual([null, 50, 66.67]);
});
