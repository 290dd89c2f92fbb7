import type { GrayImage } from '../core/gray-image.ts';
import { median } from '../core/statistics.ts';
import type { Vector } from './lattice-patch.ts';
import { lineStrength, type RingShape, type SteppedPlace } from './ring-strength.ts';

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
export type GroupPlaces = readonly (readonly SteppedPlace[])[];

/** A group's places, each with the steps to its neighbours: at an edge to the one inside. */
export function steppedPlaces(
  rows: number,
  options: number,
  place: (row: number, column: number) => Vector,
): SteppedPlace[][] {
  const step = (from: Vector, to: Vector, count: number): Vector => [
    (to[0] - from[0]) / count,
    (to[1] - from[1]) / count,
  ];
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: options }, (__, column) => {
      const [x, y] = place(row, column);
      const [left, right] = [Math.max(0, column - 1), Math.min(options - 1, column + 1)];
      const [above, below] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)];
      return {
        x,
        y,
        along: step(place(row, left), place(row, right), right - left),
        down: step(place(above, column), place(below, column), below - above),
      };
    }),
  );
}

export const columnsOf = (rows: GroupPlaces): SteppedPlace[][] =>
  rows[0]!.map((_, column) => rows.map((row) => row[column]!));

/** Rows and columns of a group. */
export const linesOf = (rows: GroupPlaces): (readonly SteppedPlace[])[] => [...rows, ...columnsOf(rows)];

/** A place so many steps beyond the one given. */
const beyond = (place: SteppedPlace, along: number, down: number): SteppedPlace => ({
  ...place,
  x: place.x + along * place.along[0] + down * place.down[0],
  y: place.y + along * place.along[1] + down * place.down[1],
});

/** Strength of a line where it is seen best: moved a little as a whole, and turned. */
function bestStrength(image: GrayImage, line: readonly SteppedPlace[], shape: RingShape): number {
  const [first, last] = [line[0]!, line[line.length - 1]!];
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const [ux, uy] = [(last.x - first.x) / length, (last.y - first.y) / length];
  let best = Number.NEGATIVE_INFINITY;
  for (const along of SHIFTS_PX) {
    for (const across of SHIFTS_PX) {
      for (const turn of SHIFTS_PX) {
        const moved = line.map((place, at) => {
          const aside = across + turn * ((2 * at) / Math.max(1, line.length - 1) - 1);
          return { ...place, x: place.x + along * ux - aside * uy, y: place.y + along * uy + aside * ux };
        });
        best = Math.max(best, lineStrength(image, moved, shape));
      }
    }
  }
  return best;
}

/** Where rings would stand beyond a group: a row above and below, columns farther and farther to both sides. */
function furtherLines(rows: GroupPlaces, others: readonly SteppedPlace[]): SteppedPlace[][] {
  const options = rows[0]!.length;
  const above = rows[0]!.map((place) => beyond(place, 0, -1));
  const below = rows[rows.length - 1]!.map((place) => beyond(place, 0, 1));
  const step = BESIDE_PX / median(rows.map(([place]) => Math.hypot(...place!.along)));
  const count = Math.floor((BESIDE_TO - 1) / step) + 1;
  const columns = Array.from({ length: count }, (_, n) => 1 + n * step).flatMap((steps) => {
    return [rows.map((row) => beyond(row[0]!, -steps, 0)), rows.map((row) => beyond(row[options - 1]!, steps, 0))];
  });
  const isFree = (line: readonly SteppedPlace[]) =>
    line.every((place) =>
      others.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= OTHER_GROUP * Math.hypot(...place.along)),
    );
  return [above, below, ...columns].filter(isFree);
}

/** What the lines of a lattice show together, in an evened image: all of its rings, fewer, or more of them beyond it. */
export type LinesShow = 'fits' | 'lacks-line' | 'goes-on';

/** Whether all lines of the groups show rings, and no line beside them does. */
export function judgeLines(image: GrayImage, groups: readonly GroupPlaces[], shape: RingShape): LinesShow {
  const own = groups.flatMap(linesOf).map((line) => lineStrength(image, line, shape));
  const usual = median(own);
  if (Math.min(...own) < OWN_LINE * usual) return 'lacks-line';
  const further = groups.flatMap((rows) => furtherLines(rows, groups.filter((other) => other !== rows).flat(2)));
  return further.some((line) => bestStrength(image, line, shape) >= FURTHER_LINE * usual) ? 'goes-on' : 'fits';
}
