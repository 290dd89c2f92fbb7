import type { RingSpot } from '../../core/bubble-spot.ts';
import type { PlaneMap } from '../../core/homography.ts';
import type { SheetLayout } from '../../core/sheet-layout.ts';
import { type GroupModel, ringOf } from '../lattice/lattice-model.ts';
import { ringAt } from './register-layout.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Rows and columns just outside a group, as places of (row, column). */
const outsideLines = (rows: number, options: number): (readonly [number, number])[][] => [
  upTo(options).map((column) => [-1, column] as const),
  upTo(options).map((column) => [rows, column] as const),
  upTo(rows).map((row) => [row, -1] as const),
  upTo(rows).map((row) => [row, options] as const),
];

/** Where rings would stand one step outside the groups of a lattice, as each group's surface goes on. */
export const linesAroundLattice = (groups: readonly GroupModel[], options: number): RingSpot[][] =>
  groups.flatMap((group) =>
    outsideLines(group.rows, options).map((line) => line.map(([row, column]) => ringOf(group, row, column))),
  );

/** How far beside the outermost groups a further one's nearest column may stand, and how finely it is looked for, in steps. */
const BESIDE_FROM = 1.3;
const BESIDE_TO = 4.3;
const BESIDE_STEP = 0.3;

/** Where a column of rings would stand farther beside the outermost groups, as their rows lead there: the nearest of a further group. */
export function linesBeside(groups: readonly GroupModel[], options: number): RingSpot[][] {
  const sides = [
    { group: groups[0]!, outer: 0, inner: 1 },
    { group: groups[groups.length - 1]!, outer: options - 1, inner: options - 2 },
  ];
  return sides.flatMap(({ group, outer, inner }) => {
    const rows = upTo(group.rows).map((row) => {
      const ring = ringOf(group, row, outer);
      const [innerX, innerY] = group.spotAt(row, inner);
      return { ...ring, stepX: ring.x - innerX, stepY: ring.y - innerY };
    });
    const distances = upTo(Math.round((BESIDE_TO - BESIDE_FROM) / BESIDE_STEP) + 1).map(
      (n) => BESIDE_FROM + n * BESIDE_STEP,
    );
    return distances.map((steps) =>
      rows.map(({ x, y, stepX, stepY, radiusX, radiusY }) => ({
        x: x + steps * stepX,
        y: y + steps * stepY,
        radiusX,
        radiusY,
      })),
    );
  });
}

/** Where rings would stand one step outside the groups of a layout; no sheet has any where grids for numbers or the identity strip are printed. */
export function linesAroundLayout(layout: SheetLayout, toPhoto: PlaneMap): RingSpot[][] {
  const { pitchMm, stepMm } = layout;
  const lowestMm = layout.grids?.[0]?.yMm ?? layout.strip?.yMm ?? layout.heightMm;
  const { groups, options } = layout.spec;
  return groups.flatMap((rows, group) => {
    const first = layout.bubbles.find((bubble) => bubble.group === group);
    if (!first) return [];
    const hasRoom = ([row]: readonly [number, number]) => first.yMm + row * pitchMm + first.rMm <= lowestMm;
    return outsideLines(rows, options).flatMap((line) =>
      line.every(hasRoom)
        ? [
            line.map(([row, column]) =>
              ringAt(toPhoto, first.xMm + column * stepMm, first.yMm + row * pitchMm, first.rMm),
            ),
          ]
        : [],
    );
  });
}
