import { fitHomography, type Pair, type PlaneMap } from '../core/homography.ts';
import { solveLeastSquares } from '../core/least-squares.ts';
import { lengthOf } from '../core/length.ts';
import { median } from '../core/statistics.ts';

/** A group's spots in the picture, `cells[row][column]`, px. */
export type GroupCells = readonly (readonly Pair[])[];

/** Rounds of laying each group out evenly and mapping the picture onto that: each brings the others' groups in line. */
const ROUNDS = 8;
/** Spots of the same sheet are this near to an even layout, in steps, most of them. */
const MOST_MISS = 0.15;

interface Even {
  /** The value at index 0, and how much it grows by index. */
  readonly from: number;
  readonly step: number;
}

/** The even spacing nearest to some values. */
function evenly(indices: readonly number[], values: readonly number[]): Even {
  const [from, step] = solveLeastSquares(
    indices.map((index) => [1, index]),
    [values],
  )[0]!;
  return { from: from!, step: step! };
}

const flatten = (group: GroupCells) => group.flatMap((row, y) => row.map((pair, x) => ({ x, y, pair })));

/** Where a group's spots would lie under a map if they were laid out evenly, each beside where the map puts it. */
function evened(group: ReturnType<typeof flatten>, map: PlaneMap): { to: Pair[]; miss: number } {
  const mapped = group.map(({ pair }) => map(...pair));
  const xs = evenly(
    group.map(({ x }) => x),
    mapped.map(([x]) => x),
  );
  const ys = evenly(
    group.map(({ y }) => y),
    mapped.map(([, y]) => y),
  );
  const to = group.map(({ x, y }): Pair => [xs.from + x * xs.step, ys.from + y * ys.step]);
  const step = Math.min(Math.abs(xs.step), Math.abs(ys.step));
  const misses = mapped.map(([x, y], at) => lengthOf(x - to[at]![0], y - to[at]![1]));
  return { to, miss: median(misses) / Math.max(1e-6, step) };
}

/**
 * The perspective under which every group's rows are horizontal and its columns vertical. Groups that lie otherwise, beside the sheet,
 * are left out of account.
 *
 * @param groups Two rows and two columns each; the first counts for the scale: px of the straightened picture are about those of the photo.
 */
export function straightened(groups: readonly GroupCells[]): PlaneMap {
  const cells = groups.map(flatten);
  const first = groups[0]!;
  const stepOf = (pairs: readonly (readonly [Pair, Pair])[]) =>
    median(pairs.map(([a, b]) => lengthOf(b[0] - a[0], b[1] - a[1])));
  const right = stepOf(first.flatMap((row) => row.slice(1).map((pair, at) => [row[at]!, pair] as const)));
  const down = stepOf(first.slice(1).flatMap((row, y) => row.map((pair, x) => [first[y]![x]!, pair] as const)));
  let map = fitHomography(
    cells[0]!.map(({ pair }) => pair),
    cells[0]!.map(({ x, y }) => [x * right, y * down] as const),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const even = cells
      .map((group) => ({ group, ...evened(group, map) }))
      .filter(({ miss }, at) => at === 0 || miss <= MOST_MISS);
    map = fitHomography(
      even.flatMap(({ group }) => group.map(({ pair }) => pair)),
      even.flatMap(({ to }) => to),
    );
  }
  return map;
}
