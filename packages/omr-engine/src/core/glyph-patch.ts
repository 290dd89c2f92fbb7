import { glyphHeight, glyphs, glyphWidth } from './glyphs.data.ts';
import { EDGE } from './gray-image.ts';
import { toUnit } from './unit-cells.ts';

/** Side of a patch, cells: enough to tell digits apart, few enough for blurred print. */
const PATCH_SIDE = 12;
/** White between two glyphs of a text, in heights. */
const GLYPH_GAP = 0.14;

/** A picture of print fitted to its own box, PATCH_SIDE cells a side, row by row; mean 0 and length 1, so that a product is a correlation. */
export type GlyphPatch = Float32Array;

/** The part of the darkest ink that bounds print in a picture. */
const EDGE_OF_INK = 0.45;

/**
 * Fits a picture's print to its own box.
 *
 * @param ink     Darkness of a square picture, `side` cells a side.
 * @param minInk  Least darkness of the darkest cell; below it there is no print.
 * @param minSide Least width and height of the print, cells; a speck is smaller. A `1` may be narrower: half of it.
 * @returns null where there is no print.
 */
export function fitToBox(ink: Float32Array, side: number, minInk: number, minSide: number): GlyphPatch | null {
  const darkest = ink.reduce((most, cell) => Math.max(most, cell), 0);
  if (darkest < minInk) return null;
  let left = side;
  let right = -1;
  let top = side;
  let bottom = -1;
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      if (ink[j * side + i]! < darkest * EDGE_OF_INK) continue;
      left = Math.min(left, i);
      right = Math.max(right, i);
      top = Math.min(top, j);
      bottom = Math.max(bottom, j);
    }
  }
  const width = right - left + 1;
  const height = bottom - top + 1;
  if (width < minSide / 2 || height < minSide) return null;
  const patch = new Float32Array(PATCH_SIDE * PATCH_SIDE);
  for (let j = 0; j < PATCH_SIDE; j++) {
    for (let i = 0; i < PATCH_SIDE; i++) {
      const x = Math.min(side - EDGE, Math.max(0, left + ((i + 0.5) / PATCH_SIDE) * width - 0.5));
      const y = Math.min(side - EDGE, Math.max(0, top + ((j + 0.5) / PATCH_SIDE) * height - 0.5));
      const at = Math.floor(y) * side + Math.floor(x);
      const fx = x - Math.floor(x);
      const upper = ink[at]! * (1 - fx) + ink[at + 1]! * fx;
      const lower = ink[at + side]! * (1 - fx) + ink[at + side + 1]! * fx;
      patch[j * PATCH_SIDE + i] = upper + (lower - upper) * (y - Math.floor(y));
    }
  }
  return toUnit(patch);
}

/** Correlation of two patches, -1 to 1, the first one turned over from top to bottom as asked. */
export function correlate(patch: GlyphPatch, template: GlyphPatch, flipY: boolean): number {
  let sum = 0;
  for (let y = 0; y < PATCH_SIDE; y++) {
    const row = (flipY ? PATCH_SIDE - 1 - y : y) * PATCH_SIDE;
    for (let x = 0; x < PATCH_SIDE; x++) {
      sum += patch[row + x]! * template[y * PATCH_SIDE + x]!;
    }
  }
  return sum;
}

/** Ink of a glyph at a place in its box, 0 to 1. */
function glyphInk(character: string, u: number, v: number): number {
  const glyph = glyphs[character];
  if (!glyph) return 0;
  const column = Math.min(glyphWidth - 1, Math.floor(u * glyphWidth));
  const row = Math.min(glyphHeight - 1, Math.floor(v * glyphHeight));
  return Number.parseInt(glyph.cells[row * glyphWidth + column]!, 16) / 15;
}

/** Width of a text's box in heights. */
function textAspect(text: string): number {
  const widths = [...text].reduce((sum, character) => sum + (glyphs[character]?.aspect ?? 0), 0);
  return widths + GLYPH_GAP * (text.length - 1);
}

