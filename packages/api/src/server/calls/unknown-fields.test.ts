import { expect, test } from 'vitest';
import { unknownFields } from './unknown-fields.ts';

test.each([
  ['nothing', { a: 1 }, { a: 1 }, []],
  ['a field', { a: 1, b: 2 }, { a: 1 }, ['b']],
  ['a field within', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, ['a.c']],
  [
    'a field of a list’s items, once',
    {
      a: [
        { x: 1, y: 1 },
        { x: 1, y: 2 },
      ],
    },
    { a: [{ x: 1 }, { x: 1 }] },
    ['a.y'],
  ],
  ['no object', 'text', 'text', []],
  ['a long name', { ['n'.repeat(99)]: 1 }, {}, ['n'.repeat(40)]],
])('%s', (_, sent, stored, expected) => {
  expect(unknownFields(sent, stored)).toEqual(expected);
});

test('at most twenty names', () => {
  const sent = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, index]));
  expect(unknownFields(sent, {})).toHaveLength(20);
});
