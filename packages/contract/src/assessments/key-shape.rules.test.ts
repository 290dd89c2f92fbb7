import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnswerKey } from '../omr/omr.schema.ts';
import type { KeyLetter } from '../omr/question-rule.schema.ts';
import { mostColumns } from '../omr/sheet-limits.ts';
import { keyColumnSizes, keyCountsFor, keyLettersFor, keySizesFor, keyViolation } from './key-shape.rules.ts';

const all = (size: number, letter: KeyLetter = 'a') =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [String(index + 1), letter]));

it('a new key has two columns of ten or thirteen questions, A to D', () => {
  expect(keyViolation([all(10), all(13)], [])).toBeNull();
  expect(keyViolation([{ '1': 'e' }], [])).toBe('columns');
  expect(keyViolation([all(10), all(11)], [])).toBe('sizes');
  expect(keyViolation([all(10), all(10, 'e')], [])).toBe('letters');
  expect(keyViolation([all(10), { '2': 'a' }], [])).toBe('gaps');
});

it('a key that was made elsewhere keeps its own sizes, columns and letters', () => {
  const saved: AnswerKey = [{ '1': 'a', '2': 'e' }, { '1': 'b' }, { '1': 'c' }];
  expect([
    keySizesFor(saved, { column: 0, count: 2 }),
    keySizesFor(saved, { column: 1, count: 3 }),
    keySizesFor([], { column: 0, count: 2 }),
  ]).toEqual([
    [2, 10, 13],
    [1, 10, 13, 15, 20, 25],
    [10, 13],
  ]);
  expect([keyLettersFor(saved).join(''), keyLettersFor([]).join('')]).toEqual(['abcde', 'abcd']);
  expect(keyViolation([{ '1': 'e', '2': 'e' }, { '1': 'd' }, all(10)], saved)).toBeNull();
  expect(keyViolation([{ '1': 'e', '2': 'e' }, { '1': 'd' }], saved)).toBe('columns');
});

it('an open question may have five boxes on our own sheet, on another maker’s as many as its rows have bubbles', () => {
  const key: AnswerKey = [{ ...all(10), '1': { kind: 'open', scale: 'quarters' } }, all(10)];
  expect(keyViolation(key, [])).toBeNull();
  expect(keyViolation(key, [all(10), all(10)], [10, 10])).toBe('letters');
  expect(keyViolation(key, [all(10, 'e'), all(10, 'e')], [10, 10])).toBeNull();
});

it('a key may have more columns than two, of up to 25 questions, and two pages hold eight', () => {
  expect([keyCountsFor([]), keyCountsFor([all(1)]), keyCountsFor([], [25, 25, 25])]).toEqual([
    [2, 3, 4, 5, 6, 7, 8],
    [1, 2, 3, 4, 5, 6, 7, 8],
    [3],
  ]);
  const long = (columns: number, size: number): AnswerKey => Array.from({ length: columns }, () => all(size));
  expect([keyViolation(long(8, 25), []), keyViolation(long(5, 15), long(2, 10))]).toEqual([null, null]);
  expect([keyViolation(long(3, 14), []), keyViolation(long(2, 25), [])]).toEqual(['sizes', 'sizes']);
  expect([keyViolation(long(9, 10), []), keyViolation(long(4, 25), long(8, 25))]).toEqual(['columns', 'columns']);
});

it('numbers have a grid each on our own sheet, of which a page has four below columns of thirteen', () => {
  const number = { kind: 'numeric', value: 1, tolerance: 0 } as const;
  const withNumbers = (count: number, size = 10): AnswerKey => [
    { ...all(size), ...Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 1), number])) },
    all(size),
  ];
  expect([keyViolation(withNumbers(4), []), keyViolation(withNumbers(4, 13), [])]).toEqual([null, null]);
  expect(keyViolation(withNumbers(5), [])).toBe('grids');
  expect(keyViolation([...withNumbers(4).slice(0, 1), ...withNumbers(4)], [])).toBeNull();
  expect(keyViolation(withNumbers(1, 20), [all(20), all(20)])).toBe('grids');
  expect(keyViolation(withNumbers(1), [all(10), all(10)], [10, 10])).toBe('grids');
});

it('what is saved may be saved again, and never by a part of it', () => {
  const column = fc
    .constantFrom(...keyColumnSizes)
    .chain((size) => fc.array(fc.constantFrom<KeyLetter>('a', 'b', 'c', 'd'), { minLength: size, maxLength: size }))
    .map((letters) => Object.fromEntries(letters.map((letter, index) => [String(index + 1), letter])));
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: mostColumns }), (key: AnswerKey) => {
      expect(keyViolation(key, key)).toBeNull();
      expect(keyViolation(key.slice(1), key)).toBe('columns');
      expect(keyViolation([{ '1': 'a' }, ...key.slice(1)], key)).toBe('sizes');
    }),
  );
});