/** How print was blurred: standard deviation, and a hand's path along x and y, in heights of the text. */
export interface PrintBlur {
  readonly soft: number;
  readonly moveX: number;
  readonly moveY: number;
}
export const SHARP: PrintBlur = { soft: 0, moveX: 0, moveY: 0 };

/** Cells to a text's height in the canvas where templates are drawn, and the canvas's side: room for blur on all sides. */
const CANVAS_HEIGHT = 20;
const CANVAS_SIDE = 3 * CANVAS_HEIGHT;
/** Places of a hand's path that are summed. */
const PATH_POINTS = 9;
/** Reach of a soft blur, in its standard deviations. */
const SOFT_REACH = 2.5;

/** Ink of a text as it is drawn in a canvas's middle. */
function drawText(text: string): Float32Array {
  const canvas = new Float32Array(CANVAS_SIDE * CANVAS_SIDE);
  const left = (CANVAS_SIDE - textAspect(text) * CANVAS_HEIGHT) / 2;
  const top = (CANVAS_SIDE - CANVAS_HEIGHT) / 2;
  for (let y = 0; y < CANVAS_HEIGHT; y++) {
    for (let x = 0; x < CANVAS_SIDE; x++) {
      let from = 0;
      const at = (x + 0.5 - left) / CANVAS_HEIGHT;
      for (const character of text) {
        const width = glyphs[character]?.aspect ?? 0;
        if (at >= from && at < from + width) {
          canvas[(top + y) * CANVAS_SIDE + x] = glyphInk(character, (at - from) / width, (y + 0.5) / CANVAS_HEIGHT);
        }
        from += width + GLYPH_GAP;
      }
    }
  }
  return canvas;
}

/** A canvas's mean over displacements, each with its weight. */
function spread(
  canvas: Float32Array,
  points: readonly (readonly [dx: number, dy: number, weight: number])[],
): Float32Array {
  const out = new Float32Array(canvas.length);
  for (const [dx, dy, weight] of points) {
    for (let y = Math.max(0, -dy); y < CANVAS_SIDE - Math.max(0, dy); y++) {
      for (let x = Math.max(0, -dx); x < CANVAS_SIDE - Math.max(0, dx); x++) {
        out[y * CANVAS_SIDE + x]! += canvas[(y + dy) * CANVAS_SIDE + x + dx]! * weight;
      }
    }
  }
  return out;
}

function blurred(canvas: Float32Array, { soft, moveX, moveY }: PrintBlur): Float32Array {
  const path = Array.from({ length: PATH_POINTS }, (_, i) => {
    const along = (i / (PATH_POINTS - 1) - 0.5) * CANVAS_HEIGHT;
    return [Math.round(along * moveX), Math.round(along * moveY), 1] as const;
  });
  const moved = moveX === 0 && moveY === 0 ? canvas : spread(canvas, path);
  if (soft === 0) return moved;
  const sigma = soft * CANVAS_HEIGHT;
  const reach = Math.ceil(SOFT_REACH * sigma);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)));
  const across = spread(
    moved,
    bell.map((weight, i) => [i - reach, 0, weight] as const),
  );
  return spread(
    across,
    bell.map((weight, i) => [0, i - reach, weight] as const),
  );
}

const known = new WeakMap<PrintBlur, Map<string, GlyphPatch>>();

/** The patch of a text of digits and capitals A to E, as a photo blurred like that shows it; known from then on for this blur. */
export function textTemplate(text: string, blur: PrintBlur = SHARP): GlyphPatch {
  const ofBlur = known.get(blur) ?? new Map<string, GlyphPatch>();
  known.set(blur, ofBlur);
  const made = ofBlur.get(text);
  if (made) return made;
  const patch = fitToBox(blurred(drawText(text), blur), CANVAS_SIDE, 0, 1) ?? new Float32Array(PATCH_SIDE * PATCH_SIDE);
  ofBlur.set(text, patch);
  return patch;
}
