import fc from 'fast-check';
import { expect, it } from 'vitest';
import { touchedMark, wordBeyond, wordMarks } from './marked-word.ts';

const mark = fc.constantFrom(...wordMarks);

it('one touch gives the active mark, one more takes it back', () => {
  fc.assert(
    fc.property(fc.option(mark), mark, (before, active) => {
      const once = touchedMark({ text: '', mark: before }, active);
      expect(once).toBe(before === active ? null : active);
      expect(touchedMark({ text: '', mark: once }, active)).toBe(once === null ? active : null);
    }),
  );
});

it('a proposal is confirmed by the first touch, whatever the active mark', () => {
  fc.assert(
    fc.property(mark, mark, (proposed, active) => {
      expect(touchedMark({ text: '', mark: proposed, isProposed: true }, active)).toBe(proposed);
    }),
  );
});

it('the words over and under are the nearest of the neighbouring lines', () => {
  const line = (top: number, middles: number[]) => middles.map((middle) => ({ middle, top, height: 40 }));
  const boxes = [...line(0, [20, 60, 100]), ...line(48, [50, 90]), ...line(96, [15])];
  expect([0, 1, 2].map((from) => wordBeyond(boxes, from, 1))).toEqual([3, 3, 4]);
  expect([3, 4, 5].map((from) => wordBeyond(boxes, from, -1))).toEqual([1, 2, 3]);
  expect([wordBeyond(boxes, 5, 1), wordBeyond(boxes, 0, -1), wordBeyond([], 0, 1)]).toEqual([5, 0, 0]);
});
