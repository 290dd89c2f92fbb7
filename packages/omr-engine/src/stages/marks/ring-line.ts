import type { BubbleSpot } from '../../core/bubble-spot.ts';
import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import { OUTSIDE_RADII, sectorCos, sectorSin } from '../../core/sectors.ts';
import { middleMean } from '../../core/statistics.ts';

/**
 * Where ink is summed, in radii: the printed line with its blur, and a ring drawn on it or around it. As many steps farther out a circle
 * around the bubble is looked for: a hand draws it as wide as it likes.
 */
const FROM = 0.8;
const AROUND_FROM = 1.15;
const STEP = 0.12;
const STEPS = 6;
/** Directions that count, least first: a smeared line leaves few without ink, a number or a neighbour's mark fills as few. */
const COUNTED_FROM = 2;
const COUNTED_TO = 9;

const sums = new Float64Array(sectorCos.length);

/**
 * Ink of a ring's line, in radii of full black: darkness summed outwards through the line. A line that is blurred holds as much of it as
 * a sharp one, and one that somebody drew over or around half as much again.
 */
export function ringLine(image: GrayImage, { x, y, radiusX, radiusY }: BubbleSpot): number {
  for (let sector = 0; sector < sectorCos.length; sector++) {
    const c = sectorCos[sector]!;
    const s = sectorSin[sector]!;
    let outside = 1;
    for (let ring = 0; ring < OUTSIDE_RADII.length; ring++) {
      const at = OUTSIDE_RADII[ring]!;
      outside = Math.max(outside, sampleBilinear(image, x + c * radiusX * at, y + s * radiusY * at));
    }
    let ink = 0;
    for (let step = 0; step < STEPS; step++) {
      const at = FROM + step * STEP;
      ink += Math.max(0, 1 - sampleBilinear(image, x + c * radiusX * at, y + s * radiusY * at) / outside);
    }
    sums[sector] = ink;
  }
  return middleMean(sums, COUNTED_FROM, COUNTED_TO) * STEP;
}

/**
 * How dark a circle around a bubble is, 0 to 1: the darkest place in each direction beyond its ring. Neighbours and numbers reach into
 * the darkest few directions, which do not count; nor do the lightest, where a circle may be open.
 *
 * @param paper Gray level of the paper around it.
 */
export function circleAround(image: GrayImage, { x, y, radiusX, radiusY }: BubbleSpot, paper: number): number {
  for (let sector = 0; sector < sectorCos.length; sector++) {
    const c = sectorCos[sector]!;
    const s = sectorSin[sector]!;
    let least = paper;
    for (let step = 0; step < STEPS; step++) {
      const at = AROUND_FROM + step * STEP;
      least = Math.min(least, sampleBilinear(image, x + c * radiusX * at, y + s * radiusY * at));
    }
    sums[sector] = 1 - least / Math.max(1, paper);
  }
  return middleMean(sums, COUNTED_FROM, COUNTED_TO);
}
