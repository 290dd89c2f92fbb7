import { lengthOf } from './length.ts';
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

/** Which of the squares as wide as a reach a place lies in, along a side of the page. */
const squareOf = (at: number, reach: number): number => Math.max(0, Math.floor(at / reach));

/** Shifts square by square, and where each square begins: what lies near stands together, and is asked for some thousand times a frame. */
function inSquares(shifts: readonly RingShift[], reach: number) {
  const columns = shifts.reduce((most, { x }) => Math.max(most, squareOf(x, reach)), 0) + 1;
  const rows = shifts.reduce((most, { y }) => Math.max(most, squareOf(y, reach)), 0) + 1;
  const squares = shifts.map(({ x, y }) => squareOf(x, reach) * rows + squareOf(y, reach));
  const begins = new Int32Array(columns * rows + 1);
  for (const square of squares) begins[square + 1]!++;
  for (let square = 1; square < begins.length; square++) begins[square]! += begins[square - 1]!;
  const [xs, ys, dxs, dys] = [0, 1, 2, 3].map(() => new Float64Array(shifts.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const ends = begins.slice();
  for (let one = 0; one < shifts.length; one++) {
    const { x, y, dx, dy } = shifts[one]!;
    const to = ends[squares[one]!]!++;
    xs[to] = x;
    ys[to] = y;
    dxs[to] = dx;
    dys[to] = dy;
  }
  return { xs, ys, dxs, dys, columns, rows, begins };
}

/** What the rings within a reach make of the paper; null where it foretells rings left out no better than `toBeat`, px. */
function fieldOf(shifts: readonly RingShift[], reach: number, toBeat: number): PaperField | null {
  const { xs, ys, dxs, dys, columns, rows, begins } = inSquares(shifts, reach);
  const at = (xMm: number, yMm: number, left = -1): readonly [number, number] => {
    // Sums of weight, place and shift, and of their products, about the place asked.
    let [w, wx, wy, wdx, wdy] = [STILL, 0, 0, 0, 0];
    let [xx, xy, yy, xdx, xdy, ydx, ydy] = [0, 0, 0, 0, 0, 0, 0];
    const lastColumn = Math.min(columns - 1, squareOf(xMm + reach, reach));
    const firstRow = Math.min(rows - 1, squareOf(yMm - reach, reach));
    const lastRow = Math.min(rows - 1, squareOf(yMm + reach, reach));
    for (let column = squareOf(xMm - reach, reach); column <= lastColumn; column++) {
      const end = begins[column * rows + lastRow + 1]!;
      for (let near = begins[column * rows + firstRow]!; near < end; near++) {
        const besideX = xs[near]! - xMm;
        const besideY = ys[near]! - yMm;
        const distance = lengthOf(besideX, besideY);
        if (distance > reach || near === left) continue;
        const weight = (1 - (distance / reach) ** 2) ** 2;
        const dx = dxs[near]!;
        const dy = dys[near]!;
        const x = weight * besideX;
        const y = weight * besideY;
        w += weight;
        wx += x;
        wy += y;
        wdx += weight * dx;
        wdy += weight * dy;
        xx += x * besideX;
        xy += x * besideY;
        yy += y * besideY;
        xdx += x * dx;
        xdy += x * dy;
        ydx += y * dx;
        ydy += y * dy;
      }
    }
    // The slope of the neighbours' shifts leads from their middle to the place: at an edge they all lie on one side.
    const still = STILL * (reach / 2) ** 2;
    const [a, b, c] = [xx - (wx * wx) / w + still, xy - (wx * wy) / w, yy - (wy * wy) / w + still];
    const led = (wd: number, xd: number, yd: number) => {
      const [p, q] = [xd - (wx * wd) / w, yd - (wy * wd) / w];
      return (wd - ((c * p - b * q) * wx + (a * q - b * p) * wy) / (a * c - b * b)) / w;
    };
    return [led(wdx, xdx, ydx), led(wdy, xdy, ydy)];
  };
  const misses = new Float64Array(xs.length);
  let lost = 0;
  for (let own = 0; own < misses.length; own++) {
    const [dx, dy] = at(xs[own]!, ys[own]!, own);
    const miss = lengthOf(dx - dxs[own]!, dy - dys[own]!);
    // Once half are no nearer, neither is their median.
    if (miss >= toBeat && ++lost > misses.length / 2) return null;
    misses[own] = miss;
  }
  const residual = median(misses);
  return residual < toBeat ? { at, residual } : null;
}

/** No waves. */
const lieStill = (): readonly [number, number] => [0, 0];

/** Of no waves, and of what each reach makes of the rings, what foretells rings left out best. */
function likeliestField(shifts: readonly RingShift[], pitchMm: number): PaperField {
  const still: PaperField = { at: lieStill, residual: median(shifts.map(({ dx, dy }) => lengthOf(dx, dy))) };
  return REACHES.reduce<PaperField>((best, reach) => fieldOf(shifts, reach * pitchMm, best.residual) ?? best, still);
}

/** Learns from the rings where the paper lies beside a fit; and then once more from what that leaves, the bend between neighbours. */
export function learnPaperField(shifts: readonly RingShift[], pitchMm: number): PaperField {
  const first = likeliestField(shifts, pitchMm);
  // Where nothing was moved, all is left as it was.
  if (first.at === lieStill) return first;
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
