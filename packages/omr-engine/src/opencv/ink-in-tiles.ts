import type { MatScope } from './mat-scope.ts';
import type { Mat, OpenCv } from './opencv-types.ts';
import { TILE_RADIUS, TILE_SIDE } from './tile-bubbles.ts';

/** Side of the square in which ink is closed to get the paper: wider than a bubble, so that no mark holds it whole. */
const PAPER_SIDE = 2 * Math.round(1.15 * TILE_RADIUS) + 1;
/** Ink is darker than the paper by Otsu's threshold, which is kept between these: on a blank sheet it would part noise from noise. */
const INK_LEAST = 0.2;
const INK_MOST = 0.4;
/** Part of the radius that is looked at. */
const INNER = 0.72;

/** What OpenCV sees in a bubble, 0 to 1. */
export interface TileInk {
  /** Share of the inside that the sheet's threshold takes for ink. */
  readonly fill: number;
  /** Mean darkness of the inside against the paper. */
  readonly depth: number;
}

/** Brightness against the paper, 0 to 255: gray over its own closing, which keeps a shadow's edge and drops every mark. */
export function flatten(cv: OpenCv, scope: MatScope, tiles: Mat): Mat {
  const soft = scope.own(new cv.Mat());
  cv.blur(tiles, soft, new cv.Size(3, 3));
  const kernel = scope.own(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(PAPER_SIDE, PAPER_SIDE)));
  const paper = scope.own(new cv.Mat());
  cv.morphologyEx(soft, paper, cv.MORPH_CLOSE, kernel);
  const flat = scope.own(new cv.Mat());
  cv.divide(soft, paper, flat, 255);
  return flat;
}

/** A mask as large as the tiles, 255 where `isInside` says so of each tile's place in radii. */
function maskTiles(cv: OpenCv, scope: MatScope, tiles: Mat, isInside: (u: number, v: number) => boolean): Mat {
  const mask = scope.own(new cv.Mat(tiles.rows, tiles.cols, cv.CV_8UC1));
  const line = new Uint8Array(tiles.cols * TILE_SIDE);
  for (let j = 0; j < TILE_SIDE; j++) {
    for (let x = 0; x < tiles.cols; x++) {
      const u = ((x % TILE_SIDE) + 0.5 - TILE_SIDE / 2) / TILE_RADIUS;
      const v = (j + 0.5 - TILE_SIDE / 2) / TILE_RADIUS;
      line[j * tiles.cols + x] = isInside(u, v) ? 255 : 0;
    }
  }
  for (let top = 0; top < tiles.rows; top += TILE_SIDE) mask.data.set(line, top * tiles.cols);
  return mask;
}

/** Mean of each tile's part under the mask, 0 to 1. */
function meanUnder(cv: OpenCv, scope: MatScope, values: Mat, mask: Mat, share: number): number[] {
  const masked = scope.own(new cv.Mat());
  cv.bitwise_and(values, mask, masked);
  const means = scope.own(new cv.Mat());
  const size = new cv.Size(values.cols / TILE_SIDE, values.rows / TILE_SIDE);
  // As 32-bit numbers: a mean of 8 bits would be too coarse.
  const exact = scope.own(new cv.Mat());
  masked.convertTo(exact, cv.CV_32FC1);
  cv.resize(exact, means, size, 0, 0, cv.INTER_AREA);
  return Array.from(means.data32F, (mean) => mean / 255 / share);
}

const isInner = (u: number, v: number): boolean => Math.hypot(u, v) <= INNER;

const innerShare = (() => {
  let count = 0;
  for (let j = 0; j < TILE_SIDE; j++) {
    for (let i = 0; i < TILE_SIDE; i++) {
      if (isInner((i + 0.5 - TILE_SIDE / 2) / TILE_RADIUS, (j + 0.5 - TILE_SIDE / 2) / TILE_RADIUS)) count++;
    }
  }
  return count / (TILE_SIDE * TILE_SIDE);
})();

/** Ink inside every tile's bubble, in the order of the tiles. */
export function inkInTiles(cv: OpenCv, scope: MatScope, flat: Mat): TileInk[] {
  const ink = scope.own(new cv.Mat());
  const otsu = 1 - cv.threshold(flat, ink, 0, 255, cv.THRESH_BINARY_INV + cv.THRESH_OTSU) / 255;
  const limit = Math.min(INK_MOST, Math.max(INK_LEAST, otsu));
  cv.threshold(flat, ink, (1 - limit) * 255, 255, cv.THRESH_BINARY_INV);
  const mask = maskTiles(cv, scope, flat, isInner);
  const fills = meanUnder(cv, scope, ink, mask, innerShare);
  const levels = meanUnder(cv, scope, flat, mask, innerShare);
  return fills.map((fill, i) => ({ fill, depth: 1 - levels[i]! }));
}
