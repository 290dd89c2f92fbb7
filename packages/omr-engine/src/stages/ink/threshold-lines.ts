import type { GrayImage } from '../../core/gray-image.ts';
import type { Workspace } from '../../core/workspace.ts';

/** A line is at most this wide, px: the brightest pixel within this reach is the paper beside it. */
const REACH_PX = 5;
/** Ink is darker than this share of the paper beside it, less this many gray levels. */
const LINE_RATIO = 0.93;
const LINE_OFFSET = 2;

/** A row or a column of an image: where it starts, how far apart its pixels are and how many. */
interface Line {
  readonly start: number;
  readonly stride: number;
  readonly count: number;
}

/** Brightest of 2 × REACH_PX + 1 pixels of a line, by doubling the window. */
function brightestAlong(from: Uint8Array, to: Uint8Array, { start, stride, count }: Line, line: Uint8Array): void {
  const padded = count + 2 * REACH_PX;
  for (let i = 0; i < padded; i++) {
    const at = i - REACH_PX;
    line[i] = from[start + (at < 0 ? 0 : at >= count ? count - 1 : at) * stride]!;
  }
  const window = 2 * REACH_PX + 1;
  let width = 1;
  for (; width * 2 <= window; width *= 2) {
    for (let i = 0; i + width < padded; i++) if (line[i + width]! > line[i]!) line[i] = line[i + width]!;
  }
  const rest = window - width;
  for (let i = 0; i < count; i++) to[start + i * stride] = Math.max(line[i]!, line[i + rest]!);
}

/**
 * Finds thin lines and writes them as runs into the workspace: ink against the brightest paper beside it. A mean, which a rule
 * near a ring darkens, loses the ring's line there.
 */
export function lineRuns(image: GrayImage, workspace: Workspace): void {
  const { width, height, pixels } = image;
  const paper = new Uint8Array(width * height);
  const line = new Uint8Array(Math.max(width, height) + 2 * REACH_PX);
  for (let y = 0; y < height; y++) brightestAlong(pixels, paper, { start: y * width, stride: 1, count: width }, line);
  for (let x = 0; x < width; x++) brightestAlong(paper, paper, { start: x, stride: width, count: height }, line);
  const { runs } = workspace;
  runs.begin(height);
  const { first, last, rowStart, capacity } = runs;
  let count = 0;
  for (let y = 0; y < height; y++) {
    rowStart[y] = count;
    let inRun = false;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (pixels[at]! < paper[at]! * LINE_RATIO - LINE_OFFSET) {
        if (!inRun) first[count] = x;
        inRun = true;
      } else if (inRun) {
        inRun = false;
        last[count] = x - 1;
        if (count < capacity) count++;
      }
    }
    if (inRun) {
      last[count] = width - 1;
      if (count < capacity) count++;
    }
  }
  rowStart[height] = count;
  runs.count = count;
}
