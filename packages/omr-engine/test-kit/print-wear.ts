import { valueNoise } from './background.ts';
import type { Level } from './levels.ts';
import type { GrayPage, PageRaster } from './page-raster.ts';
import type { Random } from './random.ts';

/** How a school's printer and paper spoil a clean print. */
export interface PrintWear {
  /** How much lighter worn toner gets at its worst, 0 to 1. */
  readonly faintness: number;
  /** How much lighter all of it is. */
  readonly toner: number;
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

const colouredPapers: readonly PrintWear['paper'][] = [
  [250, 220, 120],
  [245, 190, 200],
  [170, 215, 240],
  [180, 230, 170],
  [250, 195, 140],
];

export const chooseWear = (random: Random, { faintness, print }: Level): PrintWear => ({
  faintness: random.chance(0.5) ? random.between(...faintness) : 0,
  toner: random.between(...print.toner),
  paper: print.paper === 'coloured' ? random.pick(colouredPapers) : random.draw(papers),
});

/** Puts a print on that paper with that toner, before anybody marks it. */
export function printOn({ gray, ...raster }: GrayPage, wear: PrintWear, random: Random): PageRaster {
  const noise = valueNoise(random);
  const cellPx = raster.pxPerMm * 9;
  const [red, green, blue] = wear.paper;
  const rgb = new Uint8Array(gray.length * 3);
  rgb.set(wear.paper);
  for (let filled = 3; filled < rgb.length; filled *= 2) rgb.copyWithin(filled, 0, filled);
  for (let at = 0; at < gray.length; at += 1) {
    const toner = 255 - gray[at]!;
    if (toner === 0) continue;
    const worn =
      wear.faintness && wear.faintness * noise((at % raster.width) / cellPx, Math.floor(at / raster.width) / cellPx);
    const fade = 1 - (1 - worn) * (1 - wear.toner);
    const light = (255 - toner * (1 - fade)) / 255;
    rgb[at * 3] = light * red;
    rgb[at * 3 + 1] = light * green;
    rgb[at * 3 + 2] = light * blue;
  }
  return { ...raster, rgb };
}
