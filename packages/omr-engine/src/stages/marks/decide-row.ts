import type { QuestionState, SheetAnswer } from '@caderneta/contract';
import { optionLetter } from '../../core/option-letter.ts';
import type { DrawnRings } from './drawn-rings.ts';
import type { EmptyModel } from './empty-model.ts';
import type { MeasuredBubble } from './measure-bubble.ts';
import type { SpotInk } from './spot-ink.ts';
import type { RowLight, StrayInk } from './stray-ink.ts';

/** Coverage beyond the sheet's own empty bubbles, 0 to 1. On the trial's hard sets empty is at most 0.06 and a mark at least 0.22. */
export const FAINT = 0.1;
export const MARK = 0.2;
/** A little more than that is a letter where it explains all of it: some print is bolder than most of the sheet's. */
const BOLD_LETTER = 0.13;
/** Beside a mark, another this strong and at least this share of it leaves the answer open. */
const SECOND = 0.12;
const SECOND_OF_FIRST = 0.35;
/** The weakest of several marks must reach this, or the same share of the strongest. */
const WEAK_OF_SEVERAL = 0.3;
/** A bubble gray all over but far lighter than this sheet's marks is a shadow, a stain or an erasure. */
const GRAY_OF_MARK = 0.52;
const GRAY_INKED = 0.85;
const GRAY_DARK = 0.5;
/**
 * ...but not where it covers this much and nothing else in its row is marked: of 696 ghosts of an eraser none covers more than 0.13,
 * soft pencils among a pen's marks 0.3 and more.
 */
const GRAY_MOST = 0.38;
const GRAY_ALONE = 0.05;
/** So is a pale one whose darkest points have less than this share of the lead that this sheet's marks have: those have 0.4 and more. */
const PALE_OF_PEN = 0.4;
const PALE_MOST = 0.35;
const MIN_PEN_LEAD = 0.2;
/** Beside a mark this clear, a point less dark than this share of the pen is print or noise. */
const CLEAR_MARK = 0.5;
const BESIDE_CLEAR = 0.65;
/** A thin cross or tick covers less than a mark, but as dark as this sheet's pen: this share of the lead that its marks have... */
const THIN_OF_PEN = 0.5;
/** ...and less where it has a stroke's cover and no eraser's, which is gray all over: blurred crosses on hard photos lead by 0.4 and more. */
const STROKE_OF_PEN = 0.38;
const STROKE_MOST = 0.75;
/** ...where the rest of the row is cleaner than this. Nothing is sure about it. */
const THIN_REST = 0.05;
const THIN_CONFIDENCE = 0.8;
/**
 * A bubble that is so dark on one side is half under a finger, whose own darkness would pass for a mark: the deepest shadows leave more
 * light, a neighbour's mark more paper. What fills no half of the bubble must lie clearer still.
 */
const HAND_LIGHT = 0.35;
const PART_LIGHT = 0.5;
const PART = 0.5;
/** Beside a mark, what fills no half of its bubble may be a finger that reaches this far over it. */
const REACHED_LIGHT = 0.8;
/**
 * In low light noise alone covers an empty bubble by up to 6.5 of its usual deviations, but not with points as dark as a pen's: on 250
 * such photos of our sheet it leads by 0.16 at most, and a mark that covers little by 0.18 and more.
 */
const BEYOND_NOISE = 9;
const NOISE_LEAD = 0.175;
/** Confidence of a mark: from its least at the limits to 1 where the mark is this much above its own and the next below its own. */
const LEAST_CONFIDENCE = 0.7;
const SURE_ABOVE_MARK = 0.1;
const NEXT_MOST = 0.15;
const SURE_BELOW_NEXT = 0.08;
/** Options a row must have for what the second-least of them holds to be light. */
const MIN_OPTIONS_TO_SHARE = 4;
/** Most that the confidence of an open question can be. */
export const OPEN_CONFIDENCE = 0.5;

export interface Excess {
  readonly bubble: MeasuredBubble;
  /** Coverage beyond the empty model, 0 to 1 (below 0 where a bubble is cleaner than the model). */
  readonly excess: number;
}

/** A row's bubbles against the sheet's empty ones, strongest first. What most options of a row have in common is light, and no mark. */
export function excessOf(row: readonly MeasuredBubble[], model: EmptyModel): Excess[] {
  const sorted = row
    .map((bubble): Excess => {
      const empty = model.coverage[bubble.option]!;
      return { bubble, excess: (bubble.coverage - empty) / (1 - empty) };
    })
    .sort((a, b) => b.excess - a.excess);
  const second = row.length >= MIN_OPTIONS_TO_SHARE ? sorted[row.length - 2]!.excess : 0;
  const shared = second < MARK ? Math.max(0, second) : 0;
  return shared > 0 ? sorted.map(({ bubble, excess }) => ({ bubble, excess: excess - shared })) : sorted;
}

const lettersOf = (marks: readonly Excess[]): string =>
  marks
    .map(({ bubble }) => optionLetter(bubble.option))
    .sort()
    .join('');

/**
 * Gray all over, but no mark of this sheet's pen.
 *
 * @param beside The most that another bubble of its row has.
 */
function isGraySmear({ bubble, excess }: Excess, beside: number, { model, strayInk, penLead }: SheetInk): boolean {
  if (excess < FAINT || bubble.inked <= GRAY_INKED) return false;
  if (excess >= GRAY_MOST && beside < GRAY_ALONE) return false;
  const lead = strayInk.lead(bubble);
  if (bubble.darkness < GRAY_OF_MARK * model.markDarkness && bubble.dark < GRAY_DARK * bubble.inked) return true;
  return penLead >= MIN_PEN_LEAD && lead < PALE_OF_PEN * penLead && excess < PALE_MOST;
}

