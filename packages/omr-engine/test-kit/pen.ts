import type { PageRaster } from './page-raster.ts';
import type { Random } from './random.ts';

/** Point on the page, mm. */
export type PenPoint = readonly [xMm: number, yMm: number];

/** What a pupil writes with. `cover` is how much of the paper a stroke hides, 0 to 1. */
export interface Pen {
  readonly widthMm: number;
  readonly rgb: readonly [number, number, number];
  readonly cover: number;
  /** Share of the stroke's pixels that stay lighter: paper grain under a pencil or a dry ballpoint. */
  readonly grain: number;
  /** How far ink creeps into the paper beside a stroke, paler outwards. */
  readonly bleedMm?: number;
}

const inks: readonly Pen['rgb'][] = [
  [28, 44, 140],
  [20, 60, 170],
  [25, 25, 30],
  [40, 40, 45],
];

/** Ballpoint, felt pen or pencil. */
export function choosePen(random: Random, kind: 'ballpoint' | 'felt' | 'pencil'): Pen {
  if (kind === 'felt') return { widthMm: random.between(1.1, 2), rgb: random.pick(inks), cover: 0.96, grain: 0.04 };
  if (kind === 'pencil') {
    const level = random.between(60, 105);
    return {
      widthMm: random.between(0.6, 1),
      rgb: [level, level, level + 4],
      cover: random.between(0.72, 0.9),
      grain: 0.25,
    };
  }
  return { widthMm: random.between(0.45, 0.75), rgb: random.pick(inks), cover: random.between(0.88, 0.97), grain: 0.1 };
}

interface Patch {
  readonly x0: number;
  readonly y0: number;
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
}

function patchAround(page: PageRaster, points: readonly PenPoint[], radiusPx: number): Patch {
  const xs = points.map(([x]) => x * page.pxPerMm);
  const ys = points.map(([, y]) => y * page.pxPerMm);
  const clampTo = (value: number, limit: number) => Math.max(0, Math.min(limit, value));
  const x0 = clampTo(Math.floor(Math.min(...xs) - radiusPx - 1), page.width);
  const y0 = clampTo(Math.floor(Math.min(...ys) - radiusPx - 1), page.height);
  const width = clampTo(Math.ceil(Math.max(...xs) + radiusPx + 2), page.width) - x0;
  const height = clampTo(Math.ceil(Math.max(...ys) + radiusPx + 2), page.height) - y0;
  return { x0, y0, width, height, cover: new Float32Array(Math.max(0, width * height)) };
}

/** Coverage of one straight stretch: 1 within the pen's radius, falling to 0 around it over `softPx`. */
function coverSegment(patch: Patch, from: PenPoint, to: PenPoint, radiusPx: number, softPx: number): void {
  const [ax, ay] = [from[0] - patch.x0, from[1] - patch.y0];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length2 = dx * dx + dy * dy || 1e-9;
  const reach = radiusPx + softPx;
  const left = Math.max(0, Math.floor(Math.min(ax, ax + dx) - reach));
  const right = Math.min(patch.width - 1, Math.ceil(Math.max(ax, ax + dx) + reach));
  const top = Math.max(0, Math.floor(Math.min(ay, ay + dy) - reach));
  const bottom = Math.min(patch.height - 1, Math.ceil(Math.max(ay, ay + dy) + reach));
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length2));
      const [offX, offY] = [x - ax - along * dx, y - ay - along * dy];
      const distance = Math.sqrt(offX * offX + offY * offY);
      const cover = Math.max(0, Math.min(1, (radiusPx + softPx / 2 - distance) / softPx));
      const at = y * patch.width + x;
      if (cover > (patch.cover[at] ?? 0)) patch.cover[at] = cover;
    }
}

/** Draws a polyline on the page (changes it): ink replaces paper by the pen's cover, with grain. */
export function drawStroke(page: PageRaster, points: readonly PenPoint[], pen: Pen, random: Random): void {
  if (points.length === 0) return;
  const radiusPx = (pen.widthMm / 2) * page.pxPerMm;
  const softPx = 1 + 2 * (pen.bleedMm ?? 0) * page.pxPerMm;
  const patch = patchAround(page, points, radiusPx + softPx);
  const scaled = points.map(([x, y]): PenPoint => [x * page.pxPerMm, y * page.pxPerMm]);
  const ends = scaled.length === 1 ? [...scaled, ...scaled] : scaled;
  for (let index = 1; index < ends.length; index += 1) {
    const from = ends[index - 1];
    const to = ends[index];
    if (from && to) coverSegment(patch, from, to, radiusPx, softPx);
  }
  for (let y = 0; y < patch.height; y += 1)
    for (let x = 0; x < patch.width; x += 1) {
      const cover = patch.cover[y * patch.width + x] ?? 0;
      if (cover === 0) continue;
      const amount = cover * pen.cover * (1 - pen.grain * random.next() * 1.4);
      const at = ((y + patch.y0) * page.width + x + patch.x0) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const paper = page.rgb[at + channel] ?? 255;
        const inked = paper + ((pen.rgb[channel] ?? 0) - paper) * amount;
        // Ink never makes printed black lighter.
        page.rgb[at + channel] = Math.min(paper, inked);
      }
    }
}
