import type { Pair } from '../core/homography.ts';
import { lengthOf } from '../core/length.ts';
import { PointIndex } from '../core/point-index.ts';
import { median } from '../core/statistics.ts';
import { foundIn, type Lattice, latticeMap, trimmed } from './lattice.ts';
import { type PrintShape, sizeRatio } from './print-shapes.ts';

/** Rows and columns cross at a right angle but for this, radians: perspective. */
const CONE = 0.35;
/** A neighbour is at most so many sizes away. */
const REACH_SIZES = 7;
/** How far from its expected spot a neighbour may lie, as a share of the shorter step; less where the spot is interpolated. */
const GROW_TOLERANCE = 0.26;
const FILL_TOLERANCE = 0.3;
/** A cell takes after its neighbour's step by this much. */
const STEP_GAIN = 0.5;
/** Empty bubbles of one sheet differ in size by this much at most, from near to far and from threshold to threshold; with marks by that. */
const ALIKE = 1.4;
const ALIKE_MARKED = 1.5;
const FILL_RATIO = 2.6;
/** A line at the edge of which fewer than this share was found is none of the lattice. */
const LEAST_LINE = 0.45;
/** A lattice has so many shapes, and this share of its spots shows one, half of them this near to where the others foretell, in steps. */
const LEAST_CELLS = 6;
const LEAST_FOUND = 0.65;
const MOST_MISS = 0.09;
const INDEX_PX = 32;

type Alike = (a: PrintShape, b: PrintShape) => boolean;

/** Glyphs of a font share their height, not their width. */
const alikeBy =
  (ratio: number, ofGlyphs: number): Alike =>
  (a, b) =>
    a.kind === 'glyph' && b.kind === 'glyph'
      ? Math.max(a.height / b.height, b.height / a.height) < ratio &&
        Math.max(a.width / b.width, b.width / a.width) < ofGlyphs
      : sizeRatio(a, b) < ratio;
const alike = alikeBy(ALIKE, 3);
const alikeMarked = alikeBy(ALIKE_MARKED, 3.5);

/** The way to the nearest like shape, in any direction or in one of those along an angle. */
function nearestTo(index: PointIndex<PrintShape>, from: PrintShape, along: number | null): Pair | null {
  let best: Pair | null = null;
  let least = REACH_SIZES * Math.max(from.width, from.height);
  index.near(from.x, from.y, least, (other, distance) => {
    if (other === from || distance >= least || distance < 0.7 * Math.min(from.width, from.height)) return;
    if (!alike(from, other)) return;
    const off = along === null ? 0 : Math.atan2(other.y - from.y, other.x - from.x) - along;
    if (Math.abs(Math.atan2(Math.sin(2 * off), Math.cos(2 * off))) > 2 * CONE) return;
    least = distance;
    best = [other.x - from.x, other.y - from.y];
  });
  return best;
}

/** The steps of a lattice that may begin at a shape: to its nearest like neighbour, and to the nearest aside of that way. */
function stepsAt(index: PointIndex<PrintShape>, shape: PrintShape): { right: Pair; down: Pair } | null {
  const first = nearestTo(index, shape, null);
  const second = first && nearestTo(index, shape, Math.atan2(first[1], first[0]) + Math.PI / 2);
  if (!second) return null;
  const isFirstRight = Math.abs(first[0]) * lengthOf(...second) >= Math.abs(second[0]) * lengthOf(...first);
  const [right, down] = isFirstRight ? [first, second] : [second, first];
  const positive = ([x, y]: Pair, sign: number): Pair => (sign < 0 ? [-x, -y] : [x, y]);
  return { right: positive(right, right[0]), down: positive(down, down[1]) };
}

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly shape: PrintShape;
  readonly right: Pair;
  readonly down: Pair;
}

const keyOf = (row: number, column: number): number => (row + 500) * 1000 + column + 500;
const blend = (a: Pair, b: Pair): Pair => [a[0] + STEP_GAIN * (b[0] - a[0]), a[1] + STEP_GAIN * (b[1] - a[1])];
const sides = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** Grows a lattice from a shape and its steps, neighbour by neighbour, each as far from the last as that was from the one before. */
function grow(
  seed: Omit<Cell, 'row' | 'column'>,
  index: PointIndex<PrintShape>,
  isFree: (shape: PrintShape) => boolean,
): Map<number, Cell> {
  const cells = new Map<number, Cell>([[keyOf(0, 0), { row: 0, column: 0, ...seed }]]);
  const taken = new Set<PrintShape>([seed.shape]);
  const queue = [...cells.values()];
  for (let at = 0; at < queue.length; at++) {
    const { row, column, shape, right, down } = queue[at]!;
    const reach = GROW_TOLERANCE * Math.min(lengthOf(...right), lengthOf(...down));
    for (const [downward, rightward] of sides) {
      const key = keyOf(row + downward, column + rightward);
      if (cells.has(key)) continue;
      const sign = downward + rightward;
      const step = downward ? down : right;
      const next = index.nearest(
        shape.x + sign * step[0],
        shape.y + sign * step[1],
        reach,
        (other) => isFree(other) && !taken.has(other) && alikeMarked(other, seed.shape),
      );
      if (!next) continue;
      const seen: Pair = [sign * (next.x - shape.x), sign * (next.y - shape.y)];
      const cell: Cell = {
        row: row + downward,
        column: column + rightward,
        shape: next,
        right: downward ? right : blend(right, seen),
        down: downward ? blend(down, seen) : down,
      };
      cells.set(key, cell);
      taken.add(next);
      queue.push(cell);
    }
  }
  return cells;
}

