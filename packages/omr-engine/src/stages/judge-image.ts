import type { GrayImage } from '../core/gray-image.ts';

/** Pixels looked at along each axis: enough for a histogram of any photo. */
const GRID = 160;
/** Shares of the pixels that are left out at both ends of the histogram: specks and reflections. */
const TAIL = 0.02;
/** Gray levels between the ends: print on paper has at least 40, a black or white frame's noise under 20. */
const MIN_CONTRAST = 24;
/** Steepest edges, as a share of the contrast a pixel: sharp print reaches 0.5, 13 px of motion under 0.08. */
const EDGE_TAIL = 0.005;
const MIN_EDGE = 0.1;

const levelAbove = (histogram: Uint32Array, count: number, share: number): number => {
  let left = count * share;
  for (let level = 0; level < histogram.length; level++) {
    left -= histogram[level]!;
    if (left <= 0) return level;
  }
  return histogram.length - 1;
};

/** Whether an image could show a sheet at all: it has light and dark, and edges. */
export function judgeImage({ width, height, pixels }: GrayImage): 'usable' | 'no-contrast' | 'too-blurred' {
  const histogram = new Uint32Array(256);
  const edges = new Uint32Array(256);
  const stepX = Math.max(1, Math.floor(width / GRID));
  let count = 0;
  let edgeCount = 0;
  for (let y = 0; y < height; y += Math.max(1, Math.floor(height / GRID))) {
    for (let x = 0; x < width; x += stepX) {
      histogram[pixels[y * width + x]!]!++;
      count++;
    }
  }
  for (let y = 0; y < height - 1; y += 2) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      const across = Math.abs(pixels[at + 1]! - pixels[at]!);
      const along = Math.abs(pixels[at + width]! - pixels[at]!);
      edges[across > along ? across : along]!++;
      edgeCount++;
    }
  }
  const contrast = levelAbove(histogram, count, 1 - TAIL) - levelAbove(histogram, count, TAIL);
  if (contrast < MIN_CONTRAST) return 'no-contrast';
  return levelAbove(edges, edgeCount, 1 - EDGE_TAIL) < contrast * MIN_EDGE ? 'too-blurred' : 'usable';
}
