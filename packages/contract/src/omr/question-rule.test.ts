import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRule } from '../sheet-answers/sheet-samples.ts';
import { optionLetters } from './option-letters.ts';
import { type QuestionRule, questionRuleSchema } from './question-rule.schema.ts';
import { isNumeric, lettersOfQuestion, marksLabel, rightLetters, ruleText, shareOfMarks } from './question-rule.ts';

const several = (grading: 'exact' | 'partial', ...letters: ('a' | 'b' | 'c' | 'd' | 'e')[]): QuestionRule => ({
  ...{ kind: 'several', letters, grading },
});
const points: QuestionRule = { kind: 'alternatives', points: { a: 1, c: 0.5 } };
const statement: QuestionRule = { kind: 'true-false', right: true };
const open = (scale: 'halves' | 'quarters' | 'up-to-3'): QuestionRule => ({ kind: 'open', scale });
const number = (value: number, tolerance = 0): QuestionRule => ({ kind: 'numeric', value, tolerance });
const anyMarks = fc.subarray([...optionLetters]).map((letters) => letters.join(''));

describe('the share of a question’s point', () => {
  it.each([
    ['b', 'B', 1],
    ['b', 'A', 0],
    ['b', 'AB', 0],
    ['b', '', 0],
    [several('exact', 'a', 'c'), 'AC', 1],
    [several('exact', 'a', 'c'), 'A', 0],
    [several('exact', 'a', 'c'), 'ACD', 0],
    [several('partial', 'a', 'c'), 'AC', 1],
    [several('partial', 'a', 'c'), 'A', 0.5],
    [several('partial', 'a', 'c'), 'AB', 0],
    [several('partial', 'a', 'c'), 'ACD', 0.5],
    [several('partial', 'a', 'c'), 'BD', 0],
    [several('partial', 'a', 'c'), '', 0],
    [points, 'A', 1],
    [points, 'C', 0.5],
    [points, 'B', 0],
    [points, 'AC', 0],
    [statement, 'A', 1],
    [statement, 'B', 0],
    [statement, 'C', 0],
    [open('quarters'), 'A', 0],
    [open('quarters'), 'B', 0.25],
    [open('quarters'), 'D', 0.75],
    [open('quarters'), 'E', 1],
    [open('halves'), 'C', 1],
    [open('halves'), 'D', 0],
    [open('halves'), 'BC', 0],
    [open('up-to-3'), 'B', 1 / 3],
    [number(-12.5), '-12,5', 1],
    [number(-12.5), '-12,50', 1],
    [number(-12.5), '12,5', 0],
    [number(7), '007', 1],
    [number(7), '7?', 0],
    [number(7), 'A', 0],
    [number(0.3, 0.1), '0,4', 1],
    [number(0.3, 0.1), '0,2', 1],
    [number(0.3, 0.1), '0,41', 0],
  ] as const)('by %j, %s makes %d', (rule, marks, share) => {
    expect(shareOfMarks(rule, marks)).toBe(share);
  });

  it('is none to the whole, and of nothing marked none', () => {
    fc.assert(
      fc.property(anyRule, anyMarks, (rule, marks) => {
        const share = shareOfMarks(rule, marks);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(shareOfMarks(rule, '')).toBe(0);
      }),
    );
  });

  it('is the whole in part where it is exactly right, and one wrong mark more never helps', () => {
    fc.assert(
      fc.property(fc.subarray([...optionLetters], { minLength: 1 }), anyMarks, (right, marks) => {
        const letters = right.map((letter) => letter.toLowerCase() as 'a');
        const [exact, partial] = [several('exact', ...letters), several('partial', ...letters)];
        if (shareOfMarks(exact, marks) === 1) expect(shareOfMarks(partial, marks)).toBe(1);
        expect(shareOfMarks(partial, marks)).toBeGreaterThanOrEqual(shareOfMarks(exact, marks));
        for (const wrong of optionLetters.filter((letter) => !right.includes(letter) && !marks.includes(letter))) {
          expect(shareOfMarks(partial, marks + wrong)).toBeLessThanOrEqual(shareOfMarks(partial, marks));
        }
      }),
    );
  });

  it('asks for no order of letters', () => {
    fc.assert(
      fc.property(anyRule, anyMarks, (rule, marks) => {
        expect(shareOfMarks(rule, [...marks].reverse().join(''))).toBe(shareOfMarks(rule, marks));
      }),
    );
  });

  it('is the whole for some marks, whatever the rule', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        expect(questionRuleSchema.parse(rule)).toEqual(rule);
        const right = rightLetters(rule);
        if (isNumeric(rule)) return;
        const best = Math.max(shareOfMarks(rule, right.join('')), ...right.map((letter) => shareOfMarks(rule, letter)));
        expect(best).toBe(1);
      }),
    );
  });
});

describe('in words', () => {
  it.each([
    ['d', 'D'],
    [several('exact', 'c', 'a'), 'A + C'],
    [several('partial', 'c', 'a'), 'A + C (parcial)'],
    [points, 'A = 1, C = 0,5'],
    [statement, 'V'],
    [open('quarters'), 'Aberta (0 ¼ ½ ¾ 1)'],
    [open('up-to-3'), 'Aberta (0 1 2 3)'],
    [number(-12.5, 0.1), 'Número -12,5 ± 0,1'],
    [number(1000), 'Número 1000'],
  ] as const)('%j is %s', (rule, text) => {
    expect(ruleText(rule)).toBe(text);
  });

  it('an open question has its boxes, whatever letters the others have', () => {
    expect(marksLabel(open('quarters'), 'D')).toBe('¾');
    expect(lettersOfQuestion(open('quarters'), ['A', 'B', 'C', 'D'])).toHaveLength(5);
    expect(lettersOfQuestion(open('halves'), ['A', 'B', 'C', 'D'])).toHaveLength(3);
  });

  it('a number has no letters, and is named as it was filled in', () => {
    expect(lettersOfQuestion(number(5), optionLetters)).toEqual([]);
    expect(marksLabel(number(5), '-0,5')).toBe('-0,5');
  });

  it('a statement has V and F in the places of A and B', () => {
    expect([marksLabel(statement, 'AB'), marksLabel('a', 'AB'), marksLabel(null, 'C')]).toEqual(['VF', 'AB', 'C']);
    expect([lettersOfQuestion(statement, optionLetters), lettersOfQuestion('a', ['A', 'B'])]).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ]);
  });
});