function toLattice(cells: Iterable<Cell>): (PrintShape | null)[][] {
  const all = [...cells];
  const rows = all.map(({ row }) => row);
  const columns = all.map(({ column }) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const lattice = Array.from({ length: Math.max(...rows) - top + 1 }, () =>
    Array<PrintShape | null>(Math.max(...columns) - left + 1).fill(null),
  );
  for (const { row, column, shape } of all) lattice[row - top]![column - left] = shape;
  return lattice;
}

/** Adds what lies at a lattice's empty spots and on the lines around it. */
function filled(
  lattice: Lattice,
  index: PointIndex<PrintShape>,
  isFree: (shape: PrintShape) => boolean,
  ratio: number,
): Lattice {
  const map = latticeMap(lattice);
  if (!map) return lattice;
  const known = lattice.flat().filter((shape) => shape !== null);
  const taken = new Set(known);
  const usual = { width: median(known.map((s) => s.width)), height: median(known.map((s) => s.height)) };
  const [rows, columns] = [lattice.length, lattice[0]!.length];
  return Array.from({ length: rows + 2 }, (_, row) =>
    Array.from({ length: columns + 2 }, (__, column) => {
      const present = lattice[row - 1]?.[column - 1];
      if (present) return present;
      const [x, y] = map(column - 1, row - 1);
      const [rightX, rightY] = map(column, row - 1);
      const [downX, downY] = map(column - 1, row);
      const step = Math.min(lengthOf(rightX - x, rightY - y), lengthOf(downX - x, downY - y));
      const passes = (other: PrintShape) => isFree(other) && !taken.has(other) && sizeRatio(other, usual) < ratio;
      const shape = index.nearest(x, y, FILL_TOLERANCE * step, passes);
      if (shape) taken.add(shape);
      return shape;
    }),
  );
}

const hasEnough = (line: readonly (PrintShape | null)[]): boolean => foundIn(line) >= LEAST_LINE * line.length;

/** True for two rows and two columns at least, most of them there and where the others foretell. */
function isRegular(lattice: Lattice): boolean {
  const found = foundIn(lattice.flat());
  if (lattice.length < 2 || lattice[0]!.length < 2) return false;
  if (found < LEAST_CELLS || found < LEAST_FOUND * lattice.length * lattice[0]!.length) return false;
  const map = latticeMap(lattice)!;
  const misses = lattice.flatMap((row, y) =>
    row.flatMap((shape, x) => {
      if (!shape) return [];
      const [atX, atY] = map(x, y);
      const [rightX, rightY] = map(x + 1, y);
      const [downX, downY] = map(x, y + 1);
      const step = Math.min(lengthOf(rightX - atX, rightY - atY), lengthOf(downX - atX, downY - atY));
      return [lengthOf(shape.x - atX, shape.y - atY) / step];
    }),
  );
  return median(misses) <= MOST_MISS;
}

/**
 * Finds the lattices of like shapes, largest first in their kind; a shape belongs to one of them at most.
 *
 * @param shapes Where lattices begin.
 * @param others What may stand in their spots, too: marks hide print.
 */
export function findLattices(shapes: readonly PrintShape[], others: readonly PrintShape[]): Lattice[] {
  const index = new PointIndex(shapes, INDEX_PX);
  const all = new PointIndex([...shapes, ...others], INDEX_PX);
  const seeds = shapes.flatMap((shape) => {
    const steps = stepsAt(index, shape);
    return steps ? [{ shape, ...steps }] : [];
  });
  const sizeOf = ({ right, down, shape }: (typeof seeds)[number]) =>
    (lengthOf(...right) + lengthOf(...down)) / (shape.width + shape.height);
  seeds.sort((a, b) => sizeOf(a) - sizeOf(b));
  const claimed = new Set<PrintShape>();
  const isFree = (shape: PrintShape) => !claimed.has(shape);
  const found: Lattice[] = [];
  for (const seed of seeds) {
    if (claimed.has(seed.shape)) continue;
    const cells = grow(seed, index, isFree);
    if (cells.size < LEAST_CELLS) continue;
    let lattice = trimmed(toLattice(cells.values()), hasEnough);
    for (let round = 0; round < 2 && isRegular(lattice); round++)
      lattice = trimmed(filled(lattice, all, isFree, FILL_RATIO), hasEnough);
    if (!isRegular(lattice)) continue;
    for (const shape of lattice.flat()) if (shape) claimed.add(shape);
    found.push(lattice);
  }
  return found;
}
