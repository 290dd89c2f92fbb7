import type { PointIndex } from '../core/point-index.ts';
import type { LatticeNode, Vector } from './lattice-patch.ts';
import type { RingCandidate } from './ring-candidates.ts';

/** How far from its expected place the next ring may be, as a share of the step: one step on, and two (a ring between was missed). */
const REACH = [0.26, 0.34] as const;
/** Neighbours differ in size by at most this factor. */
const SIZE_STEP = 1.35;
/** Share of the newest step in the running one: follows curl without following one ring's error. */
const STEP_SHARE = 0.5;
/** Neighbours of a seed lie within this many sizes, and beyond one. */
const SEED_REACH = 4.2;
const SEED_LEAST = 1.02;
const SEED_SIZE = 1.3;
const SEED_NEIGHBOURS = 3;
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
    if (ring.size < seed.size * SEED_SIZE && ring.size > seed.size / SEED_SIZE) neighbours.push({ ring, distance });
  });
  if (neighbours.length < SEED_NEIGHBOURS) return null;
  neighbours.sort((a, b) => a.distance - b.distance);
  const first = neighbours[0]!;
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

/**
 * Collects the rings that a grid through the seed passes through, from neighbour to neighbour, the steps following the paper.
 * Every ring taken is added to `used`.
 */
export function growLattice(
  seed: RingCandidate,
  [along, down]: readonly [Vector, Vector],
  index: PointIndex<RingCandidate>,
  used: Set<RingCandidate>,
): LatticeNode[] {
  const nodes: (LatticeNode & { readonly ring: RingCandidate })[] = [{ row: 0, column: 0, ring: seed, along, down }];
  const taken = new Set([keyOf(0, 0)]);
  used.add(seed);
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at]!;
    for (const [dRow, dColumn] of DIRECTIONS) {
      const sign = dRow || dColumn;
      const step = dRow ? node.down : node.along;
      const length = Math.hypot(step[0], step[1]);
      for (const [index0, reach] of REACH.entries()) {
        const steps = index0 + 1;
        const row = node.row + dRow * steps;
        const column = node.column + dColumn * steps;
        if (taken.has(keyOf(row, column))) break;
        const x = node.ring.x + step[0] * sign * steps;
        const y = node.ring.y + step[1] * sign * steps;
        const ring = index.nearest(x, y, length * reach);
        if (!ring || used.has(ring)) continue;
        if (ring.size > node.ring.size * SIZE_STEP || ring.size < node.ring.size / SIZE_STEP) continue;
        used.add(ring);
        taken.add(keyOf(row, column));
        const seen: Vector = [((ring.x - node.ring.x) / steps) * sign, ((ring.y - node.ring.y) / steps) * sign];
        nodes.push({
          row,
          column,
          ring,
          along: dColumn ? blend(node.along, seen) : node.along,
          down: dRow ? blend(node.down, seen) : node.down,
        });
        break;
      }
    }
  }
  return nodes;
}