/** May be a hand's darkness and no mark. */
const isByHand = ({ bubble, excess }: Excess): boolean =>
  excess >= FAINT && bubble.darkestSide < (excess < PART ? PART_LIGHT : HAND_LIGHT);

/** A row whose only ink is one thin stroke of this sheet's pen. */
function isThinMark(row: readonly Excess[], strayInk: StrayInk, light: RowLight, penLead: number): boolean {
  const [first, ...rest] = row;
  if (!first || first.excess < FAINT || first.excess >= MARK) return false;
  const ofPen = first.bubble.inked > STROKE_MOST ? THIN_OF_PEN : STROKE_OF_PEN;
  if (strayInk.lead(first.bubble) < penLead * ofPen) return false;
  return rest.every(({ bubble, excess }) => excess < THIN_REST && !strayInk.isStray(bubble, light));
}

/** What was learned from the sheet's own bubbles. */
export interface SheetInk {
  readonly model: EmptyModel;
  readonly strayInk: StrayInk;
  readonly drawnRings: DrawnRings;
  /** Null on a sheet too small to show its letters. Learned when a row needs it. */
  spotInk(): SpotInk | null;
  /** Lead of its marks' darkest points. */
  readonly penLead: number;
  /** How much its empty bubbles vary. */
  readonly noise: number;
  /** No bubble of it is marked, and next to no row holds as much as a trace. */
  readonly isUnmarked: boolean;
}

/** True for what noise alone may cover on this sheet. */
const mayBeNoise = ({ bubble, excess }: Excess, { noise, strayInk }: SheetInk): boolean =>
  excess < BEYOND_NOISE * noise && strayInk.lead(bubble) < NOISE_LEAD;

/** True when a row that would be blank holds ink after all: beyond its letters, or around a ring. */
function holdsTrace(row: readonly Excess[], ink: SheetInk, light: RowLight): boolean {
  const { strayInk, drawnRings, spotInk, isUnmarked } = ink;
  const bubbles = row.map(({ bubble }) => bubble);
  if (drawnRings.isDrawn(bubbles, isUnmarked)) return true;
  const spots = spotInk();
  const darkShare = strayInk.darkShare(bubbles);
  if (spots) return spots.standsOut(bubbles, darkShare, isUnmarked);
  return darkShare > 1 || bubbles.some((bubble) => strayInk.isTrace(bubble, light) || strayInk.isStray(bubble, light));
}

/** Reads one row from its bubbles' excess, strongest first. */
export function decideRow(row: readonly Excess[], ink: SheetInk): Omit<SheetAnswer, 'question'> {
  const { strayInk, penLead } = ink;
  const strongest = row[0]!.excess;
  let state: QuestionState;
  let letters = '';
  let confidence: number;
  const isBold = () => strongest < BOLD_LETTER && ink.spotInk()?.isPrint(row.map(({ bubble }) => bubble));
  const holdsNothing = strongest < (ink.isUnmarked ? BOLD_LETTER : FAINT) || isBold();
  if (holdsNothing) {
    state = 'blank';
    confidence = 1 - 0.5 * Math.max(0, strongest / FAINT - 0.5);
  } else if (strongest < MARK) {
    state = 'uncertain';
    confidence = OPEN_CONFIDENCE;
  } else {
    const marks = row.filter(({ excess }) => excess >= MARK);
    const weakest = marks[marks.length - 1]!.excess;
    const next = row[marks.length]?.excess ?? 0;
    letters = lettersOf(marks);
    state = marks.length > 1 ? 'multiple' : 'marked';
    const secondIsOpen = next >= SECOND && next >= SECOND_OF_FIRST * strongest;
    const weakIsOpen = marks.length > 1 && weakest < WEAK_OF_SEVERAL && weakest < SECOND_OF_FIRST * strongest;
    const isReached = ({ bubble, excess }: Excess) => excess < PART && bubble.darkestSide < REACHED_LIGHT;
    const mayBeHand = marks.length > 1 && marks.some(isReached);
    if (secondIsOpen || weakIsOpen || mayBeHand || marks.some((mark) => mayBeNoise(mark, ink))) state = 'uncertain';
    const margin = Math.min((weakest - MARK) / SURE_ABOVE_MARK, (NEXT_MOST - next) / SURE_BELOW_NEXT);
    confidence = LEAST_CONFIDENCE + (1 - LEAST_CONFIDENCE) * Math.min(1, Math.max(0, margin));
  }
  const light = strayInk.lightOf(row.map(({ bubble }) => bubble));
  const isThin = !ink.isUnmarked && isThinMark(row, strayInk, light, penLead) && !mayBeNoise(row[0]!, ink);
  if (isThin) {
    letters = lettersOf(row.slice(0, 1));
    state = 'marked';
    confidence = THIN_CONFIDENCE;
  }
  const leastLead = strongest >= CLEAR_MARK ? BESIDE_CLEAR * penLead : 0;
  const isOpen =
    (holdsNothing && holdsTrace(row, ink, light)) ||
    row.some(
      (own) =>
        !own.bubble.seen ||
        isByHand(own) ||
        isGraySmear(own, (own === row[0] ? row[1] : row[0])?.excess ?? 0, ink) ||
        (!holdsNothing && !isThin && own.excess < MARK && strayInk.isStray(own.bubble, light, leastLead)),
    );
  if (isOpen) state = 'uncertain';
  if (state === 'uncertain') confidence = Math.min(confidence, OPEN_CONFIDENCE);
  return { letters, state, confidence };
}
