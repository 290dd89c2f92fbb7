import type { BubbleSpot } from '../../core/bubble-spot.ts';
import { type GrayImage, toPhotoX, toPhotoY, type WorkImage } from '../../core/gray-image.ts';
import type { Photo } from '../../core/reading.ts';
import { sectorCos, sectorSin } from '../../core/sectors.ts';
import { median } from '../../core/statistics.ts';
import { BLUE, GREEN, RED } from '../ink/shrink-to-gray.ts';
import { MIDDLE_RADII } from './local-paper.ts';

/** How far around a bubble's middle it is looked at, in radii: its ring, and the paper that it is compared with. */
const REACH = 1.9;
/** Samples across that whole width that tell whether there is colour at all. */
const GRID = 9;
/** A bubble shows colour when one channel misses this much more of its paper than gray does: a JPEG's own tints stay below. */
const LEAST_COLOUR = 0.015;
const CHANNELS = [0, 1, 2] as const;

/** The three channels of a pixel as shares of its luma. */
type Tint = readonly number[];

const lumaAt = (pixels: Photo['pixels'], at: number): number =>
  (RED * pixels[at]! + GREEN * pixels[at + 1]! + BLUE * pixels[at + 2]!) / 256;

/** Where a position of the work image lies among the photo's bytes. */
function byteAt({ width, height }: Photo, image: WorkImage, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(toPhotoX(image, x))));
  const row = Math.min(height - 1, Math.max(0, Math.round(toPhotoY(image, y))));
  return 4 * (row * width + column);
}

/** The colour of the paper around a bubble, as the light makes it. */
function paperTint(photo: Photo, image: WorkImage, { x, y, radiusX, radiusY }: BubbleSpot): Tint {
  const { pixels } = photo;
  const samples = Array.from(sectorCos, (cos, sector) =>
    byteAt(photo, image, x + MIDDLE_RADII * radiusX * cos, y + MIDDLE_RADII * radiusY * sectorSin[sector]!),
  );
  return CHANNELS.map((channel) =>
    Math.max(0.05, median(samples.map((at) => pixels[at + channel]! / Math.max(1, lumaAt(pixels, at))))),
  );
}

/** Whether a bubble or what is around it holds another colour than its paper. */
function showsColour(photo: Photo, image: WorkImage, { x, y, radiusX, radiusY }: BubbleSpot, tint: Tint): boolean {
  const { pixels } = photo;
  let [red, green, blue, luma] = [0, 0, 0, 0];
  for (let sample = 0; sample < GRID * GRID; sample++) {
    const u = ((2 * (sample % GRID)) / (GRID - 1) - 1) * REACH;
    const v = ((2 * Math.floor(sample / GRID)) / (GRID - 1) - 1) * REACH;
    const at = byteAt(photo, image, x + u * radiusX, y + v * radiusY);
    luma += lumaAt(pixels, at);
    red += pixels[at]! / tint[0]!;
    green += pixels[at + 1]! / tint[1]!;
    blue += pixels[at + 2]! / tint[2]!;
  }
  return Math.min(red, green, blue) < (1 - LEAST_COLOUR) * luma;
}

/** Level of the channel of which most is missing against a tint, over the photo's pixels of one work pixel. */
function leastAt({ width, pixels }: Photo, { scale, originX, originY }: WorkImage, x: number, y: number, tint: Tint) {
  const [left, top] = [x * scale + originX, y * scale + originY];
  let [red, green, blue] = [0, 0, 0];
  for (let row = top; row < top + scale; row++) {
    for (let at = 4 * (row * width + left); at < 4 * (row * width + left + scale); at += 4) {
      red += pixels[at]!;
      green += pixels[at + 1]!;
      blue += pixels[at + 2]!;
    }
  }
  return Math.min(red / tint[0]!, green / tint[1]!, blue / tint[2]!) / (scale * scale);
}

/** A picture of a sheet in which its bubbles' colours show. */
export interface ColouredSheet {
  readonly image: GrayImage;
  /** Whether each spot shows colour, so that its bubble is other than in gray. */
  readonly isColoured: readonly boolean[];
}

/**
 * The work image where, around every bubble that shows colour, each pixel is half as bright as it was and half as the channel of which
 * most is missing against the paper's own colour: a yellow marker takes away blue alone and hardly changes luma, and a coloured pen
 * should not make a pencil beside it look pale. Elsewhere it stays as it is.
 *
 * @param image Made from the photo.
 */
export function leastChannel(photo: Photo, image: WorkImage, spots: readonly BubbleSpot[]): ColouredSheet {
  const { width, height } = image;
  const tints = spots.map((spot) => paperTint(photo, image, spot));
  const isColoured = spots.map((spot, at) => showsColour(photo, image, spot, tints[at]!));
  if (!isColoured.includes(true)) return { image, isColoured };
  const pixels = image.pixels.slice(0, width * height);
  for (const [index, spot] of spots.entries()) {
    if (!isColoured[index]) continue;
    const tint = tints[index]!;
    const { x, y, radiusX, radiusY } = spot;
    const toX = Math.min(width - 1, Math.ceil(x + REACH * radiusX));
    const toY = Math.min(height - 1, Math.ceil(y + REACH * radiusY));
    for (let row = Math.max(0, Math.floor(y - REACH * radiusY)); row <= toY; row++) {
      for (let column = Math.max(0, Math.floor(x - REACH * radiusX)); column <= toX; column++) {
        const at = row * width + column;
        pixels[at] = (image.pixels[at]! + leastAt(photo, image, column, row, tint)) / 2;
      }
    }
  }
  return { image: { width, height, pixels }, isColoured };
}
