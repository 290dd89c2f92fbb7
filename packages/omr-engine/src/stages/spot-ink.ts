import { median } from '../core/statistics.ts';
import type { MeasuredBubble } from './measure-bubble.ts';
import { samplePoints } from './measure-bubble.ts';

/** Empty bubbles of an option that show its letter well enough. */
const MIN_EMPTY = 5;
/** A letter is this much lighter or darker than the sheet's usual one, where toner or light differ. */
const MIN_GAIN = 0.5;
const MAX_GAIN = 1.6;
/** ...and at most by so much darker than those beside it, whose toner and light it shares: what is darker still is a pen's. */
const GAIN_OF_ROW = 1.25;
/** Fits of the letter's darkness, each trusting less what the one before left over by more than this. */
const ROUNDS = 3;
const USUAL_REST = 0.05;
/** What is darker than the letter is weighed down further: it may be a pen's. */
const DARKER_WEIGHT = 0.6;
/** The letter is as dark as usual unless its points, their squares summed, say otherwise by as much. */
const USUAL_WEIGHT = 0.05;
/**
 * A spot is the mean of a point and its eight neighbours. It lies within so many steps of the middle, where dots, ticks and crosses all
 * pass: farther out a ring that is a little out of place looks as dark.
 */
const SPOT_REACH = 3;

/**
 * How dark a row's darkest spot is beyond its letter, against the next bubble's and against the second-least of the row's, which is
 * light; and what the whole bubble's darkness adds: a pen's spot darkens it, a speck of noise does not. Of 5,850 blank rows between
 * marks, on generated photos, 5 reach it; of 4,968 dots and ticks the faintest come to 0.101 and 0.108.
 */
const LEAD = 0.085;
const LEAD_OVER_LIGHT = 0.11;
const OF_DARK_SHARE = 0.03;
/**
 * Where nothing on the sheet is marked, a spot must say more: of 18,760 blank rows, on whose letters noise or compression fell, a closer
 * look leaves none as dark; 11 of 685 dots, ticks and crosses fall short of it, 8 of them on dark photocopies or in low light.
 */
const LONE_LEAD = 0.15;
const LONE_OVER_LIGHT = 0.175;
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

/** A spot's points, side by side: spot k reaches from its start to the next one's. */
const neighbourhoods = samplePoints
  .filter(([x, y]) => Math.hypot(x, y) <= SPOT_REACH)
  .map(([x, y]) => samplePoints.flatMap(([u, v], at) => (Math.abs(u - x) <= 1 && Math.abs(v - y) <= 1 ? [at] : [])));
const spotPoints = Uint8Array.from(neighbourhoods.flat());
const spotStarts = Uint16Array.from([0, ...neighbourhoods.map((_, k) => neighbourhoods.slice(0, k + 1).flat().length)]);
/** What a bubble's letter leaves over, point by point; used again for each. */
const rests = new Float64Array(samplePoints.length);

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

/** How much darker or lighter than usual a bubble's letter is, found where no pen was. */
function gainOf(depths: Float32Array, letter: Float64Array): number {
  let gain = 1;
  for (let round = 0; round < ROUNDS; round++) {
    let product = USUAL_WEIGHT;
    let square = USUAL_WEIGHT;
    for (let at = 0; at < depths.length; at++) {
      const expected = letter[at]!;
      const rest = depths[at]! - gain * expected;
      const size = Math.abs(rest);
      const weight = round === 0 || size < USUAL_REST ? 1 : (USUAL_REST / size) * (rest > 0 ? DARKER_WEIGHT : 1);
      product += weight * expected * depths[at]!;
      square += weight * expected * expected;
    }
    gain = Math.min(MAX_GAIN, Math.max(MIN_GAIN, product / square));
  }
  return gain;
}

/** Most that each of a row's gains may be: the middle of the others' tells. */
function mostInRow(gains: readonly number[]): number[] {
  const sorted = Float64Array.from(gains).sort();
  const middle = (gains.length - 2) >> 1;
  return gains.map((own) => GAIN_OF_ROW * sorted[own <= sorted[middle]! ? middle + 1 : middle]!);
}

/** Darkness of a bubble's darkest spot beyond its letter's. */
function darkestSpot(depths: Float32Array, letter: Float64Array, gain: number): number {
  for (let at = 0; at < depths.length; at++) rests[at] = depths[at]! - gain * letter[at]!;
  let darkest = 0;
  for (let spot = 0; spot < spotStarts.length - 1; spot++) {
    const start = spotStarts[spot]!;
    const end = spotStarts[spot + 1]!;
    let sum = 0;
    for (let i = start; i < end; i++) sum += rests[spotPoints[i]!]!;
    darkest = Math.max(darkest, sum / (end - start));
  }
  return darkest;
}

/** What an option's empty bubbles look like in the middle, point by point. */
function letterOf(empty: readonly MeasuredBubble[]): Float64Array {
  const levels = new Float64Array(empty.length);
  return Float64Array.from(samplePoints, (_, at) => {
    for (let i = 0; i < empty.length; i++) levels[i] = empty[i]!.depths[at]!;
    return levels.sort()[Math.floor(levels.length / 2)]!;
  });
}

/**
 * Learns from a sheet's empty bubbles what its letters look like, point by point; null where they are too few to tell.
 *
 * @param rows The sheet's bubbles by question, and which of them are empty.
 */
export function learnSpotInk(
  rows: readonly (readonly MeasuredBubble[])[],
  empty: readonly MeasuredBubble[],
  options: number,
): SpotInk | null {
  const byOption = Array.from({ length: options }, (_, option) => empty.filter((bubble) => bubble.option === option));
  if (byOption.some(({ length }) => length < MIN_EMPTY)) return null;
  const letters = byOption.map(letterOf);
  const spotsOf = (row: readonly MeasuredBubble[]) => {
    const gains = row.map(({ option, depths }) => gainOf(depths, letters[option]!));
    const most = mostInRow(gains);
    return row
      .map(({ option, depths }, at) => darkestSpot(depths, letters[option]!, Math.min(gains[at]!, most[at]!)))
      .sort((a, b) => b - a);
  };
  const leads = rows.map(spotsOf).map(([first, second]) => first! - second!);
  const marks = leads.filter((lead) => lead > PALE_LEAST);
  const isMarked = marks.length >= rows.length * PALE_ROWS;
  const leastOfPen = isMarked ? Math.max(LEAST_LEAD, LEAD_OF_PALE * median(marks)) : LEAD;
  const least = Math.min(LEAD, leastOfPen);
  const isSoft = isMarked && leastOfPen < SOFT_LEAD;
  const usualLine = median(empty.map(({ line }) => line));
  return {
    isPrint(row) {
      const [first, second] = spotsOf(row);
      return first! - second! < LEAST_LEAD;
    },
    standsOut(row, darkShare = 0, isAlone = false) {
      const pale = Math.min(1, Math.max(LEAST_PALE, median(row.map(({ line }) => line)) / usualLine));
      const darkest = spotsOf(row).map((spot) => spot / pale);
      if (isSoft && (darkest[0]! - darkest[1]!) / least + darkShare > SOFT_TOGETHER) return true;
      const light = row.length >= MIN_OPTIONS_FOR_LIGHT ? darkest[row.length - 2]! : 0;
      const spot = darkest[0]! + OF_DARK_SHARE * Math.max(0, darkShare);
      const [lead, overLight] = isAlone ? [LONE_LEAD, LONE_OVER_LIGHT] : [least, LEAD_OVER_LIGHT];
      return spot - darkest[1]! > lead || spot - light > overLight;
    },
  };
}
