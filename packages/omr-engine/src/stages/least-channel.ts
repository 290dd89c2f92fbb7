import type { BubbleSpot } from '../core/bubble-spot.ts';
import { type GrayImage, toPhotoX, toPhotoY, type WorkImage } from '../core/gray-image.ts';
import type { Photo } from '../core/reading.ts';
import { median } from '../core/statistics.ts';
import { sectorCos, sectorSin } from './local-paper.ts';

/** How far around a bubble's middle it is looked at, in radii: its ring, and the paper that it is compared with. */
const REACH = 1.9;
/** Where the paper's own colour is looked for, in radii. */
const PAPER_RADII = 1.45;
const CHANNELS = [0, 1, 2] as const;

/** Mean of a channel over the photo's pixels of one work pixel. */
function channelMean({ width, pixels }: Photo, left: number, top: number, scale: number, channel: number): number {
  let sum = 0;
  for (let y = top; y < top + scale; y++)
    for (let x = left; x < left + scale; x++) sum += pixels[4 * (y * width + x) + channel]!;
  return sum / (scale * scale);
}

/**
 * The work image where, around every bubble, each pixel is half as bright as it was and half as the channel of which most is
 * missing against the paper's own colour: a yellow marker takes away blue alone and hardly changes luma, and a coloured pen should not
 * make a pencil beside it look pale. Elsewhere it stays as it is.
 *
 * @param image Made from the photo.
 */
export function leastChannel(photo: Photo, image: WorkImage, spots: readonly BubbleSpot[]): GrayImage {
  const { width, height, scale } = image;
  const pixels = image.pixels.slice(0, width * height);
  const leftOf = (x: number) => x * scale + image.originX;
  const topOf = (y: number) => y * scale + image.originY;
  for (const { x, y, radiusX, radiusY } of spots) {
    const shares = CHANNELS.map((channel) =>
      median(
        sectorCos.map((cos, sector) => {
          const at = Math.round(toPhotoX(image, x + PAPER_RADII * radiusX * cos));
          const down = Math.round(toPhotoY(image, y + PAPER_RADII * radiusY * sectorSin[sector]!));
          const column = Math.min(photo.width - 1, Math.max(0, at));
          const row = Math.min(photo.height - 1, Math.max(0, down));
          const first = 4 * (row * photo.width + column);
          const { pixels: own } = photo;
          const luma = (77 * own[first]! + 150 * own[first + 1]! + 29 * own[first + 2]!) / 256;
          return own[first + channel]! / Math.max(1, luma);
        }),
      ),
    );
    const [fromX, toX] = [
      Math.max(0, Math.floor(x - REACH * radiusX)),
      Math.min(width - 1, Math.ceil(x + REACH * radiusX)),
    ];
    const [fromY, toY] = [
      Math.max(0, Math.floor(y - REACH * radiusY)),
      Math.min(height - 1, Math.ceil(y + REACH * radiusY)),
    ];
    for (let row = fromY; row <= toY; row++) {
      for (let column = fromX; column <= toX; column++) {
        let least = 255;
        for (const channel of CHANNELS) {
          const level =
            channelMean(photo, leftOf(column), topOf(row), scale, channel) / Math.max(0.05, shares[channel]!);
          if (level < least) least = level;
        }
        const at = row * width + column;
        pixels[at] = (pixels[at]! + least) / 2;
      }
    }
  }
  return { width, height, pixels };
}
