import type { BubbleSpot } from '../../core/bubble-spot.ts';
import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import { OUTSIDE_RADII, sectorCos, sectorSin } from '../../core/sectors.ts';
import { quantile } from '../../core/statistics.ts';

/** Where a ring's line is looked for, in radii. */
const LINE_RADII = [0.8, 0.92, 1.04, 1.16] as const;
/** Third-lowest part of a ring's sectors that stands for the ring: a mark or a neighbour may hide the others. */
const RING_QUANTILE = 4 / 12;
/** Part of the sheet's rings, weakest first, that stands for the sheet. */
const SHEET_QUANTILE = 0.4;
/** A sector shows the ring from this share of the sheet's own contrast on, and never below the sensor's noise. */
const SEEN_OF_SHEET = 0.4;
const SEEN_LEAST = 0.03;
/** Sectors of 12 that must show the line. */
const SEEN_SECTORS = 9;

/** Contrast of a ring's line against the paper outside, in each of twelve directions, 0 to 1. */
export function ringContrast(image: GrayImage, x: number, y: number, radiusX: number, radiusY: number): number[] {
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
    for (let ring = 0; ring < OUTSIDE_RADII.length; ring++) {
      const at = OUTSIDE_RADII[ring]!;
      outside = Math.max(outside, sampleBilinear(image, x + c * radiusX * at, y + s * radiusY * at));
    }
    contrasts.push(outside > line ? (outside - line) / (outside + 1) : 0);
  }
  return contrasts;
}

/** Contrast that stands for a ring: a mark or a neighbour may hide its line in some directions. */
const contrastOf = (sectors: readonly number[]): number => quantile(sectors, RING_QUANTILE);

const leastContrast = (sheetContrast: number): number => Math.max(SEEN_LEAST, SEEN_OF_SHEET * sheetContrast);

export interface RingPresence {
  /** Contrast of the sheet's own rings, 0 to 1. */
  readonly sheetContrast: number;
  /** For each spot, in order: its ring was seen. A hand, glare or a fold hides it. */
  readonly seen: readonly boolean[];
  readonly unseenCount: number;
}

/** Tells which of a sheet's rings are visible, against the contrast that its rings have. */
export function ringPresence(image: GrayImage, spots: readonly BubbleSpot[]): RingPresence {
  const contrasts = spots.map((spot) => ringContrast(image, spot.x, spot.y, spot.radiusX, spot.radiusY));
  const sheetContrast = quantile(contrasts.map(contrastOf), SHEET_QUANTILE);
  const least = leastContrast(sheetContrast);
  const seen = contrasts.map((sectors) => sectors.filter((contrast) => contrast >= least).length >= SEEN_SECTORS);
  return { sheetContrast, seen, unseenCount: seen.filter((ring) => !ring).length };
}
