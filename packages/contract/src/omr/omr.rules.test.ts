import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedQuestions, isContiguousKey, keyLetter, keyShape } from './omr.rules.ts';
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
            expect(keyLetter(value, index, Number(question))).toBe(right.toUpperCase());
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
    [[]],
    [{ '1': 'a' }],
  ])('refuses %j', (value) => {
    expect(answerKeySchema.safeParse(value).success).toBe(false);
  });

  it('answers null for a question that the key does not hold', () => {
    expect(keyLetter([{ '1': 'b' }], 0, 2)).toBeNull();
    expect(keyLetter([{ '1': 'b' }], 1, 1)).toBeNull();
  });
});
