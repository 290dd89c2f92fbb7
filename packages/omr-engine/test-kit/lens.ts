import { convolveColumns, convolveRows, gaussian } from './convolve.ts';
import type { Picture } from './picture.ts';
import { scratchPlane } from './scratch.ts';

/** Out of focus: Gaussian blur of the given sigma in pixels (changes the picture). */
export function blur(picture: Picture, sigma: number): void {
  if (sigma < 0.15) return;
  const { width, height, luma, chromaWidth, chromaHeight, redness, blueness } = picture;
  const kernel = gaussian(sigma);
  convolveRows(luma, width, height, kernel);
  convolveColumns(luma, width, height, kernel);
  if (sigma < 0.4) return;
  const coarse = gaussian(sigma / 2);
  for (const plane of [redness, blueness]) {
    convolveRows(plane, chromaWidth, chromaHeight, coarse);
    convolveColumns(plane, chromaWidth, chromaHeight, coarse);
  }
}

/** Mean of a plane shifted along a straight path of `lengthPx`. */
function sweep(plane: Float32Array, width: number, height: number, lengthPx: number, angle: number): void {
  const taps = Math.max(1, Math.round(lengthPx));
  const from = scratchPlane('still', plane.length);
  from.set(plane);
  plane.fill(0);
  for (let tap = 0; tap < taps; tap += 1) {
    const along = tap - (taps - 1) / 2;
    const dx = Math.round(along * Math.cos(angle));
    const dy = Math.round(along * Math.sin(angle));
    for (let y = 0; y < height; y += 1) {
      const row = Math.max(0, Math.min(height - 1, y + dy)) * width;
      const to = y * width;
      const first = Math.max(0, -dx);
      const last = Math.min(width, width - dx);
      for (let x = 0; x < first; x += 1) plane[to + x] = plane[to + x]! + from[row]!;
      for (let x = first; x < last; x += 1) plane[to + x] = plane[to + x]! + from[row + x + dx]!;
      for (let x = last; x < width; x += 1) plane[to + x] = plane[to + x]! + from[row + width - 1]!;
    }
  }
  for (let at = 0; at < plane.length; at += 1) plane[at] = plane[at]! / taps;
}

/** A hand that moves during the exposure, in the direction of `angle` (changes the picture). */
export function motion(picture: Picture, lengthPx: number, angle: number): void {
  if (lengthPx < 1.5) return;
  sweep(picture.luma, picture.width, picture.height, lengthPx, angle);
  for (const plane of [picture.redness, picture.blueness])
    sweep(plane, picture.chromaWidth, picture.chromaHeight, lengthPx / 2, angle);
}
