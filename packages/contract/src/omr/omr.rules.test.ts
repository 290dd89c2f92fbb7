import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bubblesOfRow,
  expectedQuestions,
  isContiguousKey,
  isPlainKey,
  keyShape,
  lettersOfKeys,
  ruleOf,
} from './omr.rules.ts';
import { type AnswerKey, answerKeySchema } from './omr.schema.ts';

const letter = fc.constantFrom('a', 'b', 'c', 'd');
const group = fc
  .array(letter, { minLength: 1, maxLength: 25 })
  .map((letters) => Object.fromEntries(letters.map((value, index) => [String(index + 1), value])));
const key = fc.array(group, { minLength: 1, maxLength: 4 }) as fc.Arbitrary<AnswerKey>;

describe('answer keys', () => {
  it('holds what the wire form says', () => {
    fc.assert(
      fc.property(key, (value) => {
        expect(answerKeySchema.parse(value)).toEqual(value);
        expect(isContiguousKey(value)).toBe(true);
        expect(expectedQuestions(value)).toBe(keyShape(value).reduce((sum, size) => sum + size, 0));
        value.forEach((map, index) => {
          for (const [question, right] of Object.entries(map)) {
            expect(ruleOf(value, index, Number(question))).toBe(right);
          }
        });
      }),
    );
  });

  it('sees a gap in the numbering', () => {
    fc.assert(
      fc.property(key, fc.nat(), fc.nat(), (value, atGroup, atQuestion) => {
        const index = atGroup % value.length;
        const map = { ...value[index] };
        const size = Object.keys(map).length;
        delete map[String((atQuestion % size) + 1)];
        map[String(size + 1)] = 'a';
        expect(isContiguousKey(value.with(index, map))).toBe(false);
      }),
    );
  });

  it.each([
    [[{ '0': 'a' }]],
    [[{ '01': 'a' }]],
    [[{ um: 'a' }]],
    [[{ '1': 'f' }]],
    [[{ '1': 'A' }]],
    [[{ '1': 1 }]],
    [[{ '1': { kind: 'several', letters: ['a', 'a'], grading: 'exact' } }]],
    [[{ '1': { kind: 'several', letters: [], grading: 'exact' } }]],
    [[{ '1': { kind: 'several', letters: ['a', 'b'] } }]],
    [[{ '1': { kind: 'alternatives', points: { a: 0.5 } } }]],
    [[{ '1': { kind: 'alternatives', points: { a: 1, b: 1.5 } } }]],
    [[{ '1': { kind: 'alternatives', points: { a: 1, b: 0.333 } } }]],
    [[{ '1': { kind: 'alternatives', points: { a: 1, f: 0.5 } } }]],
    [[{ '1': { kind: 'true-false', right: 'V' } }]],
    [[{ '1': { kind: 'essay' } }]],
    [[]],
    [{ '1': 'a' }],
  ])('refuses %j', (value) => {
    expect(answerKeySchema.safeParse(value).success).toBe(false);
  });

  it('takes rules beside lone letters, and tells the keys that every service reads', () => {
    const key: AnswerKey = [
      {
        '1': 'a',
        '2': { kind: 'several', letters: ['c', 'a'], grading: 'partial' },
        '3': { kind: 'alternatives', points: { a: 1, c: 0.5 } },
      },
      { '1': { kind: 'true-false', right: false } },
    ];
    expect(answerKeySchema.parse(key)).toEqual(key);
    expect([isPlainKey(key), isPlainKey([{ '1': 'a' }])]).toEqual([false, true]);
    expect([lettersOfKeys(key).length, lettersOfKeys(key, [{ '1': 'e' }]).length]).toEqual([4, 5]);
    expect(lettersOfKeys([{ '1': { kind: 'alternatives', points: { a: 1, e: 0.5 } } }]).length).toBe(5);
  });

  it('a row has a bubble a letter, and one a box of an open question, whose fifth is no letter', () => {
    const open = (scale: 'halves' | 'quarters'): AnswerKey => [{ '1': { kind: 'open', scale }, '2': 'b' }];
    expect([bubblesOfRow([{ '1': 'b' }]), bubblesOfRow([{ '1': 'e' }]), bubblesOfRow(open('halves'))]).toEqual([
      4, 5, 4,
    ]);
    expect([bubblesOfRow(open('quarters')), lettersOfKeys(open('quarters')).length]).toEqual([5, 4]);
    expect(bubblesOfRow(open('halves'), open('quarters'))).toBe(5);
    expect(isPlainKey(open('halves'))).toBe(false);
  });

  it('answers null for a question that the key does not hold', () => {
    expect(ruleOf([{ '1': 'b' }], 0, 2)).toBeNull();
    expect(ruleOf([{ '1': 'b' }], 1, 1)).toBeNull();
  });
});
