import { gridDigits, numberOf, type SheetAnswer } from '@caderneta/contract';
import { gridSymbols } from '../../core/number-grid.ts';
import { byQuestion } from './by-question.ts';
import { type BubbleMark, decideAlike } from './decide-alike.ts';
import type { MeasuredBubble } from './measure-bubble.ts';

/** What stands for a digit that is not sure. */
const UNREAD_DIGIT = '?';
/** How sure a number is that was read without doubt, as a sure mark is; of one in doubt nothing is known. */
const SURE = 0.9;

interface ReadColumn {
  /** What stands before the digit: the sign in the first column, the comma in the others. */
  readonly before: string;
  /** '' for none, '?' for one that is not sure. */
  readonly digit: string;
  readonly isDouble: boolean;
  readonly isDoubtful: boolean;
}

function readColumn(marks: readonly BubbleMark[], column: number): ReadColumn {
  const [before, ...digits] = marks;
  const marked = digits.flatMap((mark, digit) => (mark === 'marked' ? [String(digit)] : []));
  const isDouble = marked.length > 1;
  const isUnsure = digits.includes('uncertain');
  return {
    before: before === 'marked' ? (column === 0 ? '-' : ',') : '',
    digit: isDouble || isUnsure ? UNREAD_DIGIT : (marked[0] ?? ''),
    isDouble,
    isDoubtful: isUnsure || before === 'uncertain',
  };
}

/**
 * The number of a grid. Empty columns before and after its digits are none; one between them, a comma without a digit on both sides and a
 * sign alone make no number, which a person must look at.
 */
function decideNumber(grid: number, marks: readonly BubbleMark[]): SheetAnswer {
  const columns = Array.from({ length: gridDigits }, (_, column) =>
    readColumn(marks.slice(column * gridSymbols, (column + 1) * gridSymbols), column),
  );
  const filled = columns.map(({ before, digit }) => before + (digit || ' ')).join('');
  // The sign stands in the first column, wherever the digits begin.
  const letters = filled.replace(/ +$/, '').replace(/^(-?) +/, '$1');
  const isSure = columns.every(({ isDouble, isDoubtful }) => !isDouble && !isDoubtful);
  const answer = { question: grid, letters: letters.replaceAll(' ', UNREAD_DIGIT) };
  if (isSure && letters === '') return { ...answer, state: 'blank', confidence: SURE };
  if (isSure && numberOf(letters) !== null) return { ...answer, state: 'marked', confidence: SURE };
  const isMultiple = columns.some(({ isDouble }) => isDouble) && columns.every(({ isDoubtful }) => !isDoubtful);
  return { ...answer, state: isMultiple ? 'multiple' : 'uncertain', confidence: 0 };
}

/**
 * Reads the grids of a sheet.
 *
 * @param measured All bubbles of its grids, as `layOutGrids` sorts them.
 * @returns an answer a grid, whose `letters` are the number: '-12,5', with '?' for a digit that is not sure.
 */
export function decideNumbers(measured: readonly MeasuredBubble[]): SheetAnswer[] {
  const marks = new Map(decideAlike(measured).map((mark, at) => [measured[at]!, mark]));
  return byQuestion(measured).map((own) =>
    decideNumber(
      own[0]!.question,
      own.map((bubble) => marks.get(bubble)!),
    ),
  );
}
