import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGridNumber, isWithin, numberOf, numberText } from './numeric-answer.ts';
import { questionRuleSchema } from './question-rule.schema.ts';
import { shareOfMarks } from './question-rule.ts';

/** What a pupil can fill in: digits, with a comma between two of them, and a sign. */
const filled = fc
  .tuple(fc.array(fc.nat(9), { minLength: 1, maxLength: 5 }), fc.nat(4), fc.boolean())
  .map(([digits, comma, isNegative]) => {
    const text = digits.map((digit, at) => (at > 0 && at === comma ? `,${digit}` : digit)).join('');
    return isNegative ? `-${text}` : text;
  });
/** In hundredths, with so many digits that a grid has columns for them. */
const hundredths = fc.integer({ min: -99_999, max: 99_999 });

describe('a number of a grid', () => {
  it.each([
    ['-12,5', -12.5],
    ['007', 7],
    ['99999', 99_999],
    ['0,0001', 0.0001],
    ['-0', -0],
  ] as const)('%s is %d', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });

  it.each(['', '-', ',5', '5,', '1,2,3', '1?2', '123456', '12345,6', '1.5', 'A', '--1', '1 2'])(
    '“%s” is none',
    (text) => {
      expect(numberOf(text)).toBeNull();
    },
  );

  it('whatever is filled in is a number that a key may have', () => {
    fc.assert(
      fc.property(filled, (text) => {
        const value = numberOf(text) ?? Number.NaN;
        expect(isGridNumber(value)).toBe(true);
        expect(numberOf(numberText(value))).toBeCloseTo(value, 9);
        const rule = { kind: 'numeric' as const, value, tolerance: 0 };
        expect(questionRuleSchema.safeParse(rule).success).toBe(true);
        expect(shareOfMarks(rule, text)).toBe(1);
      }),
    );
  });

  it('is right to the hundredth where it is no further than the tolerance', () => {
    fc.assert(
      fc.property(hundredths, hundredths, fc.integer({ min: 0, max: 99_999 }), (answer, value, tolerance) => {
        const expected = Math.abs(answer - value) <= tolerance;
        expect(isWithin(answer / 100, value / 100, tolerance / 100)).toBe(expected);
        const rule = { kind: 'numeric' as const, value: value / 100, tolerance: tolerance / 100 };
        expect(shareOfMarks(rule, numberText(answer / 100))).toBe(expected ? 1 : 0);
      }),
    );
  });

  it('of a key has a place in the grid, and a tolerance that is no less than nothing', () => {
    const refused = (rule: object) => questionRuleSchema.safeParse({ kind: 'numeric', ...rule }).success === false;
    expect(refused({ value: 123_456, tolerance: 0 })).toBe(true);
    expect(refused({ value: 1 / 3, tolerance: 0 })).toBe(true);
    expect(refused({ value: 1, tolerance: -0.5 })).toBe(true);
    expect(refused({ value: 1 })).toBe(true);
    expect(refused({ value: 1, tolerance: 0 })).toBe(false);
  });
});
