import type { GrayImage } from '../core/gray-image.ts';
import { median } from '../core/statistics.ts';
import type { Vector } from './lattice-patch.ts';
import { lineStrength, type RingShape, type SteppedSpot } from './ring-strength.ts';

/** A line of the key shows its rings with this share of the usual line's strength, at least: on noisy photos 0.5 and more... */
const OWN_LINE = 0.35;
/** ...and one beyond it is print of the sheet's from this share on: what is none reaches 0.25. */
const FURTHER_LINE = 0.45;
/** How far beside a group a further one's column may stand, in steps, and how finely it is looked for, px. */
const BESIDE_TO = 4.6;
const BESIDE_PX = 2;
/** How far from its expected place a line beyond the key's is looked for, px. */
const SHIFTS_PX = [-2, 0, 2] as const;
/** A column this near to another group's, in steps, is that one. */
const OTHER_GROUP = 0.8;

/** Places of a group, row by row. */
export type GroupSpots = readonly (readonly SteppedSpot[])[];

/** A group's places, each with the steps to its neighbours: at an edge to the one inside. */
export function steppedSpots(
  rows: number,
  options: number,
  spot: (row: number, column: number) => Vector,
): SteppedSpot[][] {
  const step = (from: Vector, to: Vector, count: number): Vector => [
    (to[0] - from[0]) / count,
    (to[1] - from[1]) / count,
  ];
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: options }, (__, column) => {
      const [x, y] = spot(row, column);
      const [left, right] = [Math.max(0, column - 1), Math.min(options - 1, column + 1)];
      const [above, below] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)];
      return {
        x,
        y,
        along: step(spot(row, left), spot(row, right), right - left),
        down: step(spot(above, column), spot(below, column), below - above),
      };
    }),
  );
}

export const columnsOf = (rows: GroupSpots): SteppedSpot[][] =>
  rows[0]!.map((_, column) => rows.map((row) => row[column]!));

/** Rows and columns of a group. */
export const linesOf = (rows: GroupSpots): (readonly SteppedSpot[])[] => [...rows, ...columnsOf(rows)];

/** A place so many steps beyond the one given. */
const beyond = (spot: SteppedSpot, along: number, down: number): SteppedSpot => ({
  ...spot,
  x: spot.x + along * spot.along[0] + down * spot.down[0],
  y: spot.y + along * spot.along[1] + down * spot.down[1],
});

/** Strength of a line where it is seen best: moved a little as a whole, and turned. */
function bestStrength(image: GrayImage, line: readonly SteppedSpot[], shape: RingShape): number {
  const [first, last] = [line[0]!, line[line.length - 1]!];
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const [ux, uy] = [(last.x - first.x) / length, (last.y - first.y) / length];
  let best = Number.NEGATIVE_INFINITY;
  for (const along of SHIFTS_PX) {
    for (const across of SHIFTS_PX) {
      for (const turn of SHIFTS_PX) {
        const moved = line.map((spot, at) => {
          const aside = across + turn * ((2 * at) / Math.max(1, line.length - 1) - 1);
          return { ...spot, x: spot.x + along * ux - aside * uy, y: spot.y + along * uy + aside * ux };
        });
        best = Math.max(best, lineStrength(image, moved, shape));
      }
    }
  }
  return best;
}

/** Where rings would stand beyond a group: a row above and below, columns farther and farther to both sides. */
function furtherLines(rows: GroupSpots, others: readonly SteppedSpot[]): SteppedSpot[][] {
  const options = rows[0]!.length;
  const above = rows[0]!.map((spot) => beyond(spot, 0, -1));
  const below = rows[rows.length - 1]!.map((spot) => beyond(spot, 0, 1));
  const step = BESIDE_PX / median(rows.map(([spot]) => Math.hypot(...spot!.along)));
  const count = Math.floor((BESIDE_TO - 1) / step) + 1;
  const columns = Array.from({ length: count }, (_, n) => 1 + n * step).flatMap((steps) => {
    return [rows.map((row) => beyond(row[0]!, -steps, 0)), rows.map((row) => beyond(row[options - 1]!, steps, 0))];
  });
  const isFree = (line: readonly SteppedSpot[]) =>
    line.every((spot) =>
      others.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= OTHER_GROUP * Math.hypot(...spot.along)),
    );
  return [above, below, ...columns].filter(isFree);
}

/** What the lines of a lattice show together, in an evened image: all of its rings, fewer, or more of them beyond it. */
export type LinesShow = 'fits' | 'lacks-line' | 'goes-on';

/** Whether all lines of the groups show rings, and no line beside them does. */
export function judgeLines(image: GrayImage, groups: readonly GroupSpots[], shape: RingShape): LinesShow {
  const own = groups.flatMap(linesOf).map((line) => lineStrength(image, line, shape));
  const usual = median(own);
  if (Math.min(...own) < OWN_LINE * usual) return 'lacks-line';
  const further = groups.flatMap((rows) => furtherLines(rows, groups.filter((other) => other !== rows).flat(2)));
  return further.some((line) => bestStrength(image, line, shape) >= FURTHER_LINE * usual) ? 'goes-on' : 'fits';
}
