import type { BubbleSpot } from '../core/bubble-spot.ts';
import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import { sectorDirections } from './local-paper.ts';

/** Where ink is summed, in radii: the printed line with its blur, and a ring drawn on it or around it. */
const FROM = 0.8;
const STEP = 0.12;
const STEPS = 6;
/** Where paper is looked for in a direction, in radii; the brightest counts: a wide ring covers one, a neighbour's line another. */
const OUTSIDE_RADII = [1.4, 1.6, 1.8] as const;
/** Directions that count, least first: a smeared line leaves few without ink, a number or a neighbour's mark fills as few. */
const COUNTED_FROM = 2;
const COUNTED_TO = 9;

const sums = new Float64Array(sectorDirections.length);

/**
 * Ink of a ring's line, in radii of full black: darkness summed outwards through the line. A line that is blurred holds as much of it as
 * a sharp one, and one that somebody drew over or around half as much again.
 */
export function ringLine(image: GrayImage, { x, y, radiusX, radiusY }: BubbleSpot): number {
  for (let sector = 0; sector < sectorDirections.length; sector++) {
    const [c, s] = sectorDirections[sector]!;
    let outside = 1;
    for (const at of OUTSIDE_RADII) {
      outside = Math.max(outside, sampleBilinear(image, x + c * radiusX * at, y + s * radiusY * at));
    }
    let ink = 0;
    for (let step = 0; step < STEPS; step++) {
      const at = FROM + step * STEP;
      ink += Math.max(0, 1 - sampleBilinear(image, x + c * radiusX * at, y + s * radiusY * at) / outside);
    }
    sums[sector] = ink;
  }
  sums.sort();
  let counted = 0;
  for (let i = COUNTED_FROM; i < COUNTED_TO; i++) counted += sums[i]!;
  return (counted * STEP) / (COUNTED_TO - COUNTED_FROM);
}
