import type { GrayImage, WorkImage } from '../core/gray-image.ts';
import { NORMAL_MAD, quantile } from '../core/statistics.ts';
import type { Workspace } from '../core/workspace.ts';
import { OUTSIDE_PX, OUTSIDE_RADII } from './ring-strength.ts';
import { brightened, smoothAgain, smoothGray } from './smooth-gray.ts';

/** Blurs that noise takes: the line of a ring is then as wide as a blur makes it, and single pixels say nothing. */
const SMOOTHINGS = 2;
/** Half side of the square whose mean stands for the paper, as a share of the long side. */
const PAPER_SHARE = 1 / 64;
/** Ink and light beyond these shares of the paper count as if they were at them: a mark, a frame or the page's edge would drown faint rings. */
const DARKEST = 0.84;
const LIGHTEST = 1.06;

/** A ring is looked for at every second pixel both ways: its line is wider. */
export const FIELD_STEP = 2;
/** A ring's line is sampled about every 2 px, at least so often; a whole number of times in each sector. */
const SAMPLE_PX = 2;
const LEAST_SAMPLES = 16;
export const SECTORS = 8;

/** Noise is what the quieter tiles show, of those that are not much darker than the brightest. */
const TILE = 32;
const TILE_SKIP = 3;
const BRIGHT_TILE = 0.5;
const QUIET_TILE = 0.3;

/** How much darker than the paper outside it a ring of one radius is, wherever its middle may lie. */
export interface RingField {
  readonly radius: number;
  /** Steps across and down. */
  readonly width: number;
  readonly height: number;
  /** Mean difference between outside and line, gray levels, row by row. */
  readonly strengths: Float32Array;
  /** Usual strength where there is no ring. */
  readonly noise: number;
  /** Where the line and the outside are sampled, as distances between pixels of the image; a sector's samples follow each other. */
  readonly line: Int32Array;
  readonly outside: Int32Array;
}

/** Mean of the square around each pixel. */
function boxMeans({ width, height, pixels }: GrayImage, reach: number): Float32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * (width + 1);
    const bottom = Math.min(height, y + reach + 1) * (width + 1);
    const rows = (bottom - top) / (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum = sums[bottom + right]! - sums[top + right]! - sums[bottom + left]! + sums[top + left]!;
      means[y * width + x] = sum / (rows * (right - left));
    }
  }
  return means;
}

/** A noisy image smoothed, its levels spread and kept near the paper's: faint print stands out as strongly as a pen's ink. */
export function evenedImage(image: WorkImage, workspace: Workspace): WorkImage {
  const smooth = smoothAgain(smoothGray(brightened(image), workspace), SMOOTHINGS - 1);
  const means = boxMeans(smooth, Math.round(image.frameSide * PAPER_SHARE));
  const pixels = new Uint8Array(means.length);
  for (let at = 0; at < pixels.length; at++) {
    const mean = means[at]!;
    pixels[at] = Math.max(DARKEST * mean, Math.min(LIGHTEST * mean, smooth.pixels[at]!));
  }
  return { ...smooth, pixels };
}

function circle(radius: number, samples: number, width: number): Int32Array {
  return Int32Array.from({ length: samples }, (_, at) => {
    const angle = ((at + 0.5) * 2 * Math.PI) / samples;
    return Math.round(radius * Math.sin(angle)) * width + Math.round(radius * Math.cos(angle));
  });
}

/** Strength without a ring: the usual one of the quieter bright tiles. */
function noiseOf(image: GrayImage, strengths: Float32Array, width: number, height: number): number {
  const tiles: { readonly light: number; readonly usual: number }[] = [];
  for (let top = 0; top + TILE <= height; top += TILE) {
    for (let left = 0; left + TILE <= width; left += TILE) {
      const sizes: number[] = [];
      let light = 0;
      for (let y = top; y < top + TILE; y++) {
        for (let x = left; x < left + TILE; x += TILE_SKIP) {
          sizes.push(Math.abs(strengths[y * width + x]!));
          light += image.pixels[y * FIELD_STEP * image.width + x * FIELD_STEP]!;
        }
      }
      tiles.push({ light: light / sizes.length, usual: NORMAL_MAD * quantile(sizes, 0.5) });
    }
  }
  const least =
    BRIGHT_TILE *
    quantile(
      tiles.map(({ light }) => light),
      0.9,
    );
  return quantile(
    tiles.filter(({ light, usual }) => light >= least && usual > 0).map(({ usual }) => usual),
    QUIET_TILE,
  );
}

/** Looks for rings of one radius at every place of an evened image. */
export function ringField(image: GrayImage, radius: number): RingField {
  const { pixels } = image;
  const farthest = radius * OUTSIDE_RADII + OUTSIDE_PX;
  const inSector = Math.round((2 * Math.PI * radius) / SAMPLE_PX / SECTORS);
  const samples = Math.max(LEAST_SAMPLES, inSector * SECTORS);
  const line = circle(radius, samples, image.width);
  const outside = circle(farthest, samples, image.width);
  const width = Math.floor(image.width / FIELD_STEP);
  const height = Math.floor(image.height / FIELD_STEP);
  const margin = Math.ceil((farthest + 1) / FIELD_STEP);
  const strengths = new Float32Array(width * height);
  for (let y = margin; y < height - margin; y++) {
    for (let x = margin; x < width - margin; x++) {
      const at = y * FIELD_STEP * image.width + x * FIELD_STEP;
      let sum = 0;
      for (let k = 0; k < samples; k++) sum += pixels[at + outside[k]!]! - pixels[at + line[k]!]!;
      strengths[y * width + x] = sum / samples;
    }
  }
  return { radius, width, height, strengths, noise: noiseOf(image, strengths, width, height), line, outside };
}
