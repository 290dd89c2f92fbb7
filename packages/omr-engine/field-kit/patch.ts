import { pxPerMm } from './clean-sheet.ts';
import { clamp } from './dice.ts';
import type { Page } from './page.ts';

/** A point of a stroke in mm, with the hand's pressure there. */
export interface StrokePoint {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

export type Stroke = readonly StrokePoint[];

/** A rectangle of the page and how much of a pen's matter lies on each of its pixels. */
export interface Patch {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
}

/** An empty patch that holds what lies between two points, in mm, cut to the page. */
export function emptyPatch(page: Page, x0: number, y0: number, x1: number, y1: number): Patch {
  const left = clamp(Math.floor(x0 * pxPerMm), 0, page.width - 1);
  const top = clamp(Math.floor(y0 * pxPerMm), 0, page.height - 1);
  const width = clamp(Math.ceil(x1 * pxPerMm), left + 1, page.width) - left;
  const height = clamp(Math.ceil(y1 * pxPerMm), top + 1, page.height) - top;
  return { left, top, width, height, cover: new Float32Array(width * height) };
}

/** An empty patch around strokes of a given width. */
export function patchAround(page: Page, strokes: readonly Stroke[], margin: number): Patch {
  const points = strokes.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return emptyPatch(
    page,
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  );
}

function drawSegment(layer: Float32Array, patch: Patch, from: StrokePoint, to: StrokePoint, width: number): void {
  const half = (width * pxPerMm) / 2;
  const [ax, ay] = [from.x * pxPerMm - patch.left, from.y * pxPerMm - patch.top];
  const [bx, by] = [to.x * pxPerMm - patch.left, to.y * pxPerMm - patch.top];
  const [dx, dy] = [bx - ax, by - ay];
  const length2 = dx * dx + dy * dy || 1e-9;
  const x0 = Math.max(0, Math.floor(Math.min(ax, bx) - half - 1));
  const x1 = Math.min(patch.width - 1, Math.ceil(Math.max(ax, bx) + half + 1));
  const y0 = Math.max(0, Math.floor(Math.min(ay, by) - half - 1));
  const y1 = Math.min(patch.height - 1, Math.ceil(Math.max(ay, by) + half + 1));
  for (let y = y0; y <= y1; y += 1)
    for (let x = x0; x <= x1; x += 1) {
      const along = clamp(((x - ax) * dx + (y - ay) * dy) / length2, 0, 1);
      const away = Math.hypot(x - ax - along * dx, y - ay - along * dy);
      const value = clamp(half + 0.5 - away, 0, 1) * (from.pressure + (to.pressure - from.pressure) * along);
      const index = y * patch.width + x;
      if (value > layer[index]!) layer[index] = value;
    }
}

/** Lays strokes on a patch: matter adds up where strokes cross, by the share that `adds` says. */
export function drawStrokes(patch: Patch, strokes: readonly Stroke[], width: number, adds: number): void {
  const layer = new Float32Array(patch.cover.length);
  for (const stroke of strokes) {
    layer.fill(0);
    for (let index = 1; index < stroke.length; index += 1)
      drawSegment(layer, patch, stroke[index - 1]!, stroke[index]!, width);
    for (let index = 0; index < layer.length; index += 1) {
      const [more, less] = [Math.max(layer[index]!, patch.cover[index]!), Math.min(layer[index]!, patch.cover[index]!)];
      patch.cover[index] = more + adds * less;
    }
  }
}

/** Blurs a patch by a box of `radius` mm, run twice in each direction. */
export function smudge(patch: Patch, radiusX: number, radiusY: number): void {
  const { width, height, cover } = patch;
  const run = (count: number, length: number, start: (line: number) => number, step: number, radius: number) => {
    const reach = Math.round(radius * pxPerMm);
    if (reach < 1) return;
    const line = new Float32Array(length);
    for (let index = 0; index < count; index += 1) {
      for (let at = 0; at < length; at += 1) line[at] = cover[start(index) + at * step]!;
      let sum = 0;
      for (let at = -reach; at < length; at += 1) {
        sum += (line[at + reach] ?? 0) - (line[at - reach - 1] ?? 0);
        if (at >= 0) cover[start(index) + at * step] = sum / (2 * reach + 1);
      }
    }
  };
  for (let pass = 0; pass < 2; pass += 1) {
    run(height, width, (row) => row * width, 1, radiusX);
    run(width, height, (column) => column, width, radiusY);
  }
}

/** Calls back for each pixel of a patch with its place in the page's arrays. */
export function eachPixel(
  page: Page,
  patch: Patch,
  visit: (pixel: number, cover: number, index: number) => void,
): void {
  for (let row = 0; row < patch.height; row += 1)
    for (let column = 0; column < patch.width; column += 1) {
      const index = row * patch.width + column;
      const cover = patch.cover[index]!;
      if (cover > 0.001) visit((row + patch.top) * page.width + column + patch.left, cover, index);
    }
}
