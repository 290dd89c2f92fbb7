import fc from 'fast-check';
import type { AnswerKey } from '../omr/omr.schema.ts';
import type { QuestionRule } from '../omr/question-rule.schema.ts';
import { openScales } from '../omr/question-rule-kinds.ts';
import type { QuestionState } from '../omr/sheet-words.ts';
import type { SheetAnswer, SheetAnswers } from './sheet-answers.ts';

// Sheets written as text, for tests: one character a question. A letter is a mark, '-' a blank, '?' an uncertain row, '*' B and C both, '2'
// the same, which a person confirmed.
const signs: Readonly<Record<string, readonly [QuestionState, string]>> = {
  '-': ['blank', ''],
  '?': ['uncertain', ''],
  '*': ['multiple', 'BC'],
  '2': ['blank', 'BC'],
};

/** A sheet from one string a column. */
export const sheetFrom = (...columns: string[]): SheetAnswers =>
  columns.map((marks, group) => ({
    group,
    questions: [...marks].map((sign, at): SheetAnswer => {
      const [state, letters] = signs[sign] ?? ['marked', sign];
      return { question: at + 1, state, letters, confidence: 1 };
    }),
  }));

const letters = ['a', 'b', 'c', 'd', 'e'] as const;

/** A key from one string a column: 'ab' is `{"1": "a", "2": "b"}`. */
export const keyFrom = (...columns: string[]): AnswerKey =>
  columns.map((column) =>
    Object.fromEntries(
      [...column].flatMap((sign, at) => {
        const letter = letters.find((known) => known === sign);
        return letter ? [[String(at + 1), letter] as const] : [];
      }),
    ),
  );

const column = (unit: string, minLength: number) =>
  fc.string({ unit: fc.constantFrom(...unit), minLength, maxLength: 13 });

/** Any sheet of up to four columns, as text. */
export const anySheet = fc.array(column('ABCDE-?*2', 0), { maxLength: 4 });
/** Any key of one to four columns, as text. */
export const anyKey = fc.array(column('abcde', 1), { minLength: 1, maxLength: 4 });
const someLetters = fc
  .subarray([...letters], { minLength: 1 })
  .chain((own) => fc.shuffledSubarray(own, { minLength: own.length }));

/** Any rule of a question. */
export const anyRule: fc.Arbitrary<QuestionRule> = fc.oneof(
  fc.constantFrom(...letters),
  fc.record({
    kind: fc.constant('several' as const),
    letters: someLetters,
    grading: fc.constantFrom('exact' as const, 'partial' as const),
  }),
  fc
    .tuple(someLetters, fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 5 }))
    .map(([own, points]) => ({
      kind: 'alternatives' as const,
      points: Object.fromEntries(own.map((letter, at) => [letter, at === 0 ? 1 : (points[at] ?? 1) / 100])),
    })),
  fc.record({ kind: fc.constant('true-false' as const), right: fc.boolean() }),
  fc.record({ kind: fc.constant('open' as const), scale: fc.constantFrom(...openScales) }),
  fc.record({
    kind: fc.constant('numeric' as const),
    value: fc.integer({ min: -99_999, max: 99_999 }).map((digits) => digits / 100),
    tolerance: fc.integer({ min: 0, max: 300 }).map((digits) => digits / 100),
  }),
);

/** Any key of one to four columns, of rules of every kind. */
export const anyRuleKey: fc.Arbitrary<AnswerKey> = fc.array(
  fc
    .array(anyRule, { minLength: 1, maxLength: 13 })
    .map((rules) => Object.fromEntries(rules.map((rule, at) => [String(at + 1), rule]))),
  { minLength: 1, maxLength: 4 },
);

/** Questions that may be of the key. */
export const anyRefs = fc.array(fc.record({ group: fc.nat(3), question: fc.integer({ min: 1, max: 13 }) }), {
  maxLength: 6,
});
