import { expect, test } from 'vitest';
import { skillShare, skillVerdict } from './skill-verdict.rules.ts';

const tally = (right: number, answered: number) => ({ right, answered });

test('under three questions nothing is concluded, whatever was right', () => {
  expect([tally(0, 0), tally(1, 1), tally(2, 2), tally(0, 2)].map((one) => skillVerdict(one))).toEqual([
    'few',
    'few',
    'few',
    'few',
  ]);
  // Twenty-five pupils, two questions.
  expect(skillVerdict(tally(45, 50), 2)).toBe('few');
  expect(skillVerdict(tally(45, 75), 3)).toBe('known');
});

test('known from six of ten on', () => {
  expect([tally(3, 3), tally(6, 10), tally(1, 3), tally(59, 100), tally(0, 3)].map((one) => skillVerdict(one))).toEqual(
    ['known', 'known', 'again', 'again', 'again'],
  );
});

test('a share is shown from two questions on', () => {
  expect([tally(1, 1), tally(1, 2), tally(2, 3)].map(skillShare)).toEqual([null, 50, 66.67]);
});
