import type { WorkImage } from '../core/gray-image.ts';
import type { Workspace } from '../core/workspace.ts';

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
