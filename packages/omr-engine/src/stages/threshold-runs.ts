import type { GrayImage } from '../core/gray-image.ts';
import type { Workspace } from '../core/workspace.ts';

/** How dark, against the paper around it, a pixel must be to be ink. */
export interface InkThreshold {
  /** Half side of the square whose mean stands for the paper, px. */
  readonly radius: number;
  /** Ink is darker than this share of the mean... */
  readonly ratio: number;
  /** ...less this many gray levels, so that sensor noise on dark paper is not ink. */
  readonly offset: number;
}

/** Usual print in usual light: serves markers and rings alike. The window spans about two bubbles of a whole A4 page. */
export const usualThreshold = (frameSide: number): InkThreshold => ({
  radius: Math.round(frameSide / 64),
  ratio: 0.9,
  offset: 2,
});

/**
 * Finds the image's ink and writes it as runs into the workspace, row by row. Threshold and run-length coding are one pass,
 * without a blur or a binary image. Beyond the image its edge pixels are repeated.
 */
export function thresholdRuns(image: GrayImage, { radius, ratio, offset }: InkThreshold, workspace: Workspace): void {
  const { width, height, pixels } = image;
  const { runs } = workspace;
  runs.begin(height);
  const { first, last, rowStart, capacity } = runs;
  const columns = workspace.columns(width);
  columns.fill(0, 0, width);
  const side = 2 * radius + 1;
  const share = ratio / (side * side);
  for (let y = -radius; y <= radius; y++) {
    const row = (y < 0 ? 0 : y >= height ? height - 1 : y) * width;
    for (let x = 0; x < width; x++) columns[x]! += pixels[row + x]!;
  }
  let count = 0;
  for (let y = 0; y < height; y++) {
    rowStart[y] = count;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += columns[x < 0 ? 0 : x >= width ? width - 1 : x]!;
    const row = y * width;
    let inRun = false;
    for (let x = 0; x < width; x++) {
      if (pixels[row + x]! < sum * share - offset) {
        if (!inRun) {
          inRun = true;
          first[count] = x;
        }
      } else if (inRun) {
        inRun = false;
        last[count] = x - 1;
        if (count < capacity) count++;
      }
      const enters = x + radius + 1;
      const leaves = x - radius;
      sum += columns[enters < width ? enters : width - 1]! - columns[leaves > 0 ? leaves : 0]!;
    }
    if (inRun) {
      last[count] = width - 1;
      if (count < capacity) count++;
    }
    const below = (y + radius + 1 < height ? y + radius + 1 : height - 1) * width;
    const above = (y - radius > 0 ? y - radius : 0) * width;
    if (below !== above) for (let x = 0; x < width; x++) columns[x]! += pixels[below + x]! - pixels[above + x]!;
  }
  rowStart[height] = count;
  runs.count = count;
}
