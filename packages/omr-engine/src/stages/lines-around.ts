import type { PlaneMap } from '../core/homography.ts';
import type { SheetLayout } from '../core/sheet-layout.ts';
import type { RingPlace } from './check-fit.ts';
import type { GroupModel } from './lattice-model.ts';
import { ringHalfAxes } from './lattice-spots.ts';
import { ringAt } from './register-layout.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Rows and columns just outside a group, as places of (row, column). */
const outsideLines = (rows: number, options: number): (readonly [number, number])[][] => [
  upTo(options).map((column) => [-1, column] as const),
  upTo(options).map((column) => [rows, column] as const),
  upTo(rows).map((row) => [row, -1] as const),
  upTo(rows).map((row) => [row, options] as const),
];

/** Where rings would stand one step outside the groups of a lattice. */
export const linesAroundLattice = (groups: readonly GroupModel[], options: number): RingPlace[][] =>
  groups.flatMap((group) =>
    outsideLines(group.rows, options).map((line) =>
      line.map(([row, column]) => {
        const [x, y] = group.place(row, column);
        return { x, y, ...ringHalfAxes(group, row, column) };
      }),
    ),
  );

/** Where rings would stand one step outside the groups of a layout; no sheet has any where the identity strip is printed. */
export function linesAroundLayout(layout: SheetLayout, place: PlaneMap): RingPlace[][] {
  const { pitchMm, stepMm } = layout;
  const lowestMm = layout.strip?.yMm ?? layout.heightMm;
  const { groups, options } = layout.spec;
  return groups.flatMap((rows, group) => {
    const first = layout.bubbles.find((bubble) => bubble.group === group);
    if (!first) return [];
    const hasRoom = ([row]: readonly [number, number]) => first.yMm + row * pitchMm + first.rMm <= lowestMm;
    return outsideLines(rows, options).flatMap((line) =>
      line.every(hasRoom)
        ? [
            line.map(([row, column]) =>
              ringAt(place, first.xMm + column * stepMm, first.yMm + row * pitchMm, first.rMm),
            ),
          ]
        : [],
    );
  });
}
