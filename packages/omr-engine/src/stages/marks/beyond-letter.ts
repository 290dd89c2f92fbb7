import { lengthOf } from '../../core/length.ts';
import { median, quantile } from '../../core/statistics.ts';
import { type MeasuredBubble, samplePoints } from './measure-bubble.ts';

/** A letter is this much lighter or darker than the sheet's usual one, where toner or light differ. */
const MIN_GAIN = 0.5;
const MAX_GAIN = 1.6;
/** ...and at most by so much darker than those beside it, whose toner and light it shares: what is darker still is a pen's. */
const GAIN_OF_ROW = 1.15;
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
/** What lies farther than so many steps from a spot's middle is around it. */
const AROUND = 2;
/** Darkest points beyond this share of the option's empty bubbles add a part of what they lead by: few letters of the sheet are as dark. */
const DARKEST_LETTERS = 0.9;
const OF_PEAK = 0.2;

const stepsBetween = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]) =>
  Math.max(Math.abs(u - x), Math.abs(v - y));

const middles = samplePoints.filter((point) => lengthOf(point[0], point[1]) <= SPOT_REACH);
const pointsWhere = (isOf: (steps: number) => boolean) =>
  middles.map((middle) => samplePoints.flatMap((point, at) => (isOf(stepsBetween(middle, point)) ? [at] : [])));
const spots = pointsWhere((steps) => steps <= 1);
const surroundings = pointsWhere((steps) => steps > AROUND);
/** What a bubble's letter leaves over, point by point; used again for each. */
const rests = new Float64Array(samplePoints.length);

/** Weight of a point that the letter, as dark as thought so far, leaves so much of. */
function trustIn(rest: number): number {
  const size = Math.abs(rest);
  return size < USUAL_REST ? 1 : (USUAL_REST / size) * (rest > 0 ? DARKER_WEIGHT : 1);
}

/** How much darker or lighter than usual a bubble's letter is, found where no pen was. */
function gainOf(depths: Float32Array, letter: Float64Array): number {
  let gain = 1;
  for (let round = 0; round < ROUNDS; round++) {
    let product = USUAL_WEIGHT;
    let square = USUAL_WEIGHT;
    for (let at = 0; at < depths.length; at++) {
      const expected = letter[at]!;
      const weight = round === 0 ? 1 : trustIn(depths[at]! - gain * expected);
      product += weight * expected * depths[at]!;
      square += weight * expected * expected;
    }
    gain = Math.min(MAX_GAIN, Math.max(MIN_GAIN, product / square));
  }
  return gain;
}

/** The same by what lies around a spot alone, of which `rests` are left over by the gain thought so far. */
function gainAround(spot: number, depths: Float32Array, letter: Float64Array): number {
  let product = USUAL_WEIGHT;
  let square = USUAL_WEIGHT;
  for (const at of surroundings[spot]!) {
    const weight = trustIn(rests[at]!);
    product += weight * letter[at]! * depths[at]!;
    square += weight * letter[at]! * letter[at]!;
  }
  return Math.max(MIN_GAIN, product / square);
}

/** Most that each of a row's gains may be: the middle of the others' tells. */
function mostInRow(gains: readonly number[]): number[] {
  const sorted = Float64Array.from(gains).sort();
  const middle = (gains.length - 2) >> 1;
  return gains.map((own) => GAIN_OF_ROW * sorted[own <= sorted[middle]! ? middle + 1 : middle]!);
}

function meanOf(values: Float64Array, spot: number): number {
  let sum = 0;
  for (const at of spots[spot]!) sum += values[at]!;
  return sum / spots[spot]!.length;
}

/**
 * Darkness of a bubble's darkest spot beyond its letter's. That the whole bubble tells, and where what lies around the spot says less,
 * each by half: a dot on the letter makes it look darker than it is, and where little of the letter is left the rest says little.
 */
function darkestSpot(depths: Float32Array, letter: Float64Array, gain: number): number {
  for (let at = 0; at < depths.length; at++) rests[at] = depths[at]! - gain * letter[at]!;
  let darkest = 0;
  let position = -1;
  for (let spot = 0; spot < middles.length; spot++) {
    const rest = meanOf(rests, spot);
    if (rest <= darkest) continue;
    darkest = rest;
    position = spot;
  }
  if (position < 0) return 0;
  const overrated = Math.max(0, gain - gainAround(position, depths, letter)) / 2;
  return darkest + overrated * meanOf(letter, position);
}

/** What an option's empty bubbles look like in the middle, point by point. */
function letterOf(empty: readonly MeasuredBubble[]): Float64Array {
  const levels = new Float64Array(empty.length);
  return Float64Array.from(samplePoints, (_, at) => {
    for (let i = 0; i < empty.length; i++) levels[i] = empty[i]!.depths[at]!;
    return median(levels);
  });
}

/**
 * Learns what a sheet's letters look like, point by point.
 *
 * @param byOption Empty bubbles of each option.
 * @returns For a row of bubbles, how dark the darkest spot of each is beyond its letter, with what its darkest points add.
 */
export function learnLetters(
  byOption: readonly (readonly MeasuredBubble[])[],
): (row: readonly MeasuredBubble[]) => number[] {
  const letters = byOption.map(letterOf);
  const darkestLetters = byOption.map((empty) =>
    quantile(
      empty.map(({ peak }) => peak),
      DARKEST_LETTERS,
    ),
  );
  return (row) => {
    const gains = row.map(({ option, depths }) => gainOf(depths, letters[option]!));
    const most = mostInRow(gains);
    return row.map(
      ({ option, depths, peak }, at) =>
        darkestSpot(depths, letters[option]!, Math.min(gains[at]!, most[at]!)) +
        OF_PEAK * Math.max(0, peak - darkestLetters[option]!),
    );
  };
}
