import { lengthOf } from '../../core/length.ts';
import { PointIndex } from '../../core/point-index.ts';
import { median } from '../../core/statistics.ts';

/** How far around a place its neighbours tell how the paper lies, in pitches: the width that foretells rings left out best is taken. */
const WIDTHS = [1, 1.7, 3] as const;
/** Weight of 'as the fit says': where few rings are near, or none, nothing is moved. */
const STILL = 0.3;
/** Beyond so many widths a neighbour says nothing. */
const REACH = 3;

/** A ring's place on the page, mm, and how far from the fit it was seen, px. */
export interface RingShift {
  readonly x: number;
  readonly y: number;
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

function fieldOf(shifts: readonly RingShift[], width: number): PaperField {
  const index = new PointIndex(shifts, REACH * width);
  const at = (xMm: number, yMm: number, left?: RingShift): readonly [number, number] => {
    let [weights, dx, dy] = [STILL, 0, 0];
    index.near(xMm, yMm, REACH * width, (shift, distance) => {
      if (shift === left) return;
      const weight = Math.exp(-((distance / width) ** 2) / 2);
      weights += weight;
      dx += weight * shift.dx;
      dy += weight * shift.dy;
    });
    return [dx / weights, dy / weights];
  };
  const misses = shifts.map((shift) => {
    const [dx, dy] = at(shift.x, shift.y, shift);
    return lengthOf(dx - shift.dx, dy - shift.dy);
  });
  return { at, residual: median(misses) };
}

/** Learns from the rings where the paper lies beside a fit; of the widths the one under which rings left out are foretold best. */
export const learnPaperField = (shifts: readonly RingShift[], pitchMm: number): PaperField =>
  WIDTHS.map((width) => fieldOf(shifts, width * pitchMm)).reduce((best, field) =>
    field.residual < best.residual ? field : best,
  );
