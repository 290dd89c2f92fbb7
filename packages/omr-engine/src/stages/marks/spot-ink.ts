import { median } from '../../core/statistics.ts';
import { learnLetters } from './beyond-letter.ts';
import type { MeasuredBubble } from './measure-bubble.ts';

/** Empty bubbles of an option that show its letter well enough. */
const MIN_EMPTY = 5;

/**
 * How dark a row's darkest spot is beyond its letter, against the next bubble's and against the second-least of the row's, which is
 * light; and what the whole bubble's darkness adds: a pen's spot darkens it, a speck of noise does not. Of 27,600 blank rows between
 * marks, on generated photos, 37 reach it; of 5,700 dots and ticks that pass for empty otherwise none falls short.
 */
const LEAD = 0.07;
const OF_DARK_SHARE = 0.03;
/** It must lead by so many times more of what the darkest empty bubble of the sheet's usual row leads by; noise alone leaves less than this. */
const OF_USUAL_LEAD = 2;
const MOST_USUAL_LEAD = 0.03;
/** Over the light it must lead by so much more than over the next bubble. */
const OVER_LIGHT = 1.29;
/**
 * Where nothing on the sheet is marked, a spot must say more: of 31,860 blank rows, on whose letters noise or compression fell, a closer
 * look leaves none as dark, nor does any of 196 dots and ticks fall short.
 */
const LONE_LEAD = 0.11;
const LONE_OF_USUAL_LEAD = 5.5;
const LONE_OVER_LIGHT = 1.18;
/** Where glare or worn toner pales the row's rings, it pales ink as much: a spot needs so much less, down to this share. */
const LEAST_PALE = 0.5;
/** Pale pens: where this share of the rows leads by so much or more, a spot needs a part of that; below so much it is a soft pencil's. */
const PALE_LEAST = 0.09;
const PALE_ROWS = 0.5;
const LEAD_OF_PALE = 0.25;
const SOFT_LEAD = 0.075;
const LEAST_LEAD = 0.03;
/**
 * There a thin cross may fall short of that, and of what a whole bubble's darkness shows: each as a share of what it needs, they sum
 * to 1.47 in the faintest seen; of 158 blank rows on such photos 4 reach this.
 */
const SOFT_TOGETHER = 1.2;
const MIN_OPTIONS_FOR_LIGHT = 4;

/** Ink beyond the printed letters, in rows that hold nothing else. */
export interface SpotInk {
  /**
   * True when one bubble of a row has a spot that its letter does not explain: a dot, a tick, a thin or faint stroke.
   *
   * @param darkShare How near the row's darkest bubble comes to standing out as a whole, at 1 it does.
   * @param isAlone   Nothing else on the sheet is marked.
   */
  standsOut(row: readonly MeasuredBubble[], darkShare?: number, isAlone?: boolean): boolean;
  /** True when the row's letters explain all that its bubbles hold: none has a spot that another lacks. */
  isPrint(row: readonly MeasuredBubble[]): boolean;
}

/** By how much the darkest spot of a row's bubbles is darker than the next one. */
function leadOf(darkness: readonly number[]): number {
  let first = 0;
  let second = 0;
  for (const own of darkness) {
    if (own > first) [first, second] = [own, first];
    else if (own > second) second = own;
  }
  return first - second;
}

/**
 * Learns from a sheet's empty bubbles what its letters look like, point by point; null where they are too few to tell.
 *
 * @param rows  The sheet's bubbles by question.
 * @param empty Those of them that are empty.
 */
export function learnSpotInk(
  rows: readonly (readonly MeasuredBubble[])[],
  empty: readonly MeasuredBubble[],
  options: number,
): SpotInk | null {
  const byOption = Array.from({ length: options }, (_, option) => empty.filter((bubble) => bubble.option === option));
  if (byOption.some(({ length }) => length < MIN_EMPTY)) return null;
  const spotsOf = learnLetters(byOption);
  const measured = rows.map(spotsOf);
  const marks = measured.map(leadOf).filter((lead) => lead > PALE_LEAST);
  const isMarked = marks.length >= rows.length * PALE_ROWS;
  const isEmpty = new Set(empty);
  const leadsOfEmpty = measured.flatMap((darkness, at) => {
    const ofEmpty = darkness.filter((_, own) => isEmpty.has(rows[at]![own]!));
    return ofEmpty.length > 1 ? [leadOf(ofEmpty)] : [];
  });
  const usualLead = Math.min(MOST_USUAL_LEAD, median(leadsOfEmpty));
  const usual = LEAD + OF_USUAL_LEAD * usualLead;
  const lone = LONE_LEAD + LONE_OF_USUAL_LEAD * usualLead;
  const leastOfPen = isMarked ? Math.max(LEAST_LEAD, LEAD_OF_PALE * median(marks)) : usual;
  const least = Math.min(usual, leastOfPen);
  const isSoft = isMarked && leastOfPen < SOFT_LEAD;
  const usualLine = median(empty.map(({ line }) => line));
  return {
    isPrint(row) {
      return leadOf(spotsOf(row)) < LEAST_LEAD;
    },
    standsOut(row, darkShare = 0, isAlone = false) {
      const pale = Math.min(1, Math.max(LEAST_PALE, median(row.map(({ line }) => line)) / usualLine));
      const darkest = spotsOf(row)
        .map((spot) => spot / pale)
        .sort((a, b) => b - a);
      if (isSoft && (darkest[0]! - darkest[1]!) / least + darkShare > SOFT_TOGETHER) return true;
      const light = row.length >= MIN_OPTIONS_FOR_LIGHT ? darkest[row.length - 2]! : 0;
      const spot = darkest[0]! + OF_DARK_SHARE * Math.max(0, darkShare);
      const [lead, overLight] = isAlone ? [lone, LONE_OVER_LIGHT * lone] : [least, OVER_LIGHT * usual];
      return spot - darkest[1]! > lead || spot - light > overLight;
    },
  };
}
