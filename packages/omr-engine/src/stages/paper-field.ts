import { lengthOf } from '../core/length.ts';
import { median } from '../core/statistics.ts';

/** How far around a place its neighbours tell how the paper lies, in pitches: the width that foretells rings left out best is taken. */
const WIDTHS = [1, 1.7, 3] as const;
/** Weight of 'as the fit says': where few rings are near, or none, nothing is moved. */
const STILL = 0.3;
/** Beyond so many widths a neighbour says nothing. */
const REACH = 3;

/** A ring's place on the page, mm, and how far from the fit it was seen, px. */
export interface RingShift {
  readonly xMm: number;
  readonly yMm: number;
  readonly dx: number;
  readonly dy: number;
}

/** What creases and waves do beyond a fit of the whole page: smooth over neighbours, 0 away from all rings. */
export interface PaperField {
  /** Displacement at a place of the page, px. */
  at(xMm: number, yMm: number): readonly [number, number];
  /** Median distance of a ring from what its neighbours foretell, px. */
  readonly residual: number;
}

/** Rings by square of the page, so that only a place's neighbours are asked. */
function byCell(
  shifts: readonly RingShift[],
  side: number,
): (xMm: number, yMm: number, visit: (shift: RingShift) => void) => void {
  const cells = new Map<number, RingShift[]>();
  const keyOf = (i: number, j: number) => 4096 * j + i;
  for (const shift of shifts) {
    const key = keyOf(Math.floor(shift.xMm / side), Math.floor(shift.yMm / side));
    const cell = cells.get(key);
    if (cell) cell.push(shift);
    else cells.set(key, [shift]);
  }
  return (xMm, yMm, visit) => {
    const [i, j] = [Math.floor(xMm / side), Math.floor(yMm / side)];
    for (let v = j - 1; v <= j + 1; v++) for (let u = i - 1; u <= i + 1; u++) cells.get(keyOf(u, v))?.forEach(visit);
  };
}

function fieldOf(shifts: readonly RingShift[], width: number): PaperField {
  const near = byCell(shifts, REACH * width);
  const at = (xMm: number, yMm: number, left?: RingShift): readonly [number, number] => {
    let [weights, x, y] = [STILL, 0, 0];
    near(xMm, yMm, (shift) => {
      if (shift === left) return;
      const distance = ((shift.xMm - xMm) ** 2 + (shift.yMm - yMm) ** 2) / (2 * width * width);
      const weight = Math.exp(-distance);
      weights += weight;
      x += weight * shift.dx;
      y += weight * shift.dy;
    });
    return [x / weights, y / weights];
  };
  const misses = shifts.map((shift) => {
    const [x, y] = at(shift.xMm, shift.yMm, shift);
    return lengthOf(x - shift.dx, y - shift.dy);
  });
  return { at, residual: median(misses) };
}

/** Learns from the rings where the paper lies beside a fit; of the widths the one under which rings left out are foretold best. */
export const learnPaperField = (shifts: readonly RingShift[], pitchMm: number): PaperField =>
  WIDTHS.map((width) => fieldOf(shifts, width * pitchMm)).reduce((best, field) =>
    field.residual < best.residual ? field : best,
  );
