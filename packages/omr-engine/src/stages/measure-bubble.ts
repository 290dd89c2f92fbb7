import type { BubbleSpot } from '../core/bubble-spot.ts';
import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import { localPaper } from './local-paper.ts';

/**
 * Share of the radius that is measured. Nearer the ring its line counts as ink (0.9: 23 questions wrong in the trial's hard sets);
 * 0.5 and 0.8 double the flags.
 */
const INNER = 0.68;
/** Darkness, 0 paper to 1 black, where coverage begins and where it is whole: pencil lies between. */
const INK_FROM = 0.2;
const INK_WHOLE = 0.5;
/** Darkness of a pixel that is surely ink. */
const DARK = 0.35;

/** Sampling points within the unit disk: 61 of a 9×9 square. */
const disk: (readonly [number, number])[] = [];
for (let j = -4; j <= 4; j++) {
  for (let i = -4; i <= 4; i++) if (Math.hypot(i / 4.3, j / 4.3) <= 1) disk.push([i / 4.3, j / 4.3]);
}

/** What the inside of a bubble holds; all 0 to 1. */
export interface BubbleMeasure {
  /** Mean darkness against the paper around it. */
  readonly darkness: number;
  /** Ink cover: each point's darkness from 0.2 (none) to 0.5 (whole). */
  readonly coverage: number;
  /** Share of points with any ink, and of points that are surely ink. */
  readonly inked: number;
  readonly dark: number;
}

/** Samples the inside of one bubble in the image as it is: nothing is straightened. */
export function measureBubble(image: GrayImage, spot: BubbleSpot): BubbleMeasure {
  const { x, y, radiusX, radiusY } = spot;
  const paper = localPaper(image, x, y, radiusX, radiusY).level;
  let darkness = 0;
  let coverage = 0;
  let inked = 0;
  let dark = 0;
  for (const [a, b] of disk) {
    const u = a * INNER;
    const v = b * INNER;
    const level = sampleBilinear(image, x + u * radiusX, y + v * radiusY);
    const depth = Math.max(0, 1 - level / paper(u, v));
    darkness += depth;
    if (depth > DARK) dark++;
    if (depth > INK_FROM) {
      inked++;
      coverage += depth > INK_WHOLE ? 1 : (depth - INK_FROM) / (INK_WHOLE - INK_FROM);
    }
  }
  const count = disk.length;
  return { darkness: darkness / count, coverage: coverage / count, inked: inked / count, dark: dark / count };
}
