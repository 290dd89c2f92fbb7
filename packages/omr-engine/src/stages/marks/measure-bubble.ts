import type { BubbleRef, BubbleSpot } from '../../core/bubble-spot.ts';
import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import { lengthOf } from '../../core/length.ts';
import { localPaper } from './local-paper.ts';
import { circleAround, ringLine } from './ring-line.ts';

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

/** The peak is the mean of this many darkest points: a tenth of the disk, so that one noisy pixel makes none. */
const PEAK_POINTS = 5;

/** Steps of the grid of sampling points from the centre to the edge of what is measured. */
const GRID_RADIUS = 4.3;

/** Points of a bubble that are measured, on a grid: 61 of 9×9. */
export const samplePoints: readonly (readonly [number, number])[] = Array.from(
  { length: 81 },
  (_, at) => [(at % 9) - 4, Math.floor(at / 9) - 4] as const,
).filter(([x, y]) => lengthOf(x, y) <= GRID_RADIUS);

/** The same in radii. */
const innerPoints = Float64Array.from(
  samplePoints.flatMap(([x, y]) => [(x / GRID_RADIUS) * INNER, (y / GRID_RADIUS) * INNER]),
);

/** A bubble of the key with what its inside holds; all 0 to 1. */
export interface MeasuredBubble extends BubbleRef {
  /** Its printed ring was seen: what was measured is the bubble and not a hand, glare or a fold. */
  readonly seen: boolean;
  /** Mean darkness against the paper around it. */
  readonly darkness: number;
  /** Ink cover: each point's darkness from 0.2 (none) to 0.5 (whole). */
  readonly coverage: number;
  /** Share of points with any ink, and of points that are surely ink. */
  readonly inked: number;
  readonly dark: number;
  /** Mean darkness of the darkest tenth: a dot or a thin stroke covers little, but dark. */
  readonly peak: number;
  /** Ink of its ring's line, printed or drawn, in radii of full black. */
  readonly line: number;
  /** How dark a circle around it is; neighbours and numbers add a little. */
  readonly around: number;
  /** Gray level of the paper around it, 0 to 255. */
  readonly paper: number;
  /** Level on its darkest side outside the ring, as a share of that paper: low where a hand or a finger reaches it. */
  readonly darkestSide: number;
  /** How dark ink between its ring and the next is. */
  readonly beside: number;
  /** Darkness at each point of `samplePoints`. */
  readonly depths: Float32Array;
}

/** The darkest points seen so far, least dark first. */
const darkest = new Float32Array(PEAK_POINTS);

/** Puts a point among the darkest if it is one. */
function keepDarkest(depth: number): void {
  if (depth <= darkest[0]!) return;
  let at = 1;
  for (; at < PEAK_POINTS && depth > darkest[at]!; at++) darkest[at - 1] = darkest[at]!;
  darkest[at - 1] = depth;
}

/** What the points of a bubble's inside say together. */
export function inkOf(depths: Float32Array): Pick<MeasuredBubble, 'darkness' | 'coverage' | 'inked' | 'dark' | 'peak'> {
  const count = depths.length;
  let darkness = 0;
  let coverage = 0;
  let inked = 0;
  let dark = 0;
  darkest.fill(0);
  for (let index = 0; index < count; index++) {
    const depth = depths[index]!;
    keepDarkest(depth);
    darkness += depth;
    if (depth > DARK) dark++;
    if (depth > INK_FROM) {
      inked++;
      coverage += depth > INK_WHOLE ? 1 : (depth - INK_FROM) / (INK_WHOLE - INK_FROM);
    }
  }
  let peak = 0;
  for (const depth of darkest) peak += depth / PEAK_POINTS;
  return { darkness: darkness / count, coverage: coverage / count, inked: inked / count, dark: dark / count, peak };
}

/**
 * Samples the inside of one bubble in the image as it is: nothing is straightened.
 *
 * @param seen   Its ring was seen.
 * @param depths Where the darkness at each point of `samplePoints` is put; the bubble keeps it.
 */
export function measureBubble(image: GrayImage, spot: BubbleSpot, seen: boolean, depths: Float32Array): MeasuredBubble {
  const { group, question, option, x, y, radiusX, radiusY } = spot;
  const { level: paper, mean: paperMean, darkestSide, beside } = localPaper(image, spot);
  for (let index = 0; index < depths.length; index++) {
    const u = innerPoints[2 * index]!;
    const v = innerPoints[2 * index + 1]!;
    const level = sampleBilinear(image, x + u * radiusX, y + v * radiusY);
    depths[index] = Math.max(0, 1 - level / paper(u, v));
  }
  return {
    group,
    question,
    option,
    seen,
    ...inkOf(depths),
    line: ringLine(image, spot),
    around: circleAround(image, spot, paperMean),
    paper: paperMean,
    darkestSide,
    beside,
    depths,
  };
}
