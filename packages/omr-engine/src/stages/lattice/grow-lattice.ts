import { lengthOf } from '../../core/length.ts';
import type { PointIndex } from '../../core/point-index.ts';
import type { RingCandidate } from '../rings/ring-candidates.ts';
import type { LatticeNode, Vector } from './lattice-patch.ts';

/** How far from its expected place the next ring may be, as a share of the step: one step on, and two (a ring between was missed). */
const REACH = { 1: 0.26, 2: 0.34 } as const;
/** Neighbours differ in size by at most this factor. */
const SIZE_STEP = 1.35;
/** Share of the newest step in the running one: follows curl without following one ring's error. */
const STEP_SHARE = 0.5;
/** Neighbours of a seed lie within this many sizes, and beyond one. */
const SEED_REACH = 4.2;
const SEED_LEAST = 1.02;
/** Cosine below which a second neighbour gives the other direction. */
const CROSS_COSINE = 0.42;
const DIRECTIONS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** The two steps from a ring to its nearest neighbours in different directions, or null when it has none. */
export function seedSteps(
  seed: RingCandidate,
  index: PointIndex<RingCandidate>,
  used: ReadonlySet<RingCandidate>,
): readonly [Vector, Vector] | null {
  const neighbours: { ring: RingCandidate; distance: number }[] = [];
  index.near(seed.x, seed.y, seed.size * SEED_REACH, (ring, distance) => {
    if (ring === seed || used.has(ring) || distance <= seed.size * SEED_LEAST) return;
    if (ring.size < seed.size * SIZE_STEP && ring.size > seed.size / SIZE_STEP) neighbours.push({ ring, distance });
  });
  neighbours.sort((a, b) => a.distance - b.distance);
  const [first] = neighbours;
  if (!first) return null;
  const along: Vector = [first.ring.x - seed.x, first.ring.y - seed.y];
  for (const { ring, distance } of neighbours) {
    const down: Vector = [ring.x - seed.x, ring.y - seed.y];
    const cosine = Math.abs((along[0] * down[0] + along[1] * down[1]) / (first.distance * distance));
    if (cosine < CROSS_COSINE) return [along, down];
  }
  return null;
}

const keyOf = (row: number, column: number): number => (row + 500) * 1000 + (column + 500);
const blend = (old: Vector, fresh: Vector): Vector => [
  old[0] * (1 - STEP_SHARE) + fresh[0] * STEP_SHARE,
  old[1] * (1 - STEP_SHARE) + fresh[1] * STEP_SHARE,
];

type GrownNode = LatticeNode & { readonly ring: RingCandidate };
type Direction = (typeof DIRECTIONS)[number];

/**
 * Collects the rings that a grid through the seed passes through, from neighbour to neighbour, the steps following the paper.
 * Every ring taken is added to `used`.
 */
export function growLattice(
  seed: RingCandidate,
  [along, down]: readonly [Vector, Vector],
  index: PointIndex<RingCandidate>,
  used: Set<RingCandidate>,
): GrownNode[] {
  const nodes: GrownNode[] = [{ row: 0, column: 0, ring: seed, along, down }];
  const byPosition = new Map([[keyOf(0, 0), nodes[0]!]]);
  used.add(seed);
  const at = (row: number, column: number) => byPosition.get(keyOf(row, column));
  /** The step at a new node, across the way it was reached: its neighbours' on that line, where they are known. */
  const stepAcross = (
    row: number,
    column: number,
    { x, y }: RingCandidate,
    dRow: number,
    inherited: Vector,
  ): Vector => {
    const after = dRow ? at(row, column + 1) : at(row + 1, column);
    if (after) return blend(inherited, [after.ring.x - x, after.ring.y - y]);
    const before = dRow ? at(row, column - 1) : at(row - 1, column);
    return before ? blend(inherited, [x - before.ring.x, y - before.ring.y]) : inherited;
  };
  const reachFor = (node: GrownNode, [dRow, dColumn]: Direction, steps: 1 | 2): void => {
    const row = node.row + dRow * steps;
    const column = node.column + dColumn * steps;
    if (at(row, column) || (steps > 1 && at(node.row + dRow, node.column + dColumn))) return;
    const sign = dRow || dColumn;
    const step = dRow ? node.down : node.along;
    const x = node.ring.x + step[0] * sign * steps;
    const y = node.ring.y + step[1] * sign * steps;
    const ring = index.nearest(x, y, lengthOf(step[0], step[1]) * REACH[steps]);
    if (!ring || used.has(ring)) return;
    if (ring.size > node.ring.size * SIZE_STEP || ring.size < node.ring.size / SIZE_STEP) return;
    used.add(ring);
    // Across the gap between two groups a step is no step of either: there the running one goes on.
    const own = steps > 1 ? step : blend(step, [(ring.x - node.ring.x) * sign, (ring.y - node.ring.y) * sign]);
    const across = stepAcross(row, column, ring, dRow, dRow ? node.along : node.down);
    const grown = { row, column, ring, along: dRow ? across : own, down: dRow ? own : across };
    byPosition.set(keyOf(row, column), grown);
    nodes.push(grown);
  };
  // Two steps at once only where single ones lead no further: a gap that is no whole number of steps wide must be crossed once, or
  // one part of the group behind it would count its columns otherwise than another.
  for (let single = 0, double = 0; double < nodes.length; ) {
    const [node, steps] = single < nodes.length ? [nodes[single++]!, 1 as const] : [nodes[double++]!, 2 as const];
    for (const direction of DIRECTIONS) reachFor(node, direction, steps);
  }
  return nodes;
}
