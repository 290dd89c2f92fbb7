import type { GrayImage } from '../core/gray-image.ts';
import { median, NORMAL_MAD } from '../core/statistics.ts';

/** Every so many pixels of every so many rows are looked at. */
const STEP = 4;
/**
 * Noise as a share of the light, from which on rings may be hidden in it: in low light, after a phone has smeared it, 0.015 and
 * more; 0.006 in most other photos.
 */
const NOISY = 0.012;

/** True where a bright pixel usually differs from those around it: low light, for the most part. */
export function isNoisy({ width, height, pixels }: GrayImage): boolean {
  const positions: number[] = [];
  let sum = 0;
  for (let y = 1; y < height - 1; y += STEP) {
    for (let x = 1; x < width - 1; x += STEP) {
      positions.push(y * width + x);
      sum += pixels[y * width + x]!;
    }
  }
  const shares = positions.flatMap((at) => {
    const around = (pixels[at - 1]! + pixels[at + 1]! + pixels[at - width]! + pixels[at + width]!) / 4;
    return around * positions.length > sum ? [Math.abs(pixels[at]! - around) / around] : [];
  });
  return NORMAL_MAD * median(shares) > NOISY;
}
