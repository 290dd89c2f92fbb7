import type { RingSpot } from '../../core/bubble-spot.ts';

/** What speaks against a sheet's place on a photo; all 0 where every ring of the key was seen on flat paper and none beside it. */
export interface PoseEvidence {
  /** Share of the key's rings that were not seen. */
  readonly missing: number;
  /** Median distance of a ring from where its neighbours lead, in radii. */
  readonly disagreement: number;
  /** How differently the place stretches the paper from bubble to bubble, as `strainOf` tells. */
  readonly strain: number;
  /** Lines of the key that are blank paper, and lines of rings beside it. */
  readonly contradicted: number;
}

/**
 * A place with a lower score is refused. By its markers the right key has 0.80 and more on 385 photos of our sheet, but on three whose
 * rings were not told from each other; 47 near keys have 0.32 at most, those above 0 being bent onto the sheet's rings.
 */
const LEAST_SCORE = 0.65;

/** True for a place in which the key does not lie on the photo; the score is 1 where nothing speaks against it. */
export const isRefused = ({ missing, disagreement, strain, contradicted }: PoseEvidence): boolean =>
  1 - missing - disagreement - strain - contradicted < LEAST_SCORE;

/** Range of the logarithm of the bubbles' areas against those on flat paper, in the same order. */
export function strainOf(spots: readonly RingSpot[], flat: readonly RingSpot[]): number {
  const stretches = spots.map(({ radiusX, radiusY }, at) =>
    Math.log((radiusX * radiusY) / (flat[at]!.radiusX * flat[at]!.radiusY)),
  );
  return Math.max(...stretches) - Math.min(...stretches);
}
