import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import { median } from '../core/statistics.ts';
import { toUnit } from '../core/unit-cells.ts';
import type { RingPlace } from './check-fit.ts';

/** A bubble's picture: cells a side, and how far it reaches, in radii: the ring, its letter and the paper around. */
const SIDE = 13;
const REACH = 1.5;
/** Shifts tried around an expected place, in radii: lines beyond a lattice lie less surely. */
const SHIFTS = [-0.3, 0, 0.3] as const;
/**
 * Likeness of a line's places to the sheet's own bubble, against that of its bubbles, and at least: on 450 photos of legacy and other
 * sheets 0.70 at most beyond the key's own rows and columns, and 0.95 where a smeared further row was overlooked.
 */
const AS_OWN = 0.78;
const LEAST_LIKENESS = 0.45;
/** The same where noise had to be smoothed: 0.62 at most on 45 such photos, and 0.66 and more in a further group's nearest column. */
const AS_OWN_IN_NOISE = 0.65;
const LEAST_IN_NOISE = 0.4;
/** So many bubbles, from all over the sheet, say what the usual one looks like. */
const ENOUGH_OWN = 30;
/** Every third place of a line first: only a line that comes near by these is looked at whole. */
const LOOK_FIRST = 3;
const COMES_NEAR = 0.8;
/** Blank paper, with this share of the print that the sheet's own bubbles have, is not looked at any closer. */
const LEAST_PRINT = 0.35;

/** Where the cells' middles lie, in radii. */
const CELLS = Float64Array.from({ length: SIDE }, (_, i) => ((i + 0.5) / SIDE) * 2 * REACH - REACH);
const cellX = new Float64Array(SIDE);

/** Gray levels of a place's picture, shifted by so many radii. */
function pictureAt(
  image: GrayImage,
  { x, y, radiusX, radiusY }: RingPlace,
  dx: number,
  dy: number,
  cells = new Float32Array(SIDE * SIDE),
): Float32Array {
  for (let i = 0; i < SIDE; i++) cellX[i] = x + (CELLS[i]! + dx) * radiusX;
  for (let j = 0; j < SIDE; j++) {
    const cellY = y + (CELLS[j]! + dy) * radiusY;
    for (let i = 0; i < SIDE; i++) cells[j * SIDE + i] = sampleBilinear(image, cellX[i]!, cellY);
  }
  return cells;
}

/** How much a picture's cells differ: next to nothing on blank paper. */
function printIn(cells: Float32Array): number {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < cells.length; i++) {
    sum += cells[i]!;
    squares += cells[i]! * cells[i]!;
  }
  return Math.sqrt(Math.max(0, squares - (sum * sum) / cells.length));
}

function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/**
 * True when one of the lines beyond a key's grid looks as the sheet's own bubbles do: it is a row or column of them that the key
 * leaves out, and the key is another one or lies a line off. Says so also of print that motion smeared, where no ring is closed.
 *
 * @param isNoisy The image is one in which noise had to be smoothed.
 */
export function hasLineLikeOwn(
  image: GrayImage,
  lines: readonly (readonly RingPlace[])[],
  own: readonly RingPlace[],
  isNoisy = false,
): boolean {
  const stride = Math.max(1, Math.floor(own.length / ENOUGH_OWN));
  const levels = own.filter((_, at) => at % stride === 0).map((place) => pictureAt(image, place, 0, 0));
  const leastPrint = LEAST_PRINT * median(levels.map(printIn));
  const pictures = levels.map(toUnit);
  // Most bubbles are empty: the median picture is of one.
  const usual = toUnit(
    Float32Array.from({ length: SIDE * SIDE }, (_, cell) => median(pictures.map((picture) => picture[cell]!))),
  );
  const ownLikeness = median(pictures.map((picture) => likeness(picture, usual)));
  const least = isNoisy
    ? Math.max(LEAST_IN_NOISE, AS_OWN_IN_NOISE * ownLikeness)
    : Math.max(LEAST_LIKENESS, AS_OWN * ownLikeness);
  const shifted = new Float32Array(SIDE * SIDE);
  const bestAt = (place: RingPlace) => {
    let best = -1;
    for (const dx of SHIFTS) {
      for (const dy of SHIFTS) best = Math.max(best, likeness(toUnit(pictureAt(image, place, dx, dy, shifted)), usual));
    }
    return best;
  };
  const meanOf = (line: readonly RingPlace[], at: (place: RingPlace) => number) =>
    line.reduce((sum, place) => sum + at(place), 0) / line.length;
  return lines.some((line) => {
    const some = line.filter((_, at) => at % LOOK_FIRST === 0);
    if (meanOf(some, (place) => printIn(pictureAt(image, place, 0, 0, shifted))) < leastPrint) return false;
    return meanOf(some, bestAt) >= least * COMES_NEAR && meanOf(line, bestAt) >= least;
  });
}
