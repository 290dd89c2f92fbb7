import type { RingSpot } from '../../core/bubble-spot.ts';
import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import { median } from '../../core/statistics.ts';
import { productOf, toUnit } from '../../core/unit-cells.ts';

/** A bubble's picture: cells a side, and how far it reaches, in radii: the ring, its letter and the paper around. */
const SIDE = 13;
const REACH = 1.5;
/** A place is sampled with a cell more on each side, so that its picture can be shifted: lines beyond a lattice lie less surely. */
const WIDE = SIDE + 2;
const MIDDLE = 1;
const SHIFTS = [0, 1, 2] as const;
/**
 * Likeness of a line's places to the sheet's own bubble, against that of its bubbles, and at least: on 450 photos of legacy and other
 * sheets 0.70 at most beyond the key's own rows and columns, and 0.95 where a smeared further row was overlooked.
 */
const AS_OWN = 0.78;
const LEAST_LIKENESS = 0.45;
/** So many bubbles, from all over the sheet, say what the usual one looks like. */
const ENOUGH_OWN = 30;
/** Every third place of a line first: only a line that comes near by these is looked at whole. */
const LOOK_FIRST = 3;
const COMES_NEAR = 0.8;
/** Blank paper, with this share of the print that the sheet's own bubbles have, is not looked at any closer. */
const LEAST_PRINT = 0.35;

/** Where the cells' middles lie, in radii. */
const CELLS = Float64Array.from({ length: WIDE }, (_, i) => ((i - WIDE / 2 + 0.5) * 2 * REACH) / SIDE);
const cellX = new Float64Array(WIDE);
const wide = new Float32Array(WIDE * WIDE);
/** A plain picture's levels differ by their rounding errors alone. */
const PLAIN = 1e-2;

/** Samples the gray levels of a place and a cell around it: what is seen there, until the next. */
function lookAt(image: GrayImage, { x, y, radiusX, radiusY }: RingSpot): void {
  for (let i = 0; i < WIDE; i++) cellX[i] = x + CELLS[i]! * radiusX;
  for (let j = 0; j < WIDE; j++) {
    const cellY = y + CELLS[j]! * radiusY;
    for (let i = 0; i < WIDE; i++) wide[j * WIDE + i] = sampleBilinear(image, cellX[i]!, cellY);
  }
}

/** The picture in the middle of what was looked at last. */
function middleSeen(): Float32Array {
  const middle = new Float32Array(SIDE * SIDE);
  for (let j = 0; j < SIDE; j++) {
    const from = (j + MIDDLE) * WIDE + MIDDLE;
    middle.set(wide.subarray(from, from + SIDE), j * SIDE);
  }
  return middle;
}

/** How much a place's gray levels differ, at every second cell and line: next to nothing on blank paper. */
function printAt(image: GrayImage, { x, y, radiusX, radiusY }: RingSpot): number {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let j = 0; j < WIDE; j += 2) {
    const cellY = y + CELLS[j]! * radiusY;
    for (let i = 0; i < WIDE; i += 2) {
      const level = sampleBilinear(image, x + CELLS[i]! * radiusX, cellY);
      count += 1;
      sum += level;
      squares += level * level;
    }
  }
  return Math.sqrt(Math.max(0, squares - (sum * sum) / count));
}

/** Likeness of the picture there, shifted by so many cells from the first, to one of mean 0 and length 1. */
function likenessSeen(usual: Float32Array, dx: number, dy: number): number {
  let sum = 0;
  let squares = 0;
  let product = 0;
  for (let j = 0; j < SIDE; j++) {
    const from = (j + dy) * WIDE + dx;
    for (let i = 0; i < SIDE; i++) {
      const level = wide[from + i]!;
      sum += level;
      squares += level * level;
      product += level * usual[j * SIDE + i]!;
    }
  }
  const square = squares - (sum * sum) / usual.length;
  return square > PLAIN ? product / Math.sqrt(square) : 0;
}

/** What the usual one of some bubbles looks like, and how like it a line's must be to be of them. */
function usualLook(image: GrayImage, some: readonly RingSpot[]) {
  const pictures = some.map((spot) => {
    lookAt(image, spot);
    return toUnit(middleSeen());
  });
  // Most bubbles are empty: the median picture is of one.
  const usual = toUnit(
    new Float32Array(SIDE * SIDE).map((_, cell) => median(pictures.map((picture) => picture[cell]!))),
  );
  const ownLikeness = median(pictures.map((picture) => productOf(picture, usual)));
  return { usual, least: Math.max(LEAST_LIKENESS, AS_OWN * ownLikeness) };
}

/**
 * Learns what a sheet's own bubbles look like.
 *
 * @returns True for a line whose places look as they do: it is a row or column of them that the key leaves out, and the key is another one
 *   or lies a line off. Says so also of print that motion smeared, where no ring is closed.
 */
export function learnOwnLook(image: GrayImage, own: readonly RingSpot[]): (line: readonly RingSpot[]) => boolean {
  const stride = Math.max(1, Math.floor(own.length / ENOUGH_OWN));
  const some = own.filter((_, at) => at % stride === 0);
  const leastPrint = LEAST_PRINT * median(some.map((spot) => printAt(image, spot)));
  // Learned where a line has print at all: around most sheets none has.
  let look: ReturnType<typeof usualLook> | null = null;
  const bestAt = (usual: Float32Array) => (spot: RingSpot) => {
    lookAt(image, spot);
    let best = -1;
    for (const dx of SHIFTS) for (const dy of SHIFTS) best = Math.max(best, likenessSeen(usual, dx, dy));
    return best;
  };
  const meanOf = (line: readonly RingSpot[], at: (spot: RingSpot) => number) =>
    line.reduce((sum, spot) => sum + at(spot), 0) / line.length;
  return (line) => {
    const first = line.filter((_, at) => at % LOOK_FIRST === 0);
    if (meanOf(first, (spot) => printAt(image, spot)) < leastPrint) return false;
    look ??= usualLook(image, some);
    const { usual, least } = look;
    return meanOf(first, bestAt(usual)) >= least * COMES_NEAR && meanOf(line, bestAt(usual)) >= least;
  };
}
