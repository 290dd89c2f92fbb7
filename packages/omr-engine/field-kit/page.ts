import { type CleanBubble, type CleanSheet, pageMm, pxPerMm } from './clean-sheet.ts';
import { clamp, type Dice, smoothNoise } from './dice.ts';

/** Light that a pixel of a picture stands for, 0 to 1, and back. */
export const toLight = (code: number): number => code ** 2.2;
export const toCode = (light: number): number => Math.max(0, light) ** (1 / 2.2);

export type Rgb = readonly [number, number, number];

/** The sheet on paper, lying flat: how much light each point gives back in three colours, and how much it shines. */
export interface Page {
  readonly width: number;
  readonly height: number;
  /** Three numbers a pixel, in light. */
  readonly back: Float32Array;
  /** Graphite's shine. */
  readonly shine: Float32Array;
  readonly paper: Rgb;
  readonly bubbles: readonly CleanBubble[];
}

/** How the printer put the sheet on the paper. */
export interface Print {
  readonly scaleX: number;
  readonly scaleY: number;
  /** How much the rows lean, a share of their length. */
  readonly skew: number;
  /** How far the feed wanders, in mm. */
  readonly wander: number;
  /** Light that the darkest ink gives back, and how much that varies over the page. */
  readonly ink: number;
  readonly unevenInk: number;
}

export const goodPrint: Print = { scaleX: 1, scaleY: 1, skew: 0, wander: 0, ink: 0.035, unevenInk: 0.01 };

export function unevenPrint(dice: Dice): Print {
  const scale = dice.between(0.94, 1.03);
  return {
    scaleX: clamp(scale + dice.normal(0.008), 0.94, 1.03),
    scaleY: clamp(scale + dice.normal(0.008), 0.94, 1.03),
    skew: dice.between(-0.007, 0.007),
    wander: dice.between(0, 0.5),
    ink: dice.between(0.03, 0.16),
    unevenInk: dice.between(0, 0.08),
  };
}

const papers: readonly Rgb[] = [
  [0.83, 0.83, 0.85],
  [0.86, 0.86, 0.85],
  [0.84, 0.82, 0.78],
  [0.76, 0.74, 0.68],
  [0.8, 0.81, 0.84],
];

/** A point in mm, overwritten from use to use: a page has millions of them. */
interface Spot {
  x: number;
  y: number;
}

/** From a point of the paper to the point of the sheet that is printed there, in mm. */
function printMap(print: Print, dice: Dice): (x: number, y: number, spot: Spot) => void {
  const [phaseX, phaseY] = [dice.between(0, 6), dice.between(0, 6)];
  const [waveX, waveY] = [dice.between(120, 260), dice.between(120, 260)];
  const slack = { x: pageMm.width * (1 - print.scaleX) * 0.3, y: pageMm.height * (1 - print.scaleY) * 0.3 };
  const offX = pageMm.width / 2 + dice.between(-0.5, 0.5) * slack.x;
  const offY = pageMm.height / 2 + dice.between(-0.5, 0.5) * slack.y;
  return (x, y, spot) => {
    let [dx, dy] = [x - offX, y - offY];
    if (print.wander > 0) {
      dx -= print.wander * Math.sin((2 * Math.PI * y) / waveY + phaseX);
      dy -= print.wander * Math.sin((2 * Math.PI * x) / waveX + phaseY);
    }
    spot.x = (dx + print.skew * dy) / print.scaleX + pageMm.width / 2;
    spot.y = (dy - print.skew * dx) / print.scaleY + pageMm.height / 2;
  };
}

/** Light of the clean sheet between its pixels; white beyond its edge. */
function whiteAt(grey: Uint8Array, light: Float32Array, width: number, height: number, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 1;
  const at = top * width + left;
  const [a, b, c, d] = [grey[at]!, grey[at + 1]!, grey[at + width]!, grey[at + width + 1]!];
  if (a === 255 && b === 255 && c === 255 && d === 255) return 1;
  const upper = light[a]! + (light[b]! - light[a]!) * (x - left);
  const lower = light[c]! + (light[d]! - light[c]!) * (x - left);
  return upper + (lower - upper) * (y - top);
}

/** Prints a clean sheet on a piece of paper. */
export function printPage(sheet: CleanSheet, print: Print, dice: Dice): Page {
  const { width, height, grey } = sheet;
  const toSheet = printMap(print, dice.fork('print'));
  const base = dice.pick(papers);
  const brightness = dice.between(0.96, 1.04);
  const paper: Rgb = [base[0] * brightness, base[1] * brightness, base[2] * brightness];
  const fibre = smoothNoise(dice.fork('fibre'));
  const toner = smoothNoise(dice.fork('toner'));
  const back = new Float32Array(width * height * 3);
  const light = Float32Array.from({ length: 256 }, (_, code) => toLight(code / 255));
  const spot: Spot = { x: 0, y: 0 };
  for (let row = 0; row < height; row += 1) {
    const mmY = row / pxPerMm;
    for (let column = 0; column < width; column += 1) {
      const mmX = column / pxPerMm;
      toSheet(mmX, mmY, spot);
      const white = whiteAt(grey, light, width, height, spot.x * pxPerMm, spot.y * pxPerMm);
      let whole = 1 + 0.015 * fibre(mmX * 2.3, mmY * 2.3);
      if (white < 1) {
        const pale = print.unevenInk * (0.5 + 0.5 * toner(mmX / 30, mmY / 11)) + 0.01 * toner(mmX * 4, mmY * 4);
        const ink = print.ink + pale;
        whole *= ink + (1 - ink) * white;
      }
      const pixel = (row * width + column) * 3;
      back[pixel] = paper[0] * whole;
      back[pixel + 1] = paper[1] * whole;
      back[pixel + 2] = paper[2] * whole;
    }
  }
  const bubbles = sheet.bubbles.map((bubble) => {
    let [x, y] = [bubble.x, bubble.y];
    for (let step = 0; step < 12; step += 1) {
      toSheet(x, y, spot);
      x += bubble.x - spot.x;
      y += bubble.y - spot.y;
    }
    return { ...bubble, x, y, r: (bubble.r * (print.scaleX + print.scaleY)) / 2 };
  });
  return { width, height, back, shine: new Float32Array(width * height), paper, bubbles };
}

/** How much darker than its paper a disc of the flat page is, as a picture codes it: 0 as light, 1 black. */
export function darknessAt(page: Page, x: number, y: number, radius: number): Rgb {
  const sums = [0, 0, 0];
  let count = 0;
  for (let row = Math.ceil((y - radius) * pxPerMm); row <= (y + radius) * pxPerMm; row += 1)
    for (let column = Math.ceil((x - radius) * pxPerMm); column <= (x + radius) * pxPerMm; column += 1) {
      if (Math.hypot(column / pxPerMm - x, row / pxPerMm - y) > radius) continue;
      if (row < 0 || column < 0 || row >= page.height || column >= page.width) continue;
      for (const channel of [0, 1, 2] as const)
        sums[channel]! += toCode(page.back[(row * page.width + column) * 3 + channel]! / page.paper[channel]);
      count += 1;
    }
  return [1 - sums[0]! / count, 1 - sums[1]! / count, 1 - sums[2]! / count];
}
