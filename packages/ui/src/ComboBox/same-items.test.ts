import { expect, it } from 'vitest';
import { isSameList } from './same-items.ts';

const list = () => [
  { id: 'a', label: 'Ana' },
  { id: 'b', label: 'Bia', detail: '2' },
];

it('tells a list that was only made anew from one that offers something else', () => {
  expect(isSameList(list(), list())).toBe(true);
  expect(isSameList(list(), list().slice(1))).toBe(false);
  expect(isSameList(list(), [...list()].reverse())).toBe(false);
  expect(
    isSameList(list(), [
      { id: 'a', label: 'Ana' },
      { id: 'b', label: 'Bia' },
    ]),
  ).toBe(false);
  expect(isSameList([], [])).toBe(true);
});
