import { fitHomography, type Pair, type PlaneMap } from '../core/homography.ts';
import type { PrintShape } from './print-shapes.ts';

/** Shapes in rows and columns, row 0 above and column 0 at the left; null where a spot of the lattice shows none. */
export type Lattice = readonly (readonly (PrintShape | null)[])[];

/** How many shapes of a line there are. */
export const foundIn = (line: readonly (PrintShape | null)[]): number => line.filter((shape) => shape !== null).length;
export const columnsOf = <Item>(lattice: readonly (readonly Item[])[]): Item[][] =>
  lattice[0]!.map((_, column) => lattice.map((row) => row[column]!));

/** A lattice without the lines at its edges that `passes` refuses, weakest first. */
export function trimmed(lattice: Lattice, passes: (line: readonly (PrintShape | null)[]) => boolean): Lattice {
  let rows = lattice.map((row) => [...row]);
  for (let changed = true; changed && rows.length > 0 && rows[0]!.length > 0; ) {
    changed = false;
    const columns = columnsOf(rows);
    const edges = [
      { line: rows[0]!, drop: () => rows.slice(1) },
      { line: rows[rows.length - 1]!, drop: () => rows.slice(0, -1) },
      { line: columns[0]!, drop: () => rows.map((row) => row.slice(1)) },
      { line: columns[columns.length - 1]!, drop: () => rows.map((row) => row.slice(0, -1)) },
    ].filter(({ line }) => !passes(line));
    if (edges.length === 0) break;
    edges.sort((a, b) => foundIn(a.line) / a.line.length - foundIn(b.line) / b.line.length);
    rows = edges[0]!.drop();
    changed = true;
  }
  return rows.length > 0 && rows[0]!.length > 0 ? rows : [];
}

/** Where each spot of a lattice lies; null where its shapes are too few or lie in one line. */
export function latticeMap(lattice: Lattice): PlaneMap | null {
  const from: Pair[] = [];
  const to: Pair[] = [];
  lattice.forEach((row, y) => {
    row.forEach((shape, x) => {
      if (!shape) return;
      from.push([x, y]);
      to.push([shape.x, shape.y]);
    });
  });
  const isPlane = new Set(from.map(([x]) => x)).size > 1 && new Set(from.map(([, y]) => y)).size > 1;
  return isPlane && from.length >= 4 ? fitHomography(from, to) : null;
}
