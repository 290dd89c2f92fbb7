import { lengthOf } from '../../core/length.ts';
import { median } from '../../core/statistics.ts';
import { dot, type LatticeNode, meanVector, type Vector } from './lattice-patch.ts';

/** Rings this near to each other, in sizes, are one. */
const SAME_SPOT = 0.5;
/** Groups side by side are at least so many of their own widths apart, from middle to middle. */
const BESIDE = 0.7;

/** The part of a patch that is one group of the key. */
export interface FittedGroup {
  /** Questions. */
  readonly rows: number;
  /** Rows and columns from 0, in the patch's own direction. */
  readonly nodes: readonly LatticeNode[];
  readonly score: number;
}

/** True for groups on the same print: a ring that was seen twice may belong to two patches. */
export const isSamePrint = (a: FittedGroup, b: FittedGroup): boolean =>
  a.nodes.some(({ ring }) =>
    b.nodes.some((other) => lengthOf(ring.x - other.ring.x, ring.y - other.ring.y) < ring.size * SAME_SPOT),
  );

/** A group's rings by columns that run along a direction and rows that run down another. */
export function turnedTo(group: FittedGroup, options: number, along: Vector, down: Vector): LatticeNode[] {
  const flipColumns = dot(meanVector(group.nodes.map((n) => n.along)), along) < 0;
  const flipRows = dot(meanVector(group.nodes.map((n) => n.down)), down) < 0;
  return group.nodes.map((n) => ({
    ...n,
    row: flipRows ? group.rows - 1 - n.row : n.row,
    column: flipColumns ? options - 1 - n.column : n.column,
  }));
}

/** Where another group's rings lie in a first one's grid, less their own columns and rows: alike for all of them on one flat sheet. */
function shiftsOnto(a: FittedGroup, b: FittedGroup, options: number): { columns: number[]; rows: number[] } {
  const [along, down] = [meanVector(a.nodes.map((n) => n.along)), meanVector(a.nodes.map((n) => n.down))];
  const area = along[0] * down[1] - along[1] * down[0];
  const positionOf = (x: number, y: number): Vector => [
    (x * down[1] - y * down[0]) / area,
    (along[0] * y - along[1] * x) / area,
  ];
  const own = a.nodes.map(({ ring, row, column }): Vector => {
    const [u, v] = positionOf(ring.x, ring.y);
    return [u - column, v - row];
  });
  const [firstColumn, firstRow] = meanVector(own);
  const shifts = turnedTo(b, options, along, down).map(({ ring, row, column }): Vector => {
    const [u, v] = positionOf(ring.x, ring.y);
    return [u - firstColumn - column, v - firstRow - row];
  });
  return { columns: shifts.map(([u]) => u), rows: shifts.map(([, v]) => v) };
}

const meanDistance = (values: readonly number[], from: number): number =>
  values.reduce((sum, value) => sum + Math.abs(value - from), 0) / values.length;

/** How far, in steps, another group's rings lie from where a first one's grid leads: a sheet's groups begin or end in one row. */
function mismatchOf(a: FittedGroup, b: FittedGroup, options: number): number {
  const { columns, rows } = shiftsOnto(a, b, options);
  return meanDistance(columns, median(columns)) + Math.min(meanDistance(rows, 0), meanDistance(rows, a.rows - b.rows));
}

/** The best groups of the key's sizes that stand beside a first one; null where some are missing. */
function groupsBeside(
  first: FittedGroup,
  fitted: readonly FittedGroup[],
  sizes: readonly number[],
  options: number,
): { readonly groups: FittedGroup[]; readonly score: number } | null {
  // A ring a step off is as bad as one that was not seen.
  const placed = fitted.map((group) => ({
    group,
    score: group.score - (group === first ? 0 : mismatchOf(first, group, options) * group.nodes.length),
  }));
  const missing = [...sizes];
  const groups: FittedGroup[] = [];
  let score = 0;
  for (const { group, score: own } of placed.sort((a, b) => b.score - a.score)) {
    // More of its rings lie elsewhere than were seen: a tablecloth's pattern, not the sheet's.
    if (own <= 0) break;
    const at = missing.indexOf(group.rows);
    const isStacked = (other: FittedGroup) =>
      Math.abs(median(shiftsOnto(other, group, options).columns)) < options * BESIDE;
    if (at < 0 || groups.some((other) => isSamePrint(group, other) || isStacked(other))) continue;
    missing.splice(at, 1);
    groups.push(group);
    score += own;
  }
  return missing.length > 0 ? null : { groups, score };
}

/** The best groups of the key's sizes that lie as one sheet's do, or null where some are missing. */
export function chooseGroups(
  fitted: readonly FittedGroup[],
  sizes: readonly number[],
  options: number,
): FittedGroup[] | null {
  return (
    fitted
      .map((first) => groupsBeside(first, fitted, sizes, options))
      .reduce((best, one) => (one && (!best || one.score > best.score) ? one : best), null)?.groups ?? null
  );
}
