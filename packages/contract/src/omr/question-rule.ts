import { isWithin, numberOf, numberText } from './numeric-answer.ts';
import { type OptionLetter, optionLetters } from './option-letters.ts';
import type { KeyLetter, QuestionRule } from './question-rule.schema.ts';
import { openBoxes, type RuleKind } from './question-rule-kinds.ts';

export const kindOfRule = (rule: QuestionRule): RuleKind => (typeof rule === 'string' ? 'choice' : rule.kind);

const upper = (letter: string): OptionLetter => letter.toUpperCase() as OptionLetter;

/** Points of each letter that a rule gives any for when it is marked alone, 0 to 1, in the order of the sheet. */
function pointsOf(rule: QuestionRule): Partial<Record<KeyLetter, number>> {
  if (typeof rule === 'string') return { [rule]: 1 };
  switch (rule.kind) {
    case 'several':
      return Object.fromEntries(rule.letters.map((letter) => [letter, 1 / rule.letters.length]));
    case 'alternatives':
      return rule.points;
    case 'true-false':
      return { [rule.right ? 'a' : 'b']: 1 };
    case 'open': {
      const last = openBoxes[rule.scale].length - 1;
      return Object.fromEntries(
        optionLetters.slice(1, last + 1).map((box, at) => [box.toLowerCase(), (at + 1) / last]),
      );
    }
    case 'numeric':
      return {};
  }
}

/** The letters that make points, upper case, in the order of the sheet; none of a number. */
export function rightLetters(rule: QuestionRule): OptionLetter[] {
  const points = pointsOf(rule);
  return optionLetters.filter((letter) => points[letter.toLowerCase() as KeyLetter] !== undefined);
}

/** Whether two marks and more are an answer. */
export const takesSeveral = (rule: QuestionRule | null): boolean => rule !== null && kindOfRule(rule) === 'several';

/** Whether its row is the teacher's to mark, once the answer was read: until then it waits. */
export const isTeachers = (rule: QuestionRule | null): boolean => rule !== null && kindOfRule(rule) === 'open';

/** Whether a number is filled in, in a grid, instead of a mark in a row. */
export const isNumeric = (rule: QuestionRule | null): boolean => rule !== null && kindOfRule(rule) === 'numeric';

/** Whether the pupil marks one letter, so that two of them are a double marking. */
export const takesOneLetter = (rule: QuestionRule | null): boolean =>
  !takesSeveral(rule) && !isTeachers(rule) && !isNumeric(rule);

/**
 * The share of a question's point that marks make, 0 to 1.
 *
 * @param marks Letters in upper case, in any order: 'A', 'CA', '' for none. Two and more make nothing where the rule takes one. Of a number its text: '-12,5'.
 */
export function shareOfMarks(rule: QuestionRule, marks: string): number {
  if (typeof rule !== 'string' && rule.kind === 'numeric') {
    const answer = numberOf(marks);
    return answer !== null && isWithin(answer, rule.value, rule.tolerance) ? 1 : 0;
  }
  if (typeof rule === 'string' || rule.kind !== 'several') return pointsOf(rule)[marks.toLowerCase() as KeyLetter] ?? 0;
  const marked = new Set(marks);
  const right = rule.letters.filter((letter) => marked.has(upper(letter))).length;
  const wrong = marked.size - right;
  if (rule.grading === 'exact') return right === rule.letters.length && wrong === 0 ? 1 : 0;
  return Math.max(0, right - wrong) / rule.letters.length;
}

/** What stands on a statement's bubbles, by their letters. */
export const statementLabels: Readonly<Record<string, string>> = { A: 'V', B: 'F' };

/** What stands on a question's bubble: V and F in place of A and B where it is a statement, the points of an open one; '' on one that has no meaning, as of a number. */
export function optionLabel(rule: QuestionRule | null, letter: string): string {
  if (rule === null || typeof rule === 'string') return letter;
  if (rule.kind === 'true-false') return statementLabels[letter] ?? '';
  if (rule.kind === 'numeric') return '';
  return rule.kind === 'open' ? (openBoxes[rule.scale][optionLetters.indexOf(letter as OptionLetter)] ?? '') : letter;
}

/** Marks as the question's bubbles name them: 'AC', 'V'; a number as it was filled in. */
export const marksLabel = (rule: QuestionRule | null, marks: string): string =>
  isNumeric(rule) ? marks : [...marks].map((letter) => optionLabel(rule, letter)).join('');

/** The letters that may be marked in a question: V and F have two, an open one as many as boxes. */
export const lettersOfQuestion = (rule: QuestionRule | null, letters: readonly OptionLetter[]): OptionLetter[] =>
  (isTeachers(rule) ? optionLetters : letters).filter((letter) => optionLabel(rule, letter) !== '');

/** What is right, as a key prints it: 'C', 'A + C', 'A + C (parcial)', 'A = 1, C = 0,5', 'V', 'Aberta (0 ½ 1)', 'Número 12,5 ± 0,1'. */
export function ruleText(rule: QuestionRule): string {
  const letters = rightLetters(rule);
  if (typeof rule === 'string' || rule.kind === 'true-false') return marksLabel(rule, letters.join(''));
  if (rule.kind === 'open') return `Aberta (${openBoxes[rule.scale].join(' ')})`;
  if (rule.kind === 'numeric')
    return `Número ${numberText(rule.value)}${rule.tolerance > 0 ? ` ± ${numberText(rule.tolerance)}` : ''}`;
  if (rule.kind === 'several') return letters.join(' + ') + (rule.grading === 'partial' ? ' (parcial)' : '');
  return letters
    .map((letter) => `${letter} = ${numberText(rule.points[letter.toLowerCase() as KeyLetter] ?? 0)}`)
    .join(', ');
}
