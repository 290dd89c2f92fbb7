import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitHomography, type Pair } from '../../core/homography.ts';
import type { LatticeNode } from './lattice-patch.ts';
import { rowLinesOf, runsInRows } from './row-lines.ts';

const OPTIONS = 4;
const corners: readonly Pair[] = [
  [0, 0],
  [30, 0],
  [30, 20],
  [0, 20],
];
const corner = fc.tuple(fc.double({ min: -40, max: 40, noNaN: true }), fc.double({ min: -40, max: 40, noNaN: true }));

/** A page of columns and rows, 0 to 30 and 0 to 20, in perspective. */
const view = fc.tuple(corner, corner, corner, corner).map((moved) =>
  fitHomography(
    corners,
    corners.map(([x, y], at): Pair => [100 + x * 30 + moved[at]![0], 80 + y * 30 + moved[at]![1]]),
  ),
);
type View = ReturnType<typeof fitHomography>;

/** A group whose first ring stands at a column and row of the page, turned by so many radians about it. */
const groupAt = (view: View, firstColumn: number, firstRow: number, rows: number, turn = 0): LatticeNode[] => {
  const at = (column: number, row: number): Pair =>
    view(
      firstColumn + column * Math.cos(turn) - row * Math.sin(turn),
      firstRow + column * Math.sin(turn) + row * Math.cos(turn),
    );
  return Array.from({ length: rows * OPTIONS }, (_, index): LatticeNode => {
    const [row, column] = [Math.floor(index / OPTIONS), index % OPTIONS];
    const [[x, y], [nextX, nextY], [belowX, belowY]] = [at(column, row), at(column + 1, row), at(column, row + 1)];
    return {
      row,
      column,
      ring: { x, y, width: 16, height: 16, size: 16 },
      along: [nextX - x, nextY - y],
      down: [belowX - x, belowY - y],
    };
  });
};
const asSpots = (nodes: readonly LatticeNode[], group: number) =>
  nodes.map(({ row, column, ring: { x, y } }) => ({
    group,
    question: row + 1,
    option: column,
    x,
    y,
    radiusX: 8,
    radiusY: 8,
  }));

describe('rings beside a sheet’s groups', () => {
  it('run on in its rows where they are a further group of it, in any perspective', () => {
    fc.assert(
      fc.property(view, fc.integer({ min: 7, max: 13 }), (view, rows) => {
        const own = groupAt(view, 2, 4, rows);
        const further = groupAt(view, 12, 4, rows);
        const rowAt = rowLinesOf([...asSpots(own, 0), ...asSpots(groupAt(view, 7, 4, rows), 1)], [rows, rows]);
        expect(runsInRows(further, rowAt)).toBe(true);
      }),
    );
  });

  it('do not where they are of a sheet that lies turned behind it', () => {
    const turns = fc.oneof(
      fc.double({ min: 0.12, max: 0.6, noNaN: true }),
      fc.double({ min: -0.6, max: -0.12, noNaN: true }),
    );
    fc.assert(
      fc.property(view, turns, (view, turn) => {
        const rowAt = rowLinesOf(asSpots(groupAt(view, 2, 4, 10), 0), [10]);
        expect(runsInRows(groupAt(view, 14, 4, 10, turn), rowAt)).toBe(false);
      }),
    );
  });

  it('are placed by groups of unequal height, whether they begin or end in one row', () => {
    fc.assert(
      fc.property(view, fc.boolean(), (view, end) => {
        const spots = [...asSpots(groupAt(view, 2, 4, 13), 0), ...asSpots(groupAt(view, 8, end ? 5 : 4, 12), 1)];
        const rowAt = rowLinesOf(spots, [13, 12]);
        expect(runsInRows(groupAt(view, 14, 4, 13), rowAt)).toBe(true);
      }),
    );
  });
});
