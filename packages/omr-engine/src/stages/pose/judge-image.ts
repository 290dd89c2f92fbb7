import type { GrayImage } from '../../core/gray-image.ts';

/** Side of the squares whose mean is looked at for light and dark, px: noise and single specks are left out. */
const SQUARE = 4;
/** Shares of the squares that are left out at both ends: reflections, and what lies beside the sheet. */
const TAIL = 0.02;
/** Gray levels between the ends: print on paper has at least 40, a black or white frame's noise under 20. */
const MIN_CONTRAST = 24;
/** Least level of what is brightest: under a lamp so weak a phone shows paper as dark gray, at 62 at most; in an unlit room as 130. */
const MIN_BRIGHT = 90;
/** Where half of an image is clipped at the sensor's white, so is the print on it. */
const CLIPPED = 250;
/** Directions in which edges are looked for, and what a step there is long, px: a hand's motion smears one of them and leaves the others. */
const DIRECTIONS = [
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, Math.SQRT2],
  [1, -1, Math.SQRT2],
] as const;
/** Steepest edges, as a share of the contrast a pixel: sharp print reaches 0.18 and more, rings that cannot be told from each other 0.04. */
const EDGE_TAIL = 0.0005;
const MIN_EDGE = 0.1;

const levelAbove = (histogram: Uint32Array, share: number): number => {
  let left = histogram.reduce((sum, count) => sum + count, 0) * share;
  for (let level = 0; level < histogram.length; level++) {
    left -= histogram[level]!;
    if (left <= 0) return level;
  }
  return histogram.length - 1;
};

/** Brightness of an image's squares, as a histogram. */
function squareLevels({ width, height, pixels }: GrayImage): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let top = 0; top + SQUARE <= height; top += SQUARE) {
    for (let left = 0; left + SQUARE <= width; left += SQUARE) {
      let sum = 0;
      for (let y = top; y < top + SQUARE; y++) for (let x = left; x < left + SQUARE; x++) sum += pixels[y * width + x]!;
      histogram[(sum / (SQUARE * SQUARE)) | 0]!++;
    }
  }
  return histogram;
}

/** Levels that the steepest edges rise in a direction, a pixel; each is a mean over three pixels along the edge, which noise is not. */
function steepestRise({ width, height, pixels }: GrayImage, dx: number, dy: number, length: number): number {
  const rises = new Uint32Array(256);
  const beside = -dy + dx * width;
  const ahead = dy * width + dx;
  for (let y = 2; y < height - 2; y += 2) {
    for (let x = 2; x < width - 2; x += 2) {
      const at = y * width + x;
      const here = pixels[at]! + pixels[at + beside]! + pixels[at - beside]!;
      const there = pixels[at + ahead]! + pixels[at + ahead + beside]! + pixels[at + ahead - beside]!;
      rises[(Math.abs(there - here) / 3) | 0]!++;
    }
  }
  return levelAbove(rises, 1 - EDGE_TAIL) / length;
}

/** Whether an image could show a sheet at all: it has light and dark, and edges in every direction. */
export function judgeImage(image: GrayImage): 'usable' | 'no-contrast' | 'too-blurred' {
  const levels = squareLevels(image);
  const bright = levelAbove(levels, 1 - TAIL);
  const contrast = bright - levelAbove(levels, TAIL);
  const isClipped = levelAbove(levels, 0.5) >= CLIPPED;
  if (contrast < MIN_CONTRAST || bright < MIN_BRIGHT || isClipped) return 'no-contrast';
  const rise = Math.min(...DIRECTIONS.map(([dx, dy, length]) => steepestRise(image, dx, dy, length)));
  return rise < contrast * MIN_EDGE ? 'too-blurred' : 'usable';
}
