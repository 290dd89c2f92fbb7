import type { BubbleSpot } from '../../core/bubble-spot.ts';
import { solveLeastSquares } from '../../core/least-squares.ts';
import { lengthOf } from '../../core/length.ts';
import { median } from '../../core/statistics.ts';
import type { LatticeNode, Vector } from './lattice-patch.ts';

/**
 * Rings run on in a sheet's rows when they leave them by no more than this from one to the next, in rows, and when they are as regular
 * among them as this (1: all at one place between two rows; 0: anywhere). On 250 further groups of curled, crumpled, smeared and slanting
 * sheets 0.064 and 0.91 at the worst; of grids on sheets that lie behind, turned by 6° and more, nearly all pass one of the bounds.
 */
const MOST_SLOPE = 0.085;
const LEAST_ORDER = 0.6;

/** Where an image's places lie among a sheet's rows; whole numbers are rows. */
type RowLines = (x: number, y: number) => number;

type Nodes = readonly Pick<LatticeNode, 'ring' | 'along' | 'down'>[];

interface Sample {
  readonly x: number;
  readonly y: number;
  readonly row: number;
}

/** The rows of a flat sheet, seen in perspective, by least squares. @returns them and their squared error. */
function fitRows(samples: readonly Sample[]): { readonly rowAt: RowLines; readonly error: number } {
  const [midX, midY] = [median(samples.map(({ x }) => x)), median(samples.map(({ y }) => y))];
  const unit = Math.max(...samples.map(({ x, y }) => lengthOf(x - midX, y - midY)));
  const rights = samples.map(({ row }) => row);
  const equations = samples.map(({ x, y, row }) => {
    const [u, v] = [(x - midX) / unit, (y - midY) / unit];
    return [u, v, 1, -row * u, -row * v];
  });
  const [a, b, c, d, e] = solveLeastSquares(equations, [rights])[0] as [number, number, number, number, number];
  const rowAt: RowLines = (x, y) => {
    const [u, v] = [(x - midX) / unit, (y - midY) / unit];
    return (a * u + b * v + c) / (d * u + e * v + 1);
  };
  return { rowAt, error: samples.reduce((sum, { x, y, row }) => sum + (rowAt(x, y) - row) ** 2, 0) };
}

/** The rows of a sheet by its bubbles, beyond them as well. Groups of different height begin, or end, in one row. */
export function rowLinesOf(spots: readonly BubbleSpot[], rows: readonly number[]): RowLines {
  const most = Math.max(...rows);
  const fitTo = (end: number) =>
    fitRows(spots.map(({ x, y, group, question }) => ({ x, y, row: question + end * (most - rows[group]!) })));
  const begun = fitTo(0);
  if (rows.every((count) => count === most)) return begun.rowAt;
  const ended = fitTo(1);
  return begun.error <= ended.error ? begun.rowAt : ended.rowAt;
}

/** How far rings leave a sheet's rows along a grid's lines, from one ring to the next. */
const slopeOf = (nodes: Nodes, rowAt: RowLines, step: (node: Nodes[number]) => Vector): number =>
  Math.abs(
    median(
      nodes.map((node) => {
        const [dx, dy] = step(node);
        const { x, y } = node.ring;
        return rowAt(x + dx / 2, y + dy / 2) - rowAt(x - dx / 2, y - dy / 2);
      }),
    ),
  );

/** How regularly rings lie among a sheet's rows, by their mean phase, from 0 to 1. */
function orderAmong(nodes: Nodes, rowAt: RowLines): number {
  const phases = nodes.map(({ ring }) => 2 * Math.PI * rowAt(ring.x, ring.y));
  const sum = (part: (phase: number) => number) => phases.reduce((total, phase) => total + part(phase), 0);
  return lengthOf(sum(Math.cos), sum(Math.sin)) / phases.length;
}

/** True for a grid whose lines run on in a sheet's rows: those of the sheet's further groups do, those of another sheet do not. */
export function runsInRows(nodes: Nodes, rowAt: RowLines): boolean {
  const slope = Math.min(
    slopeOf(nodes, rowAt, (node) => node.along),
    slopeOf(nodes, rowAt, (node) => node.down),
  );
  return slope <= MOST_SLOPE && orderAmong(nodes, rowAt) >= LEAST_ORDER;
}
