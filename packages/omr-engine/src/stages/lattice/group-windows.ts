import { median } from '../../core/statistics.ts';
import type { LatticeNode, LatticePatch } from './lattice-patch.ts';

/** A window of the key's size needs this share of its rings. */
const MIN_RING_SHARE = 0.55;
/** What a ring just outside the window, and one missing inside it, take away from its score. */
const OUTSIDE_COST = 0.6;
const MISSING_COST = 0.5;

/**
 * A window's outer columns stand where its inner ones lead to expect them, but for this share of a step (of three columns: for
 * more, since perspective is not known). Numbers beside the bubbles, taken for rings, stand nearer or farther.
 */
const UNEVEN_STEP = 0.12;
const UNEVEN_OF_THREE = 0.22;
const MIN_STEPS = 3;
/** Rings of one line differ in width and height by less than this from what the other lines lead to expect: perspective changes sizes evenly. */
const ODD_SIZE = 0.25;
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

/** Value of each line by the trend that most of them follow: the median slope between any two, through the median line. */
function trendOf(lines: readonly { readonly at: number; readonly value: number }[]): (at: number) => number {
  const slopes = lines.flatMap((a, i) => lines.slice(i + 1).map((b) => (b.value - a.value) / (b.at - a.at)));
  const slope = slopes.length > 0 ? median(slopes) : 0;
  const level = median(lines.map(({ at, value }) => value - slope * at));
  return (at) => level + slope * at;
}

/** Lines of a patch whose rings are of another shape than the others': numbers beside the bubbles, or letters above them. */
function oddLines(nodes: readonly LatticeNode[], lines: number, lineOf: (node: LatticeNode) => number): boolean[] {
  const byLine = Array.from({ length: lines }, (_, line) => nodes.filter((node) => lineOf(node) === line));
  const odd = new Array<boolean>(lines).fill(false);
  for (const sizeOf of [({ ring }: LatticeNode) => ring.width, ({ ring }: LatticeNode) => ring.height]) {
    const sizes = byLine.flatMap((own, at) =>
      own.length >= MIN_STEPS ? [{ at, value: Math.log(median(own.map(sizeOf))) }] : [],
    );
    const usual = trendOf(sizes);
    for (const { at, value } of sizes) {
      const off = Math.exp(value - usual(at));
      if (off < 1 - ODD_SIZE || off > 1 + ODD_SIZE) odd[at] = true;
    }
  }
  return odd;
}

/** Which lines of a patch are none of a group's. */
interface OddLines {
  readonly rows: readonly boolean[];
  readonly columns: readonly boolean[];
}

/** How many of a patch's rings a window holds, in its outer columns alone, and directly beside it. */
function countRings(
  { nodes }: LatticePatch,
  window: Pick<Window, 'firstColumn' | 'firstRow' | 'rows'>,
  options: number,
  odd: OddLines,
) {
  const { firstColumn, firstRow, rows } = window;
  let [inside, outside, first, last] = [0, 0, 0, 0];
  for (const { row, column } of nodes) {
    const inRows = row >= firstRow && row < firstRow + rows;
    const inColumns = column >= firstColumn && column < firstColumn + options;
    if (inRows && column === firstColumn) first++;
    if (inRows && column === firstColumn + options - 1) last++;
    if (inRows && inColumns) inside++;
    else if (odd.columns[column] || odd.rows[row]) continue;
    else if (inColumns || (inRows && (column === firstColumn - 1 || column === firstColumn + options))) outside++;
  }
  return { inside, outside, outer: Math.min(first, last) };
}

/** Places in a patch where a group could be, best first. */
export function windowsOf(patch: LatticePatch, sizes: readonly number[], options: number): Window[] {
  const windows: Window[] = [];
  const steps = columnSteps(patch);
  const odd = {
    columns: oddLines(patch.nodes, patch.columns, ({ column }) => column),
    rows: oddLines(patch.nodes, patch.rows, ({ row }) => row),
  };
  for (let firstColumn = 0; firstColumn <= patch.columns - options; firstColumn++) {
    if (isUneven(steps.slice(firstColumn, firstColumn + options - 1))) continue;
    if (odd.columns[firstColumn] || odd.columns[firstColumn + options - 1]) continue;
    for (const rows of sizes) {
      for (let firstRow = 0; firstRow <= patch.rows - rows; firstRow++) {
        if (odd.rows[firstRow] || odd.rows[firstRow + rows - 1]) continue;
        const { inside, outside, outer } = countRings(patch, { firstColumn, firstRow, rows }, options, odd);
        if (inside < rows * options * MIN_RING_SHARE || outer < rows * EDGE_COLUMN) continue;
        const score = inside - outside * OUTSIDE_COST - (rows * options - inside) * MISSING_COST;
        windows.push({ firstColumn, firstRow, rows, score });
      }
    }
  }
  return windows.sort((a, b) => b.score - a.score);
}
