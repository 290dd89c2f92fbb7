import type { RingSpot } from './bubble-spot.ts';
import { type GrayImage, sampleBilinear } from './gray-image.ts';

/** Directions around a bubble in which its ring and the paper beside it are looked at. */
export const SECTORS = 12;
export const sectorCos = Float64Array.from({ length: SECTORS }, (_, i) => Math.cos((i * 2 * Math.PI) / SECTORS));
export const sectorSin = Float64Array.from({ length: SECTORS }, (_, i) => Math.sin((i * 2 * Math.PI) / SECTORS));
/** Where paper is looked for outside a ring, in radii; the brightest counts: a wide circle covers one, a neighbour's line another. */
export const OUTSIDE_RADII = [1.4, 1.6, 1.8] as const;

/** Gray level in a direction from a ring's centre, so many radii away. */
export const levelIn = (
  image: GrayImage,
  { x, y, radiusX, radiusY }: RingSpot,
  sector: number,
  radii: number,
): number => sampleBilinear(image, x + sectorCos[sector]! * radiusX * radii, y + sectorSin[sector]! * radiusY * radii);

/** The darkest of such levels, at some distances. */
export function darkestIn(image: GrayImage, spot: RingSpot, sector: number, radii: readonly number[]): number {
  let level = 255;
  for (let at = 0; at < radii.length; at++) level = Math.min(level, levelIn(image, spot, sector, radii[at]!));
  return level;
}

/** The brightest of them. */
export function brightestIn(image: GrayImage, spot: RingSpot, sector: number, radii: readonly number[]): number {
  let level = 0;
  for (let at = 0; at < radii.length; at++) level = Math.max(level, levelIn(image, spot, sector, radii[at]!));
  return level;
}
