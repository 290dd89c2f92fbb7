import { expect, test } from 'vitest';
import { anchorsOf, emptyBlock, neededFor } from './anchor-blocks.ts';

const refs = (group: number, ...questions: number[]) => questions.map((question) => ({ group, question }));
const base = [...refs(0, 1, 2, 3, 4, 5), ...refs(1, 1, 2)];
/** Question 4 was annulled. */
const other = [...refs(0, 1, 2, 3, 5, 6), ...refs(1, 1, 2)];

test('a block pairs questions by their numbers; one that was annulled or is not on the sheet is left out', () => {
  const found = anchorsOf([{ base: '0/2', other: '0/3', count: 4 }], { base, other });
  expect(found).toEqual([
    { base: { group: 0, question: 2 }, other: { group: 0, question: 3 } },
    { base: { group: 0, question: 4 }, other: { group: 0, question: 5 } },
    { base: { group: 0, question: 5 }, other: { group: 0, question: 6 } },
  ]);
});

test('blocks add up over columns, and one that is not filled in is none', () => {
  const blocks = [{ base: '1/1', other: '0/1', count: 2 }, { base: '0/1', other: '1/1', count: 1 }, emptyBlock];
  expect(anchorsOf(blocks, { base, other })).toHaveLength(3);
  expect(anchorsOf([{ base: '9/9', other: '0/1', count: 2 }], { base, other })).toEqual([]);
});

test('as many are needed as the longer exam asks for', () => {
  expect([neededFor(base, other), neededFor(refs(0, ...Array(60).keys()), other)]).toEqual([8, 12]);
});
