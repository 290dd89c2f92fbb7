import { lengthOf } from './length.ts';
import { PointIndex } from './point-index.ts';
import { median } from './statistics.ts';

/** How far around a place its neighbours tell how the paper lies, in pitches. */
const REACHES = [2.2, 3.7, 6.6] as const;
/** Weight of 'as the fit says': where few rings are near, or none, nothing is moved. */
const STILL = 0.3;

/** A ring's place, in mm of a page or steps of a lattice, and how far from the fit it was seen, px. */
export interface RingShift {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** What creases and waves do beyond a fit of the whole page: smooth over neighbours, 0 away from all rings. */
export interface PaperField {
  /** Displacement at a place, px. */
  at(x: number, y: number): readonly [number, number];
  /** Median distance of a ring from what its neighbours foretell, px. */
  readonly residual: number;
}

function fieldOf(shifts: readonly RingShift[], reach: number): PaperField {
  const index = new PointIndex(shifts, reach);
  const at = (xMm: number, yMm: number, left?: RingShift): readonly [number, number] => {
    // Sums of weight, place and shift, and of their products, about the place asked.
    let [w, wx, wy, wdx, wdy] = [STILL, 0, 0, 0, 0];
    let [xx, xy, yy, xdx, xdy, ydx, ydy] = [0, 0, 0, 0, 0, 0, 0];
    index.near(xMm, yMm, reach, (shift, distance) => {
      if (shift === left) return;
      const weight = (1 - (distance / reach) ** 2) ** 2;
      const { dx, dy } = shift;
      const x = weight * (shift.x - xMm);
      const y = weight * (shift.y - yMm);
      w += weight;
      wx += x;
      wy += y;
      wdx += weight * dx;
      wdy += weight * dy;
      xx += x * (shift.x - xMm);
      xy += x * (shift.y - yMm);
      yy += y * (shift.y - yMm);
      xdx += x * dx;
      xdy += x * dy;
      ydx += y * dx;
      ydy += y * dy;
    });
    // The slope of the neighbours' shifts leads from their middle to the place: at an edge they all lie on one side.
    const still = STILL * (reach / 2) ** 2;
    const [a, b, c] = [xx - (wx * wx) / w + still, xy - (wx * wy) / w, yy - (wy * wy) / w + still];
    const led = (wd: number, xd: number, yd: number) => {
      const [p, q] = [xd - (wx * wd) / w, yd - (wy * wd) / w];
      return (wd - ((c * p - b * q) * wx + (a * q - b * p) * wy) / (a * c - b * b)) / w;
    };
    return [led(wdx, xdx, ydx), led(wdy, xdy, ydy)];
  };
  const misses = shifts.map((shift) => {
    const [dx, dy] = at(shift.x, shift.y, shift);
    return lengthOf(dx - shift.dx, dy - shift.dy);
  });
  return { at, residual: median(misses) };
}

/** Of no waves, and of what each reach makes of the rings, what foretells rings left out best. */
function likeliestField(shifts: readonly RingShift[], pitchMm: number): PaperField {
  const still: PaperField = { at: () => [0, 0], residual: median(shifts.map(({ dx, dy }) => lengthOf(dx, dy))) };
  return REACHES.map((reach) => fieldOf(shifts, reach * pitchMm)).reduce(
    (best, field) => (field.residual < best.residual ? field : best),
    still,
  );
}

/** Learns from the rings where the paper lies beside a fit; and then once more from what that leaves, the bend between neighbours. */
export function learnPaperField(shifts: readonly RingShift[], pitchMm: number): PaperField {
  const first = likeliestField(shifts, pitchMm);
  const left = shifts.map(({ x, y, dx, dy }) => {
    const [ledX, ledY] = first.at(x, y);
    return { x, y, dx: dx - ledX, dy: dy - ledY };
  });
  const second = likeliestField(left, pitchMm);
  return {
    residual: first.residual,
    at: (xMm, yMm) => {
      const [firstX, firstY] = first.at(xMm, yMm);
      const [secondX, secondY] = second.at(xMm, yMm);
      return [firstX + secondX, firstY + secondY];
    },
  };
}
