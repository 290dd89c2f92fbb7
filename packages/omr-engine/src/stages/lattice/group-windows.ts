import { lengthOf } from '../../core/length.ts';
import { median } from '../../core/statistics.ts';
import type { LatticePatch } from './lattice-patch.ts';

/** A window of the key's size needs this share of its rings. */
const MIN_RING_SHARE = 0.55;
/** What a ring just outside the window, or one missing inside it, takes away from its score. */
const RING_COST = 0.6;

/**
 * A window's outer columns stand where its inner ones lead to expect them, but for this share of a step (of three columns: for
 * more, since perspective is not known). Numbers beside the bubbles, taken for rings, stand nearer or farther.
 */
const UNEVEN_STEP = 0.12;
const UNEVEN_OF_THREE = 0.22;
const MIN_STEPS = 3;
/** A window whose first or last column has fewer of its rings than this is another one, a column off: the gap between two groups, say. */
const EDGE_COLUMN = 0.3;

export interface Window {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly rows: number;
  readonly score: number;
}

/** Median distance of each column of a patch to the next, px; null where too few rows show both. */
function columnSteps({ nodes, columns }: LatticePatch): (number | null)[] {
  const byPosition = new Map(nodes.map((node) => [node.row * columns + node.column, node.ring]));
  const steps = Array.from({ length: columns - 1 }, (): number[] => []);
  for (const { row, column, ring } of nodes) {
    const next = column < columns - 1 ? byPosition.get(row * columns + column + 1) : undefined;
    if (next) steps[column]!.push(lengthOf(next.x - ring.x, next.y - ring.y));
  }
  return steps.map((own) => (own.length >= MIN_STEPS ? median(own) : null));
}

/** True when an outer column of a window stands out of the inner ones' rhythm. */
function isUneven(steps: readonly (number | null)[]): boolean {
  const isOff = (outer?: number | null, inner?: number | null, innermost?: number | null) => {
    if (!outer || !inner) return false;
    if (steps.length === 2) return Math.abs(outer - inner) > UNEVEN_OF_THREE * Math.max(outer, inner);
    return innermost ? Math.abs(outer - (2 * inner - innermost)) > UNEVEN_STEP * inner : false;
  };
  return isOff(steps[0], steps[1], steps[2]) || isOff(steps.at(-1), steps.at(-2), steps.at(-3));
}

/** How many of a patch's rings a window holds, in its outer columns alone, and directly beside it. */
function countRings(
  { nodes }: LatticePatch,
  window: Pick<Window, 'firstColumn' | 'firstRow' | 'rows'>,
  options: number,
) {
  const { firstColumn, firstRow, rows } = window;
  let [inside, outside, first, last] = [0, 0, 0, 0];
  for (const { row, column } of nodes) {
    const inRows = row >= firstRow && row < firstRow + rows;
    const inColumns = column >= firstColumn && column < firstColumn + options;
    if (inRows && column === firstColumn) first++;
    if (inRows && column === firstColumn + options - 1) last++;
    if (inRows && inColumns) inside++;
    else if (inColumns || (inRows && (column === firstColumn - 1 || column === firstColumn + options))) outside++;
  }
  return { inside, outside, outer: Math.min(first, last) };
}

/** Places in a patch where a group could be, best first. */
export function windowsOf(patch: LatticePatch, sizes: readonly number[], options: number): Window[] {
  const windows: Window[] = [];
  const steps = columnSteps(patch);
  for (let firstColumn = 0; firstColumn <= patch.columns - options; firstColumn++) {
    if (isUneven(steps.slice(firstColumn, firstColumn + options - 1))) continue;
    for (const rows of sizes) {
      for (let firstRow = 0; firstRow <= patch.rows - rows; firstRow++) {
        const { inside, outside, outer } = countRings(patch, { firstColumn, firstRow, rows }, options);
        if (inside < rows * options * MIN_RING_SHARE || outer < rows * EDGE_COLUMN) continue;
        const score = inside - RING_COST * (outside + rows * options - inside);
        windows.push({ firstColumn, firstRow, rows, score });
      }
    }
  }
  return windows.sort((a, b) => b.score - a.score);
}
