import type { RingSpot } from '../../core/bubble-spot.ts';
import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import { OUTSIDE_RADII, SECTORS, sectorCos, sectorSin } from '../../core/sectors.ts';
import { quantile } from '../../core/statistics.ts';

/** Where a ring's line and the paper outside it are looked for, in radii. */
const LINE_RADII = [0.8, 0.92, 1.04, 1.16] as const;
const PAPER_RADII = OUTSIDE_RADII.slice(0, 2);
/** Third-lowest part of a ring's sectors that stands for the ring: a mark or a neighbour may hide the others. */
const RING_QUANTILE = 4 / SECTORS;
/** Part of the sheet's rings, weakest first, that stands for the sheet. */
const SHEET_QUANTILE = 0.4;
/** A sector shows the ring from this share of the sheet's own contrast on, and never below the sensor's noise. */
const SEEN_OF_SHEET = 0.4;
const SEEN_LEAST = 0.03;
/** A single ring, wherever it is looked for, is told from noise from this contrast on. */
export const LEAST_CONTRAST = 0.05;
/** Sectors of 12 that must show the line. */
const SEEN_SECTORS = 9;

/** Contrast of a ring's line against the paper outside, in each of twelve directions, 0 to 1. */
export function ringContrast(
  image: GrayImage,
  { x, y, radiusX, radiusY }: RingSpot,
  paperRadii: readonly number[] = PAPER_RADII,
): number[] {
  const contrasts: number[] = [];
  for (let sector = 0; sector < sectorCos.length; sector++) {
    const c = sectorCos[sector]!;
    const s = sectorSin[sector]!;
    let line = 255;
    for (let ring = 0; ring < LINE_RADII.length; ring++) {
      const at = LINE_RADII[ring]!;
      line = Math.min(line, sampleBilinear(image, x + c * radiusX * at, y + s * radiusY * at));
    }
    let outside = 0;
    for (let ring = 0; ring < paperRadii.length; ring++) {
      const at = paperRadii[ring]!;
      outside = Math.max(outside, sampleBilinear(image, x + c * radiusX * at, y + s * radiusY * at));
    }
    contrasts.push(outside > line ? (outside - line) / (outside + 1) : 0);
  }
  return contrasts;
}

/** True where enough of a ring's directions show its line with at least this contrast. */
export const isRingSeen = (sectors: readonly number[], least: number): boolean =>
  sectors.filter((contrast) => contrast >= least).length >= SEEN_SECTORS;

export interface RingPresence {
  /** Contrast of the sheet's own rings, 0 to 1. */
  readonly sheetContrast: number;
  /** For each spot, in order: its ring was seen. A hand, glare or a fold hides it. */
  readonly seen: readonly boolean[];
}

/**
 * Tells which of a sheet's rings are visible, against the contrast that its rings have.
 *
 * @param paperRadii Where the paper outside is looked for. A broad circle drawn around a ring covers what is next to it: with
 *   `OUTSIDE_RADII` that ring is seen, too, but so is more that is none, which does for a sheet whose place is known.
 */
export function ringPresence(
  image: GrayImage,
  spots: readonly RingSpot[],
  paperRadii?: readonly number[],
): RingPresence {
  const contrasts = spots.map((spot) => ringContrast(image, spot, paperRadii));
  const ofRings = contrasts.map((sectors) => quantile(sectors, RING_QUANTILE));
  const sheetContrast = quantile(ofRings, SHEET_QUANTILE);
  const least = Math.max(SEEN_LEAST, SEEN_OF_SHEET * sheetContrast);
  return { sheetContrast, seen: contrasts.map((sectors) => isRingSeen(sectors, least)) };
}
