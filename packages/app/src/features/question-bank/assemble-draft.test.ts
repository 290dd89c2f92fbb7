import { expect, test } from 'vitest';
import { moved } from './assemble-draft.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id, statement: id }));
const names = (rows: readonly { statement: string }[]) => rows.map(({ statement }) => statement).join('');

test('a question moves a place up or down, and never out of the list', () => {
  expect(names(moved(items, 1, -1))).toBe('bac');
  expect(names(moved(items, 1, 1))).toBe('acb');
  expect(names(moved(items, 0, -1))).toBe('abc');
  expect(names(moved(items, 2, 1))).toBe('abc');
});
