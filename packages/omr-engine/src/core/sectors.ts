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
