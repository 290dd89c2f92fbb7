import { pxPerMm } from './clean-sheet.ts';
import { Dice, smoothNoise } from './dice.ts';
import { type Page, type Rgb, toCode, toLight } from './page.ts';
import { drawStrokes, eachPixel, type Patch, patchAround, type Stroke } from './patch.ts';

export interface Pen {
  readonly name: string;
  /** Width of its line in mm. */
  readonly width: number;
  /** The colour that one full layer of it has on white, as a picture codes it, 0 to 255. */
  readonly colour: Rgb;
  /** How much a second stroke adds to the first. */
  readonly adds: number;
  /** How much the paper's tooth shows in its line. */
  readonly tooth: number;
  readonly shine: number;
  /** Filled bubbles are this much darker than the paper, whatever the pen's own colour: the hand presses so. */
  readonly darkness?: number;
}

export const highlighters = {
  yellow: [250, 240, 70],
  pink: [252, 140, 190],
  green: [150, 240, 110],
  orange: [255, 180, 80],
  blue: [130, 210, 245],
} as const satisfies Record<string, Rgb>;

export type HighlighterColour = keyof typeof highlighters;

/** A colour with `share` of white in it. */
const paler = (colour: Rgb, share: number): Rgb => [
  colour[0] + (255 - colour[0]) * share,
  colour[1] + (255 - colour[1]) * share,
  colour[2] + (255 - colour[2]) * share,
];

/** A marker, fresh or half dry: the drier, the paler. */
export const highlighter = (colour: HighlighterColour, dice: Dice): Pen => ({
  name: `highlighter-${colour}`,
  width: dice.between(2.4, 4),
  colour: paler(highlighters[colour], dice.between(0, 0.4)),
  adds: dice.between(0.15, 0.5),
  tooth: 0.05,
  shine: 0,
});

/** A single line is darker than the bubble that such lines fill. */
const graphite = (lightness: number): Rgb => [252 * lightness, 252 * lightness, 255 * lightness];

/** A pencil pressed so that a filled bubble is `darkness` darker than the paper, as a picture codes it. */
export const pencil = (darkness: number, dice: Dice): Pen => ({
  name: 'pencil',
  width: dice.between(0.5, 1.1),
  colour: graphite(1 - Math.min(0.62, 1.7 * darkness)),
  adds: dice.between(0.3, 0.6),
  tooth: dice.between(0.35, 0.7),
  shine: dice.between(0.1, 1),
  darkness,
});

const ballpoints: Readonly<Record<string, Rgb>> = {
  blue: [38, 56, 150],
  black: [42, 42, 46],
  'light blue': [70, 105, 190],
};

const gels: Readonly<Record<string, Rgb>> = {
  purple: [110, 50, 150],
  pink: [235, 80, 150],
  orange: [240, 130, 40],
  turquoise: [20, 160, 170],
  green: [30, 140, 70],
  'light green': [110, 195, 70],
  red: [205, 40, 50],
  brown: [120, 75, 45],
  blue: [30, 60, 190],
  black: [25, 25, 28],
};

const inked = (kind: string, colours: Readonly<Record<string, Rgb>>, width: number, tooth: number, dice: Dice): Pen => {
  const name = dice.pick(Object.keys(colours));
  return { name: `${kind}-${name}`, width, colour: colours[name]!, adds: 0.25, tooth, shine: 0 };
};

export const ballpoint = (dice: Dice): Pen => inked('ballpoint', ballpoints, dice.between(0.35, 0.6), 0.15, dice);
export const gelPen = (dice: Dice): Pen => inked('gel', gels, dice.between(0.45, 0.8), 0.05, dice);
export const feltPen = (dice: Dice): Pen =>
  inked('felt', { ...ballpoints, red: gels.red! }, dice.between(0.9, 1.6), 0.05, dice);

/** How fast a pen takes light away, by colour: a layer twice as thick lets through the square. */
const thicknessOf = (colour: Rgb): Rgb => {
  const of = (code: number) => -Math.log(Math.max(0.004, toLight(code / 255)));
  return [of(colour[0]), of(colour[1]), of(colour[2])];
};

/** Makes a patch as thick as it takes for the disc to be `darkness` darker on average. */
function press(page: Page, patch: Patch, thick: Rgb, disc: Disc, darkness: number): number {
  const covers: number[] = [];
  eachPixel(page, patch, (pixel, cover) => {
    const [x, y] = [(pixel % page.width) / pxPerMm, Math.floor(pixel / page.width) / pxPerMm];
    if (Math.hypot(x - disc.x, y - disc.y) < disc.r) covers.push(cover);
  });
  const pixels = Math.PI * (disc.r * pxPerMm) ** 2;
  let [low, high] = [0, 12];
  for (let step = 0; step < 18; step += 1) {
    const force = (low + high) / 2;
    const taken = covers.reduce((sum, cover) => sum + 1 - toCode(Math.exp(-force * cover * thick[1])), 0) / pixels;
    if (taken < darkness) low = force;
    else high = force;
  }
  return low;
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The tooth of all paper; each mark lies on another part of it. */
const tooth = smoothNoise(new Dice('tooth'));

/** Puts what lies on a patch upon the page, in a pen's colour; pressed to the pen's darkness within `disc`, where both are known. */
export function inkPatch(page: Page, patch: Patch, pen: Pen, dice: Dice, disc?: Disc): void {
  const [partX, partY] = [dice.between(0, 100), dice.between(0, 100)];
  eachPixel(page, patch, (pixel, cover, index) => {
    const x = (pixel % page.width) / pxPerMm + partX;
    const y = Math.floor(pixel / page.width) / pxPerMm + partY;
    patch.cover[index] = cover * Math.max(0.05, 1 + pen.tooth * (tooth(x * 5, y * 5) + 0.6 * tooth(x * 11, y * 11)));
  });
  const thick = thicknessOf(pen.colour);
  const force = disc && pen.darkness ? press(page, patch, thick, disc, pen.darkness) : 1;
  eachPixel(page, patch, (pixel, cover) => {
    for (const channel of [0, 1, 2] as const)
      page.back[pixel * 3 + channel]! *= Math.exp(-force * cover * thick[channel]);
    page.shine[pixel] = Math.min(1, page.shine[pixel]! + pen.shine * Math.min(1, force * cover * 0.6));
  });
}

/** Draws strokes on the page. */
export function drawWith(page: Page, pen: Pen, strokes: readonly Stroke[], dice: Dice, disc?: Disc): void {
  const patch = patchAround(page, strokes, pen.width);
  drawStrokes(patch, strokes, pen.width, pen.adds);
  inkPatch(page, patch, pen, dice, disc);
}
