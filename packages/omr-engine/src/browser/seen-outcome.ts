import { transfer } from 'comlink';
import type { Photo, PhotoPoint, ReadOutcome, RowCrop } from '../core/reading.ts';
import { cropOpenRows } from '../stages/marks/crop-row.ts';
import type { FrameOutcome } from './worker-api.ts';

/** Samples across and down. */
const LIGHT_SAMPLES = 16;

/** How light a photo is, from 0 to 1: the mean of its three colours at points of a grid. */
function lightOf({ width, height, pixels }: Photo): number {
  let sum = 0;
  for (let row = 0; row < LIGHT_SAMPLES; row += 1) {
    for (let column = 0; column < LIGHT_SAMPLES; column += 1) {
      const x = Math.floor(((column + 0.5) * width) / LIGHT_SAMPLES);
      const y = Math.floor(((row + 0.5) * height) / LIGHT_SAMPLES);
      for (let channel = 0; channel < 3; channel += 1) sum += pixels[4 * (y * width + x) + channel]!;
    }
  }
  return sum / (LIGHT_SAMPLES ** 2 * 3 * 255);
}

/** Samples across and down of a sheet's picture. */
const SHARPNESS_SAMPLES = 128;

/**
 * How sharp the part of a photo within these points is, from 0: how much neighbours differ from the mean of those around them, at points of
 * a grid. It tells pictures of one sheet apart, not one sheet from another.
 */
function sharpnessOf({ width, height, pixels }: Photo, within: readonly PhotoPoint[]): number {
  const [xs, ys] = [within.map(({ x }) => x), within.map(({ y }) => y)];
  const [left, right] = [Math.max(1, Math.min(...xs)), Math.min(width - 2, Math.max(...xs))];
  const [top, bottom] = [Math.max(1, Math.min(...ys)), Math.min(height - 2, Math.max(...ys))];
  if (!(right > left && bottom > top)) return 0;
  const at = (x: number, y: number) => pixels[4 * (y * width + x) + 1]!;
  let sum = 0;
  for (let row = 0; row < SHARPNESS_SAMPLES; row += 1) {
    for (let column = 0; column < SHARPNESS_SAMPLES; column += 1) {
      const x = Math.floor(left + ((column + 0.5) * (right - left)) / SHARPNESS_SAMPLES);
      const y = Math.floor(top + ((row + 0.5) * (bottom - top)) / SHARPNESS_SAMPLES);
      sum += (4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1)) ** 2;
    }
  }
  return Math.sqrt(sum) / (SHARPNESS_SAMPLES * 255);
}

/** Gives the pixels of a reading's crops away with it. */
export const withPixels = <Read extends { readonly crops: readonly RowCrop[] }>(read: Read): Read =>
  transfer(
    read,
    read.crops.map(({ pixels }) => pixels.buffer as ArrayBuffer),
  );

/** What became of a photo, with what a worker sees of it and, where they are asked for, the rows to look at. */
export function seenOutcome(photo: Photo, outcome: ReadOutcome, isCropped: boolean): FrameOutcome {
  const light = lightOf(photo);
  if (!outcome.ok) return { ...outcome, light };
  const seen = { ...outcome, light, sharpness: sharpnessOf(photo, outcome.outline) };
  return isCropped ? withPixels({ ...seen, crops: cropOpenRows(photo, outcome) }) : seen;
}
