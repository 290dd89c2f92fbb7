import { valueNoise } from './background.ts';
import type { PageRaster } from './page-raster.ts';
import type { Random } from './random.ts';

/** How a school's printer and paper spoil a clean print. */
export interface PrintWear {
  /** How much lighter worn toner gets at its worst, 0 to 1. */
  readonly faintness: number;
  /** Colour of the paper: white, recycled, yellowed or coloured. */
  readonly paper: readonly [number, number, number];
}

const papers: readonly (readonly [PrintWear['paper'], number])[] = [
  [[255, 255, 255], 6],
  [[246, 244, 238], 4],
  [[238, 232, 214], 2],
  [[222, 236, 226], 1],
  [[250, 238, 176], 1],
];

export const chooseWear = (random: Random, mostFaint: number): PrintWear => ({
  faintness: random.chance(0.5) ? random.between(0, mostFaint) : 0,
  paper: random.draw(papers),
});

/** Prints on that paper with that toner (changes the page). Done before anybody marks it. */
export function wearPrint(page: PageRaster, wear: PrintWear, random: Random): void {
  const noise = valueNoise(random);
  const cellPx = page.pxPerMm * 9;
  for (let y = 0; y < page.height; y += 1)
    for (let x = 0; x < page.width; x += 1) {
      const at = (y * page.width + x) * 3;
      const toner = 255 - (page.rgb[at] ?? 255);
      const fade = toner === 0 || wear.faintness === 0 ? 0 : wear.faintness * noise(x / cellPx, y / cellPx);
      const light = (255 - toner * (1 - fade)) / 255;
      for (let channel = 0; channel < 3; channel += 1) page.rgb[at + channel] = light * (wear.paper[channel] ?? 255);
    }
}
