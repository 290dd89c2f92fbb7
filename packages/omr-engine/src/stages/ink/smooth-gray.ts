import type { WorkImage } from '../../core/gray-image.ts';
import type { Workspace } from '../../core/workspace.ts';

/** The brightest hundredth of a dark photo is brought up to this level: its few gray levels are too coarse to be averaged. */
const BRIGHT = 240;
const DARK_PHOTO = 120;

/**
 * Binomial 3×3 blur (1-2-1 both ways): halves sensor noise and keeps two thirds of a thin line's contrast, so that faint print
 * can be told from noise at a finer threshold. The outermost pixels are copied.
 *
 * @returns An image in the workspace's second buffer, valid until the next call.
 */
export const smoothGray = (image: WorkImage, workspace: Workspace): WorkImage =>
  smoothInto(image, workspace.smoothed(image.width * image.height));

/** Blurs an image so many times more, in memory of its own: for noise that one blur leaves. */
export function smoothAgain(image: WorkImage, times: number): WorkImage {
  let smooth = image;
  for (let done = 0; done < times; done++) smooth = smoothInto(smooth, new Uint8Array(image.width * image.height));
  return smooth;
}

function smoothInto(image: WorkImage, out: Uint8Array): WorkImage {
  const { width, height, pixels } = image;
  out.set(pixels.subarray(0, width * height));
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
