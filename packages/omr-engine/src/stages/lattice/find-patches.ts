import { PointIndex } from '../../core/point-index.ts';
import type { RingCandidate } from '../rings/ring-candidates.ts';
import { growLattice, seedSteps } from './grow-lattice.ts';
import { type LatticeNode, type LatticePatch, trimPatch } from './lattice-patch.ts';

/** A patch smaller than this share of the key's largest group is not worth keeping. */
const MIN_SHARE = 0.25;
const MIN_NODES = 5;
const MAX_ROUNDS = 8;
/** Seeds tried in a round, spread over the candidates: one seed alone may lock onto a part of the grid. */
const SEEDS_A_ROUND = 7;

/** Favours many nodes, and a filled rectangle over a ragged one. */
const score = (patch: LatticePatch): number =>
  (patch.nodes.length / Math.sqrt(patch.rows * patch.columns)) * Math.sqrt(patch.nodes.length);

/** Finds the separate grids that rings form, best first; each ring belongs to one patch at most. */
export function findPatches(
  candidates: readonly RingCandidate[],
  largestGroup: number,
  options: number,
): LatticePatch[] {
  const index = new PointIndex(candidates);
  const used = new Set<RingCandidate>();
  const hopeless = new Set<RingCandidate>();
  const patches: LatticePatch[] = [];
  const least = Math.max(MIN_NODES, MIN_SHARE * largestGroup * options);
  const seeds = [...candidates].sort((a, b) => b.ringScore - a.ringScore || a.y - b.y);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let best: { patch: LatticePatch; grown: readonly LatticeNode[] } | null = null;
    const free = seeds.filter((seed) => !used.has(seed) && !hopeless.has(seed));
    const stride = Math.max(1, Math.floor(free.length / SEEDS_A_ROUND));
    for (let at = 0, tries = 0; at < free.length && tries < SEEDS_A_ROUND; at += stride, tries++) {
      const seed = free[at]!;
      const steps = seedSteps(seed, index, used);
      const grown = steps ? growLattice(seed, steps, index, new Set(used)) : [];
      if (grown.length < least) {
        hopeless.add(seed);
        continue;
      }
      const patch = trimPatch(grown);
      if (patch && (!best || score(patch) > score(best.patch))) best = { patch, grown };
    }
    if (best) {
      patches.push(best.patch);
      for (const { ring } of best.grown) used.add(ring as RingCandidate);
    } else if (free.length === 0 || stride === 1) break;
  }
  return patches;
}
