import { median } from '../core/statistics.ts';
import type { LatticeNode, LatticePatch } from './lattice-patch.ts';

/** A window of the key's size needs this share of its rings. */
const MIN_RING_SHARE = 0.55;
/** What a ring just outside the window, and one missing inside it, take away from its score. */
const OUTSIDE_COST = 0.6;
export const MISSING_COST = 0.5;

/**
 * A window's outer columns stand where its inner ones lead to expect them, but for this share of a step (of three columns: for
 * more, since perspective is not known). Numbers beside the bubbles, taken for rings, stand nearer or farther.
 */
const UNEVEN_STEP = 0.12;
const UNEVEN_OF_THREE = 0.22;
const MIN_STEPS = 3;
/** Rings of one group differ in width and height by less than this, line by line. */
const ODD_SIZE = 0.25;
/** This share of a line's rings is a line of the sheet. */
const FULL_LINE = 0.75;

export interface Window {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly rows: number;
  readonly score: number;
  /** A row of rings stands directly above or below. */
  readonly goesOn: boolean;
}

/** Median distance of each column of a patch to the next, px; null where too few rows show both. */
function columnSteps({ nodes, columns }: LatticePatch): (number | null)[] {
  const byPlace = new Map(nodes.map((node) => [node.row * columns + node.column, node.ring]));
  const steps = Array.from({ length: columns - 1 }, (): number[] => []);
  for (const { row, column, ring } of nodes) {
    const next = column < columns - 1 ? byPlace.get(row * columns + column + 1) : undefined;
    if (next) steps[column]!.push(Math.hypot(next.x - ring.x, next.y - ring.y));
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

/** Lines of a patch whose rings are of another shape than the others': numbers beside the bubbles, or letters above them. */
function oddLines(nodes: readonly LatticeNode[], lines: number, lineOf: (node: LatticeNode) => number): boolean[] {
  const usualWidth = median(nodes.map(({ ring }) => ring.width));
  const usualHeight = median(nodes.map(({ ring }) => ring.height));
  const isOff = (own: number, usual: number) => own < usual * (1 - ODD_SIZE) || own > usual * (1 + ODD_SIZE);
  return Array.from({ length: lines }, (_, line) => {
    const own = nodes.filter((node) => lineOf(node) === line).map(({ ring }) => ring);
    const [width, height] = [median(own.map((ring) => ring.width)), median(own.map((ring) => ring.height))];
    return own.length >= MIN_STEPS && (isOff(width, usualWidth) || isOff(height, usualHeight));
  });
}

/** Places in a patch where a group could be, best first. */
export function windowsOf(patch: LatticePatch, sizes: readonly number[], options: number): Window[] {
  const windows: Window[] = [];
  const steps = columnSteps(patch);
  const oddColumns = oddLines(patch.nodes, patch.columns, ({ column }) => column);
  const oddRows = oddLines(patch.nodes, patch.rows, ({ row }) => row);
  for (let firstColumn = 0; firstColumn <= patch.columns - options; firstColumn++) {
    if (isUneven(steps.slice(firstColumn, firstColumn + options - 1))) continue;
    if (oddColumns[firstColumn] || oddColumns[firstColumn + options - 1]) continue;
    for (const rows of sizes) {
      for (let firstRow = 0; firstRow <= patch.rows - rows; firstRow++) {
        if (oddRows[firstRow] || oddRows[firstRow + rows - 1]) continue;
        let inside = 0;
        let outside = 0;
        let above = 0;
        let below = 0;
        for (const { row, column } of patch.nodes) {
          const inRows = row >= firstRow && row < firstRow + rows;
          const inColumns = column >= firstColumn && column < firstColumn + options;
          if (inRows && inColumns) inside++;
          if ((inRows && inColumns) || oddColumns[column] || oddRows[row]) continue;
          if (inColumns && row === firstRow - 1) above++;
          if (inColumns && row === firstRow + rows) below++;
          if (inColumns || (inRows && (column === firstColumn - 1 || column === firstColumn + options))) outside++;
        }
        if (inside < rows * options * MIN_RING_SHARE) continue;
        const score = inside - outside * OUTSIDE_COST - (rows * options - inside) * MISSING_COST;
        windows.push({ firstColumn, firstRow, rows, score, goesOn: Math.max(above, below) >= options * FULL_LINE });
      }
    }
  }
  return windows.sort((a, b) => b.score - a.score);
}
