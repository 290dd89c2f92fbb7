import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planNumbers } from '../../../test-kit/answer-plan.ts';
import { gridBubbles, gridSymbols } from '../../core/number-grid.ts';
import { decideNumbers } from './decide-numbers.ts';
import type { MeasuredBubble } from './measure-bubble.ts';

const noises = [0.02, 0.03, 0.025, 0.03, 0.02];
const bubbleAt = (option: number, of: Partial<MeasuredBubble> = {}): MeasuredBubble => ({
  ...{
    group: 4,
    question: 1,
    option,
    seen: true,
    inked: 0,
    dark: 0,
    paper: 200,
    darkestSide: 1,
    beside: 0.05,
    coverage: 0,
  },
  ...{ darkness: noises[option % 5]!, peak: 0.08, line: 0.1, around: 0.02, depths: new Float32Array(0) },
  ...of,
});
const filled = { darkness: 0.6, peak: 0.8, coverage: 0.95 };
const grid = (marked: readonly number[], odd: readonly number[] = [], as: Partial<MeasuredBubble> = { seen: false }) =>
  Array.from({ length: gridBubbles }, (_, option) =>
    bubbleAt(option, odd.includes(option) ? as : marked.includes(option) ? filled : {}),
  );
const read = (...more: Parameters<typeof grid>) => {
  const [answer] = decideNumbers(grid(...more));
  return `${answer?.state} ${answer?.letters}`;
};
/** The option of a digit in a column, both from 0; '.' is what stands before the column. */
const at = (column: number, digit: number | '.') => column * gridSymbols + (digit === '.' ? 0 : digit + 1);

test('a number is what is filled in, wherever in the grid it begins', () => {
  const text = fc.tuple(fc.array(fc.nat(9), { minLength: 1, maxLength: 5 }), fc.nat(4), fc.boolean());
  fc.assert(
    fc.property(text, fc.nat(4), ([digits, comma, isNegative], by) => {
      const number = digits.map((digit, index) => (index > 0 && index === comma ? `,${digit}` : digit)).join('');
      const options = planNumbers([number])[0]!.marks.map(({ option }) => option);
      const last = Math.max(...options);
      const shift = Math.min(by, Math.floor((gridBubbles - 1 - last) / gridSymbols)) * gridSymbols;
      const marks = options.map((option) => option + shift);
      expect(read(isNegative ? [0, ...marks] : marks)).toBe(`marked ${isNegative ? '-' : ''}${number}`);
    }),
  );
});

test('nothing filled in is blank', () => {
  expect(read([])).toBe('blank ');
});

test.each([
  ['two digits in a column', [at(0, 1), at(1, 2), at(1, 3)], 'multiple 1?'],
  ['an empty column between digits', [at(0, 1), at(2, 3)], 'uncertain 1?3'],
  ['a comma before the first digit', [at(1, '.'), at(1, 5)], 'uncertain ,5'],
  ['a comma after the last', [at(0, 1), at(1, '.')], 'uncertain 1,'],
  ['two commas', [at(0, 1), at(1, '.'), at(1, 2), at(2, '.'), at(2, 3)], 'uncertain 1,2,3'],
  ['a sign alone', [at(0, '.')], 'uncertain -'],
])('%s is no number, and asked about', (_, marks, expected) => {
  expect(read(marks)).toBe(expected);
});

test.each([
  ['a digit that was not seen', at(1, 4), 'uncertain 1?'],
  ['a sign that was not seen', at(0, '.'), 'uncertain 12'],
])('%s leaves the number in doubt', (_, odd, expected) => {
  expect(read([at(0, 1), at(1, 2)], [odd])).toBe(expected);
});

test('a trace of a rubber in an empty column is asked about, too', () => {
  expect(read([at(0, 1), at(1, 2)], [at(3, 7)], { darkness: 0.12, peak: 0.2, coverage: 0.05 })).toBe('uncertain 12??');
});
