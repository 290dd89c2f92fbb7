import type { WorkImage } from '../../core/gray-image.ts';

/** The brightest hundredth of a dark photo is brought up to this level: its few gray levels are too coarse to be averaged. */
const BRIGHT = 240;
const DARK_PHOTO = 120;

/**
 * Binomial 3×3 blur (1-2-1 both ways), so many times: one halves sensor noise and keeps two thirds of a thin line's contrast, so that faint
 * print can be told from noise at a finer threshold. The outermost pixels are copied.
 */
export function smoothed(image: WorkImage, times: number): WorkImage {
  let smooth = image;
  for (let done = 0; done < times; done++) smooth = smoothedOnce(smooth);
  return smooth;
}

function smoothedOnce(image: WorkImage): WorkImage {
  const { width, height, pixels } = image;
  const out = pixels.slice(0, width * height);
  for (let y = 1; y < height - 1; y++) {
    const row = y * width;
    // Vertical sums of the last three columns, so that each is added up once.
    let left = pixels[row - width]! + 2 * pixels[row]! + pixels[row + width]!;
    let middle = pixels[row - width + 1]! + 2 * pixels[row + 1]! + pixels[row + width + 1]!;
    for (let x = 1; x < width - 1; x++) {
      const at = row + x + 1;
      const right = pixels[at - width]! + 2 * pixels[at]! + pixels[at + width]!;
      out[row + x] = (left + 2 * middle + right + 8) >> 4;
      left = middle;
      middle = right;
    }
  }
  return { ...image, pixels: out };
}

/** A dark photo with its levels spread; others as they are. */
export function brightened(image: WorkImage): WorkImage {
  const count = image.width * image.height;
  const levels = new Uint32Array(256);
  for (let i = 0; i < count; i++) levels[image.pixels[i]!]!++;
  let brightest = 255;
  for (let above = levels[255]!; above < count / 100; above += levels[brightest]!) brightest--;
  if (brightest >= DARK_PHOTO) return image;
  const pixels = new Uint8Array(count);
  for (let i = 0; i < count; i++) pixels[i] = Math.min(255, (image.pixels[i]! * BRIGHT) / brightest);
  return { ...image, pixels };
}
