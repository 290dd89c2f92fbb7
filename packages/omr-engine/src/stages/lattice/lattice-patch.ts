import { median } from '../../core/statistics.ts';
import type { RingCandidate } from '../rings/ring-candidates.ts';

export type Vector = readonly [x: number, y: number];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1];

/** A ring with its place in a patch and the steps to its neighbours there, px. */
export interface LatticeNode {
  readonly row: number;
  readonly column: number;
  /** A candidate, or a ring supplied from the gray image. */
  readonly ring: Pick<RingCandidate, 'x' | 'y' | 'width' | 'height' | 'size'>;
  /** Step to the next column and to the next row. */
  readonly along: Vector;
  readonly down: Vector;
}

/** Rings that lie on one regular grid. Rows and columns of its nodes count from 0. */
export interface LatticePatch {
  readonly nodes: readonly LatticeNode[];
  readonly rows: number;
  readonly columns: number;
}

/** An edge line with fewer nodes than this share of the usual line is chance, not print. */
const SPARSE_LINE = 0.3;

export function meanVector(vectors: readonly Vector[]): Vector {
  let x = 0;
  let y = 0;
  for (const vector of vectors) {
    x += vector[0];
    y += vector[1];
  }
  return [x / vectors.length, y / vectors.length];
}

function countLines(nodes: readonly LatticeNode[], lines: number, lineOf: (node: LatticeNode) => number): number[] {
  const counts = new Array<number>(lines).fill(0);
  for (const node of nodes) counts[lineOf(node)]!++;
  return counts;
}

/** Moves a patch's rows and columns to start at 0. */
export function patchOf(nodes: readonly LatticeNode[]): LatticePatch {
  let top = Number.POSITIVE_INFINITY;
  let left = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  for (const { row, column } of nodes) {
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  return {
    nodes: nodes.map((node) => ({ ...node, row: node.row - top, column: node.column - left })),
    rows: bottom - top + 1,
    columns: right - left + 1,
  };
}

/** Which edge line of a patch to cut, or null when all are well filled. */
function sparseEdge({ nodes, rows, columns }: LatticePatch): ((node: LatticeNode) => boolean) | null {
  const inRow = countLines(nodes, rows, (n) => n.row);
  const inColumn = countLines(nodes, columns, (n) => n.column);
  const rowLimit = median(inRow) * SPARSE_LINE;
  const columnLimit = median(inColumn) * SPARSE_LINE;
  const isSparse = (count: number, limit: number, others: number) => count < limit || (count < 2 && others > 2);
  if (isSparse(inRow[0]!, rowLimit, columns)) return (n) => n.row === 0;
  if (isSparse(inRow[rows - 1]!, rowLimit, columns)) return (n) => n.row === rows - 1;
  if (isSparse(inColumn[0]!, columnLimit, rows)) return (n) => n.column === 0;
  if (isSparse(inColumn[columns - 1]!, columnLimit, rows)) return (n) => n.column === columns - 1;
  return null;
}

/** Drops edge lines that hold only stray rings; null when nothing is left. */
export function trimPatch(nodes: readonly LatticeNode[]): LatticePatch | null {
  let retained = nodes;
  while (retained.length > 0) {
    const patch = patchOf(retained);
    const isCut = sparseEdge(patch);
    if (!isCut) return patch;
    retained = patch.nodes.filter((node) => !isCut(node));
  }
  return null;
}

/** A grid that comes this near to the frame, in ring sizes, is cut off by it. */
const FRAME_SIZES = 1.5;

/** True when the image's frame may cut a grid off. */
export const touchesFrame = (
  { nodes }: LatticePatch,
  { width, height }: { readonly width: number; readonly height: number },
): boolean =>
  nodes.some(({ ring: { x, y, size } }) => {
    const room = size * FRAME_SIZES;
    return x < room || y < room || x > width - room || y > height - room;
  });
