import type { Photo } from '../core/reading.ts';
import { copyPixel } from '../stages/marks/crop-row.ts';
import type { ProposedModel } from './propose-model.ts';

/** Long side of a model's picture, px: numbers beside the bubbles can be read, and it is a few hundred kB as JPEG. */
const LONG_SIDE_PX = 1600;

/** The part of a photo that a model shows, straightened: the model's own picture, larger or smaller by one factor. */
export function straightPicture(photo: Photo, { model, toPhoto }: ProposedModel): Photo {
  const scale = LONG_SIDE_PX / Math.max(model.width, model.height);
  const [width, height] = [Math.round(model.width * scale), Math.round(model.height * scale)];
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = toPhoto((x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5);
      copyPixel(photo, fromX, fromY, pixels, 4 * (y * width + x));
    }
  return { width, height, pixels };
}
