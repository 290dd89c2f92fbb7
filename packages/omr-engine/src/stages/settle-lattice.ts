import type { GrayImage } from '../core/gray-image.ts';
import { median } from '../core/statistics.ts';
import type { KeyFit } from './fit-key-shape.ts';
import { modelLattice } from './lattice-model.ts';
import { HALF_LINE_PX } from './lattice-patch.ts';
import { type RingShape, radiusOf, ringStrength, type SteppedSpot, shapeOf } from './ring-strength.ts';
import { type GroupSpots, steppedSpots } from './settled-lines.ts';

/** A ring is looked for within so many radii of its expected place, every so many px. */
const REACH = 0.45;
const REACH_STEP_PX = 1;
/** A ring counts from this share of the usual one's strength on. */
const RING_SHARE = 0.4;
const ROUNDS = 3;

/** The place near an expected one where a ring is seen best. */
function seenBest(image: GrayImage, spot: SteppedSpot, shape: RingShape): SteppedSpot & { strength: number } {
  const reach = Math.max(1, Math.round((radiusOf(spot, shape) * REACH) / REACH_STEP_PX)) * REACH_STEP_PX;
  let best = { ...spot, strength: Number.NEGATIVE_INFINITY };
  for (let dy = -reach; dy <= reach; dy += REACH_STEP_PX) {
    for (let dx = -reach; dx <= reach; dx += REACH_STEP_PX) {
      if (dx * dx + dy * dy > reach * reach) continue;
      const moved = { ...spot, x: spot.x + dx, y: spot.y + dy };
      const strength = ringStrength(image, moved, shape);
      if (strength > best.strength) best = { ...moved, strength };
    }
  }
  return best;
}

/** A lattice settled on the image, with what its rings look like there. */
export interface SettledLattice {
  readonly fit: KeyFit;
  readonly groups: readonly GroupSpots[];
  readonly shape: RingShape;
  /** Mean strength of its rings, gray levels. */
  readonly strength: number;
}

/** A place's ring where it is seen best, as a node of a lattice. */
function nodeAt(image: GrayImage, spot: SteppedSpot, shape: RingShape, row: number, column: number) {
  const { x, y, strength } = seenBest(image, spot, shape);
  const { along, down } = spot;
  const width = 2 * Math.hypot(along[0] * shape.along, down[0] * shape.down) + 2 * HALF_LINE_PX;
  const height = 2 * Math.hypot(along[1] * shape.along, down[1] * shape.down) + 2 * HALF_LINE_PX;
  return { row, column, ring: { x, y, width, height, size: (width + height) / 2 }, along, down, strength };
}

/**
 * Moves a rough lattice to where its rings are seen best, all of them together: each alone may hardly stand out of the noise.
 *
 * @param image Evened.
 */
export function settleLattice(image: GrayImage, rough: KeyFit, options: number): SettledLattice {
  let fit = rough;
  for (let round = 0; ; round++) {
    const groups = modelLattice(fit, options).groups.map((group) => steppedSpots(group.rows, options, group.spotAt));
    const spots = groups.flat(2);
    const shape = shapeOf(image, spots);
    if (round === ROUNDS) {
      const strength = spots.reduce((sum, spot) => sum + ringStrength(image, spot, shape), 0) / spots.length;
      return { fit, groups, shape, strength };
    }
    const nodes = groups.map((rows) =>
      rows.flatMap((line, row) => line.map((spot, column) => nodeAt(image, spot, shape, row, column))),
    );
    const least = RING_SHARE * median(nodes.flat().map(({ strength }) => strength));
    const settled = nodes.map((own, at) => {
      const seen = own.filter(({ strength }) => strength >= least);
      return { rows: groups[at]!.length, nodes: seen, score: seen.length, goesOn: false };
    });
    const ringCount = settled.reduce((sum, { score }) => sum + score, 0);
    fit = { groups: settled, ringCount, score: ringCount, spareGroups: rough.spareGroups };
  }
}
