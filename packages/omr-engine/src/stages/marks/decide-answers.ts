import type { SheetAnswer } from '@caderneta/contract';
import { optionLetter } from '../../core/option-letter.ts';
import { median, NORMAL_MAD } from '../../core/statistics.ts';
import { decideRow, type Excess, excessOf, FAINT, MARK, OPEN_CONFIDENCE, type SheetInk } from './decide-row.ts';
import { learnDrawnRings } from './drawn-rings.ts';
import { learnEmptyModel } from './empty-model.ts';
import type { MeasuredBubble } from './measure-bubble.ts';
import { type Circled, learnCircles, learnPen } from './sheet-pen.ts';
import { learnSpotInk, type SpotInk } from './spot-ink.ts';
import { learnStrayInk } from './stray-ink.ts';

/** With more rows filled than this share, a sheet was answered by filling: rings are inked beside. What circles say is never quite sure. */
const MOST_FILLED = 0.2;
const CIRCLED_CONFIDENCE = 0.8;
/** Lead of a usual mark's darkest points, and how many marks tell it better. */
const USUAL_LEAD = 0.4;
const MIN_MARKS = 3;
/** Share of the rows of a sheet without a mark in which noise may pass for a trace: in more of them they are strokes of somebody's pen. */
const MOST_BY_NOISE = 0.15;
/** A mark that covers less, and paper this much darker on one side than around it. */
const WEAK = 0.5;
const BESIDE_SHADOW = 0.9;

/** Bubbles by question, in the order of the key. */
function byQuestion(bubbles: readonly MeasuredBubble[]): MeasuredBubble[][] {
  const rows = new Map<string, MeasuredBubble[]>();
  for (const bubble of bubbles) {
    const key = `${bubble.group}.${bubble.question}`;
    const row = rows.get(key);
    if (row) row.push(bubble);
    else rows.set(key, [bubble]);
  }
  return [...rows.values()];
}

/** A mark so weak that the edge of a shadow beside it may be all that it is. */
const mayBeShadow = ({ bubble, excess }: Excess): boolean =>
  excess >= FAINT && excess < WEAK && bubble.darkestSide < BESIDE_SHADOW;

/** How much the excess of the sheet's empty bubbles varies: each row's strongest may be a mark. */
function noiseOf(rows: readonly (readonly Excess[])[]): number {
  const excess = rows.flatMap((row) => row.slice(1).map((own) => own.excess));
  const usual = median(excess);
  return NORMAL_MAD * median(excess.map((own) => Math.abs(own - usual)));
}

/** What circles around a row's bubbles make of what is inside them. */
function withCircles(decided: Omit<SheetAnswer, 'question'>, circled?: Circled): Omit<SheetAnswer, 'question'> {
  if (!circled || circled === 'none') return decided;
  if (circled === 'open')
    return { ...decided, state: 'uncertain', confidence: Math.min(decided.confidence, OPEN_CONFIDENCE) };
  return { letters: optionLetter(circled.option), state: 'marked', confidence: CIRCLED_CONFIDENCE };
}

/** Measures a bubble again; one that holds a mark, or a ring that somebody drew, in its place. */
export type CloserLook = (bubble: MeasuredBubble, isAligned: boolean) => MeasuredBubble;

/**
 * Reads every question of a sheet.
 *
 * @param measured   All bubbles of the key, sorted by group and question.
 * @param lookCloser Asked for the bubbles without a mark in rows that are left open.
 * @returns `answers[group]` in the order of the key. A question is 'blank' or 'marked' only where nothing speaks against it.
 */
export function decideAnswers(
  measured: readonly MeasuredBubble[],
  groups: readonly number[],
  options: number,
  lookCloser: CloserLook = (bubble) => bubble,
): SheetAnswer[][] {
  const pen = learnPen(byQuestion(measured), options);
  const measuredAs = new Map(measured.map((bubble) => [pen.even(bubble), bubble]));
  const bubbles = [...measuredAs.keys()];
  const rows = byQuestion(bubbles);
  const model = learnEmptyModel(rows, options);
  const strayInk = learnStrayInk(bubbles, options);
  const answers: SheetAnswer[][] = groups.map(() => []);
  const sorted = rows.map((row) => excessOf(row, model));
  const empty = sorted.flatMap((row) => row.flatMap(({ bubble, excess }) => (excess < FAINT ? [bubble] : [])));
  let learned: SpotInk | null | undefined;
  const spotInk = () => {
    if (learned === undefined) learned = learnSpotInk(rows, empty, options);
    return learned;
  };
  const leads = sorted.flatMap(([first]) => (first && first.excess >= MARK ? [strayInk.lead(first.bubble)] : []));
  const penLead = leads.length >= MIN_MARKS ? median(leads) : USUAL_LEAD;
  const drawnRings = learnDrawnRings(empty);
  const holdsSome = (row: readonly Excess[]): boolean => {
    const own = row.map(({ bubble }) => bubble);
    if (row[0]!.excess >= FAINT || drawnRings.isDrawn(own)) return true;
    return spotInk()?.standsOut(own, strayInk.darkShare(own)) === true;
  };
  const isUnmarked = leads.length === 0 && sorted.filter(holdsSome).length <= rows.length * MOST_BY_NOISE;
  const ink: SheetInk = { model, strayInk, drawnRings, spotInk, penLead, noise: noiseOf(sorted), isUnmarked };
  const areFilled = sorted.filter(([first]) => first!.excess >= MARK).length > rows.length * MOST_FILLED;
  const circles = areFilled ? null : learnCircles(rows, options);
  for (const row of sorted) {
    const { group, question } = row[0]!.bubble;
    let decided = decideRow(row, ink);
    // Measured a little out of place, a ring's own line or a letter above it passes for ink; so does the edge of a shadow.
    if (decided.state === 'uncertain' || row.some(mayBeShadow)) {
      const isDrawn = decided.letters === '' && drawnRings.isDrawn(row.map(({ bubble }) => bubble));
      const closer = row.map(({ bubble, excess }) =>
        pen.even(lookCloser(measuredAs.get(bubble)!, isDrawn || excess >= MARK)),
      );
      decided = decideRow(excessOf(closer, model), ink);
    }
    if (row[0]!.excess < MARK) decided = withCircles(decided, circles?.(row.map(({ bubble }) => bubble)));
    const { letters, state, confidence } = decided;
    answers[group]!.push({ question, state, letters, confidence: Math.round(confidence * 1000) / 1000 });
  }
  return answers;
}
