import { convolveColumns, convolveRows, gaussian } from './convolve.ts';
import type { PrintProcess } from './levels.ts';
import type { GrayPage } from './page-raster.ts';
import type { Random } from './random.ts';

/** What the copier's optics blur, mm. */
const opticsMm = 0.14;
/** Width of the step from no ink to full ink, share of the scale. */
const softness = 0.22;

/** Copies a print on another machine: thin lines get thinner or thicker, its ground may be gray and specked. */
export function photocopy(page: GrayPage, copy: NonNullable<PrintProcess['copy']>, random: Random): GrayPage {
  const { width, height, pxPerMm } = page;
  const seen = Float32Array.from(page.gray);
  const optics = gaussian(opticsMm * pxPerMm);
  convolveRows(seen, width, height, optics);
  convolveColumns(seen, width, height, optics);
  const threshold = random.between(...copy.threshold);
  const ground = 255 - random.between(0, copy.ground);
  const gray = new Uint8Array(seen.length);
  for (let at = 0; at < gray.length; at += 1) {
    const ink = (1 - seen[at]! / 255 - threshold) / softness + 0.5;
    gray[at] = ground * (1 - 0.94 * Math.max(0, Math.min(1, ink)));
  }
  const specks = Math.round((copy.specks * width * height) / (10 * pxPerMm) ** 2);
  for (let speck = 0; speck < specks; speck += 1) {
    const at = random.whole(0, height - 3) * width + random.whole(0, width - 3);
    const level = random.between(40, 170);
    for (const spot of random.chance(0.5) ? [at] : [at, at + 1, at + width, at + width + 1]) gray[spot] = level;
  }
  return { ...page, gray };
}
