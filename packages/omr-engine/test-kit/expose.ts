import type { Background } from './background.ts';
import type { CameraPose, Finger } from './camera-pose.ts';
import type { Light } from './light.ts';
import { halve, type PageRaster } from './page-raster.ts';

/** Linear picture in the making: three planes of float values, 0 to 255. */
export interface Exposure {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
}

/** Photo pixels per page mm, roughly: from the page's diagonal. */
function density(pose: CameraPose, page: PageRaster): number {
  const [first, , third] = pose.corners;
  if (!first || !third) return page.pxPerMm;
  const diagonalMm = Math.hypot(page.width, page.height) / page.pxPerMm;
  return Math.hypot(third[0] - first[0], third[1] - first[1]) / diagonalMm;
}

/** The page no finer than twice what the photo resolves: finer would alias. */
function matched(page: PageRaster, pxPerMm: number): PageRaster {
  let level = page;
  while (level.pxPerMm > 1.6 * pxPerMm) level = halve(level);
  return level;
}

function samplePage(page: PageRaster, xMm: number, yMm: number, out: Float32Array): void {
  const x = Math.max(0, Math.min(page.width - 1.001, xMm * page.pxPerMm - 0.5));
  const y = Math.max(0, Math.min(page.height - 1.001, yMm * page.pxPerMm - 0.5));
  const [x0, y0] = [x | 0, y | 0];
  const [fx, fy] = [x - x0, y - y0];
  const at = (y0 * page.width + x0) * 3;
  const down = at + page.width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const a = page.rgb[at + channel] ?? 0;
    const b = page.rgb[at + 3 + channel] ?? 0;
    const c = page.rgb[down + channel] ?? 0;
    const d = page.rgb[down + 3 + channel] ?? 0;
    const top = a + (b - a) * fx;
    out[channel] = top + (c + (d - c) * fx - top) * fy;
  }
}

/** Paints the finger where it covers this point of the page's plane; it is rounder, so darker, at its sides. */
function paintFinger(finger: Finger, xMm: number, yMm: number, out: Float32Array): void {
  const across = (yMm - finger.yMm) / finger.widthMm;
  const distance = ((xMm - finger.xMm) / finger.lengthMm) ** 2 + across ** 2;
  if (!(distance < 1)) return;
  for (let channel = 0; channel < 3; channel += 1) out[channel] = (finger.rgb[channel] ?? 0) * (1 - 0.35 * across ** 2);
}

/** Puts the page in front of the camera: perspective, bending, what lies behind, light. */
export function expose(
  size: { width: number; height: number },
  paper: PageRaster,
  pose: CameraPose,
  background: Background,
  light: Light,
  finger: Finger | null = null,
): Exposure {
  const { width, height } = size;
  const page = matched(paper, density(pose, paper));
  const widthMm = page.width / page.pxPerMm;
  const heightMm = page.height / page.pxPerMm;
  const planes = [0, 1, 2].map(() => new Float32Array(width * height)) as [Float32Array, Float32Array, Float32Array];
  const [a, b, c, d, e, f, g, h] = pose.toPage;
  const { curlMm, curlAlongY, curlPhase, foldMm, foldAt } = pose.bend;
  const colour = new Float32Array(3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const w = g * x + h * y + 1;
      let xMm = (a * x + b * y + c) / w;
      let yMm = (d * x + e * y + f) / w;
      const along = curlAlongY ? yMm / heightMm : xMm / widthMm;
      const wave = Math.PI * (along + curlPhase);
      const fold = Math.max(0, 0.5 - Math.abs(along - foldAt)) * foldMm;
      const shift = curlMm * Math.sin(wave) + fold;
      if (curlAlongY) xMm += shift;
      else yMm += shift;
      const inside = xMm >= 0 && xMm < widthMm && yMm >= 0 && yMm < heightMm;
      if (inside) samplePage(page, xMm, yMm, colour);
      else background(x, y, colour);
      if (finger) paintFinger(finger, xMm, yMm, colour);
      const slant = inside ? 1 + 0.035 * curlMm * Math.cos(wave) + (along > foldAt ? 0.09 : 0) * foldMm : 1;
      const factor = light.factor(x, y) * slant;
      const glare = light.glare(x, y);
      const at = y * width + x;
      for (let channel = 0; channel < 3; channel += 1) {
        const lit = (colour[channel] ?? 0) * factor;
        planes[channel as 0 | 1 | 2][at] = lit + (255 - lit) * glare;
      }
    }
  return { width, height, planes };
}
