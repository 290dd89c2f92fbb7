import type { SheetAnswer } from '@caderneta/contract';
import { type BubbleRow, byQuestion } from './by-question.ts';
import { lettersOf, likeliest } from './likeliest-row.ts';
import { learnSheet, type SheetModel } from './mark-features.ts';
import { markModel } from './mark-model.data.ts';
import { logOdds, probabilityOf } from './mark-network.ts';
import type { MeasuredBubble } from './measure-bubble.ts';
import { learnPen } from './sheet-pen.ts';

const { network, calibration, sure } = markModel;
/** Most that the confidence of a question can be about which the model does not know enough. */
const UNKNOWN_CONFIDENCE = 0.5;

/** What the model cannot know: a bubble was not seen, what it takes for nothing stands out, a mark may be a line that passes, or one of several is far paler. */
function isUnknown(row: BubbleRow, isMarked: readonly boolean[], sheet: SheetModel): boolean {
  const marks = isMarked.filter((is) => is).length;
  if (row.some(({ seen }) => !seen)) return true;
  if (marks === 0) return sheet.standsOut(row);
  return sheet.hasPassingLine(row, isMarked) || (marks > 1 && !sheet.areAlike(row, isMarked));
}

/** A row's answer by its places: which of them are marked. */
export interface DecidedRow {
  readonly isMarked: readonly boolean[];
  readonly state: SheetAnswer['state'];
  /** Probability that these are marked and the others are not, to three places. */
  readonly confidence: number;
}

function decideRow(row: BubbleRow, sheet: SheetModel): DecidedRow {
  const { isMarked, odds } = likeliest(sheet.featuresOf(row).map((own) => logOdds(network, own)));
  const probability = probabilityOf(calibration.offset + calibration.slope * odds);
  const marks = isMarked.filter((is) => is).length;
  const confidence = isUnknown(row, isMarked, sheet) ? Math.min(UNKNOWN_CONFIDENCE, probability) : probability;
  const plain = marks === 0 ? 'blank' : marks === 1 ? 'marked' : 'multiple';
  return {
    isMarked,
    state: confidence < sure ? 'uncertain' : plain,
    confidence: Math.round(confidence * 1000) / 1000,
  };
}

/** Decides rows of one sheet together: what its empty bubbles and its pen are like is learned from all of them. */
export function decideRows(asMeasured: readonly BubbleRow[], options: number): DecidedRow[] {
  const even = learnPen(asMeasured, options);
  const rows = asMeasured.map((row) => row.map(even));
  const sheet = learnSheet(rows, options);
  return rows.map((row) => decideRow(row, sheet));
}

/**
 * Reads every question of a sheet: what its own empty bubbles and its pen are like is learned from all of them, a fitted model gives each
 * bubble's probability of a mark, and a row is answered where its likeliest answer is probable enough.
 *
 * @param measured All bubbles of the key, sorted by group and question.
 * @returns `answers[group]` in the order of the key; confidence is the probability that the letters are right.
 */
export function decideAnswers(
  measured: readonly MeasuredBubble[],
  groups: readonly number[],
  options: number,
): SheetAnswer[][] {
  const rows = byQuestion(measured);
  const answers: SheetAnswer[][] = groups.map(() => []);
  decideRows(rows, options).forEach(({ isMarked, state, confidence }, at) => {
    const { group, question } = rows[at]![0]!;
    answers[group]!.push({ question, state, letters: lettersOf(isMarked), confidence });
  });
  return answers;
}
