import type { GrayImage } from '../../core/gray-image.ts';
import type { RunTable } from '../../core/run-table.ts';
import type { Workspace } from '../../core/workspace.ts';

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

/** Faint print: lines too thin or light for the usual threshold. */
export const fineThreshold = (frameSide: number): InkThreshold => ({
  radius: Math.max(6, Math.round(frameSide / 130)),
  ratio: 0.95,
  offset: 1,
});

/** Every second pixel of every second row speaks for the paper: a window holds hundreds of them. */
const STEP = 2;

/**
 * Finds the image's ink and writes it as runs into the workspace, row by row. Threshold and run-length coding are one pass,
 * without a blur or a binary image. Beyond the image its edge pixels are repeated.
 */
export function thresholdRuns(image: GrayImage, { radius, ratio, offset }: InkThreshold, workspace: Workspace): void {
  const { width, height, pixels } = image;
  const { runs } = workspace;
  runs.begin(height);
  const { rowStart } = runs;
  const reach = Math.max(1, Math.round(radius / STEP));
  const side = 2 * reach + 1;
  const cols = Math.ceil(width / STEP);
  const lastRow = Math.ceil(height / STEP) - 1;
  // Sums of a column's window, with the outermost repeated to both sides: column x stands at x + reach.
  const columns = workspace.columns(cols + side);
  columns.fill(0);
  for (let y = -reach; y <= reach; y++) {
    const row = (y < 0 ? 0 : y > lastRow ? lastRow : y) * STEP * width;
    for (let x = 0; x < cols; x++) columns[reach + x]! += pixels[row + STEP * x]!;
  }
  const inside = columns.subarray(reach);
  const limits = workspace.limits(cols);
  let count = 0;
  for (let y = 0; y <= lastRow; y++) {
    columns.fill(columns[reach]!, 0, reach);
    columns.fill(columns[reach + cols - 1]!, reach + cols, cols + side);
    setLimits(columns, side, { ratio, offset }, limits, cols);
    for (let row = y * STEP; row < height && row < (y + 1) * STEP; row++) {
      rowStart[row] = count;
      count = runsOfRow(pixels.subarray(row * width, (row + 1) * width), limits, runs, count);
    }
    const below = Math.min(y + reach + 1, lastRow) * STEP * width;
    const above = Math.max(y - reach, 0) * STEP * width;
    if (below !== above) slideColumns(pixels, below, above, inside, cols);
  }
  rowStart[height] = count;
  runs.count = count;
}

/** Moves the columns' windows down by a step. */
function slideColumns(pixels: Uint8Array, below: number, above: number, columns: Int32Array, cols: number): void {
  for (let x = 0; x < cols; x++) {
    columns[x] = columns[x]! + pixels[below + STEP * x]! - pixels[above + STEP * x]!;
  }
}

/** For each step along a row the gray level below which a pixel is ink. */
function setLimits(
  columns: Int32Array,
  side: number,
  { ratio, offset }: Pick<InkThreshold, 'ratio' | 'offset'>,
  limits: Int32Array,
  cols: number,
): void {
  const share = ratio / (side * side);
  let sum = 0;
  for (let at = 0; at < side; at++) sum += columns[at]!;
  for (let x = 0; x < cols; x++) {
    limits[x] = Math.ceil(sum * share - offset);
    sum += columns[x + side]! - columns[x]!;
  }
}

/** Writes the runs of one row from `count` on; returns the new count. */
function runsOfRow(pixels: Uint8Array, limits: Int32Array, { first, last, capacity }: RunTable, count: number): number {
  const width = pixels.length;
  const pairsEnd = width - 1;
  for (let x = 0; x < width; x++) {
    // Paper for the most part: two pixels at once, which share their limit.
    if (x & 1 && pixels[x]! >= limits[x >> 1]!) x++;
    if ((x & 1) === 0) {
      while (x < pairsEnd) {
        const limit = limits[x >> 1]!;
        if (pixels[x]! < limit || pixels[x + 1]! < limit) break;
        x += 2;
      }
    }
    while (x < width && pixels[x]! >= limits[x >> 1]!) x++;
    if (x >= width) break;
    first[count] = x;
    while (x < width && pixels[x]! < limits[x >> 1]!) x++;
    last[count] = x - 1;
    if (count < capacity) count++;
  }
  return count;
}
