import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import type { PlaneMap } from '../core/homography.ts';
import type { ModelBox, ModelPrint, SheetModel } from './sheet-model.ts';

/** Cells along the longer side of a sheet: a number is about one. */
const CELLS = 120;
/** Samples of a cell, each way. */
const SAMPLES = 4;
/** Paper is the brightest within so many cells. */
const PAPER_CELLS = 3;
const LEVELS = 9;
/** Ink from this level on is print, not a shadow's edge or noise. */
const PRINTED = 3;
/** How far around a group its numbers stand, in bubbles' widths; and how far a mark may spill, in their larger side. */
const AROUND = 3;
const SPILL = 0.25;

const gridOf = ({ width, height }: { width: number; height: number }) => {
  const cell = Math.max(width, height) / CELLS;
  return { cell, columns: Math.max(1, Math.round(width / cell)), rows: Math.max(1, Math.round(height / cell)) };
};

/** Mean level of each cell of a straightened sheet, where a map puts it in the picture; 255 beyond its edges. */
function levelsOf(image: GrayImage, sheet: { width: number; height: number }, toImage: PlaneMap): Float32Array {
  const { cell, columns, rows } = gridOf(sheet);
  return Float32Array.from({ length: columns * rows }, (_, at) => {
    let sum = 0;
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
      const u = (at % columns) + ((sample % SAMPLES) + 0.5) / SAMPLES;
      const v = Math.floor(at / columns) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
      const [x, y] = toImage(u * cell, v * cell);
      const isInside = x >= 0 && y >= 0 && x < image.width && y < image.height;
      sum += isInside ? sampleBilinear(image, x, y) : 255;
    }
    return sum / SAMPLES ** 2;
  });
}

/** How much of each cell is ink, 0 to 1, against the paper around it. */
function inkOfSheet(image: GrayImage, sheet: { width: number; height: number }, toImage: PlaneMap): Float32Array {
  const { columns, rows } = gridOf(sheet);
  const levels = levelsOf(image, sheet, toImage);
  return levels.map((level, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    let paper = level;
    for (let v = Math.max(0, y - PAPER_CELLS); v <= Math.min(rows - 1, y + PAPER_CELLS); v++)
      for (let u = Math.max(0, x - PAPER_CELLS); u <= Math.min(columns - 1, x + PAPER_CELLS); u++)
        paper = Math.max(paper, levels[v * columns + u]!);
    return 1 - level / Math.max(1, paper);
  });
}

export function printOf(image: GrayImage, sheet: { width: number; height: number }, toImage: PlaneMap): ModelPrint {
  const { columns, rows } = gridOf(sheet);
  const ink = inkOfSheet(image, sheet, toImage);
  return { columns, rows, ink: [...ink].map((share) => Math.min(LEVELS, Math.round(share * 2 * LEVELS))).join('') };
}

/** Marks cells within a box, grown to each side. */
function paint(cells: Uint8Array, columns: number, cell: number, box: ModelBox, grow: number, value: 0 | 1): void {
  const rows = cells.length / columns;
  const [left, right] = [(box.x - grow) / cell, (box.x + box.width + grow) / cell];
  const [top, bottom] = [(box.y - grow) / cell, (box.y + box.height + grow) / cell];
  for (let v = Math.max(0, Math.floor(top)); v < Math.min(rows, bottom); v++)
    for (let u = Math.max(0, Math.floor(left)); u < Math.min(columns, right); u++) cells[v * columns + u] = value;
}

/** Cells around the groups that hold no bubble: numbers and headings. Marks differ from sheet to sheet, what is far off may be no sheet. */
function isBetween({ width, height, groups }: SheetModel): Uint8Array {
  const { cell, columns, rows } = gridOf({ width, height });
  const free = new Uint8Array(columns * rows);
  for (const { box, bubble, kind } of groups)
    if (kind !== 'other') paint(free, columns, cell, box, AROUND * bubble.width, 1);
  for (const { bubble, lines } of groups)
    for (const { x, y } of lines.flat()) {
      const corner = { x: x - bubble.width / 2, y: y - bubble.height / 2 };
      paint(free, columns, cell, { ...corner, ...bubble }, SPILL * Math.max(bubble.width, bubble.height), 0);
    }
  return free;
}

/** How much the print of a picture is like the model's beside the bubbles, -1 to 1, under a map from the model. */
export function printLikeness(image: GrayImage, model: SheetModel, toImage: PlaneMap): number {
  const ink = inkOfSheet(image, model, toImage);
  const free = isBetween(model);
  const known: number[] = [];
  const seen: number[] = [];
  for (let at = 0; at < ink.length; at++) {
    if (!free[at]) continue;
    known.push(Number(model.print.ink[at]) >= PRINTED ? 1 : 0);
    seen.push(ink[at]! * 2 * LEVELS >= PRINTED ? 1 : 0);
  }
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [a, b] = [mean(known), mean(seen)];
  let [ab, aa, bb] = [0, 1e-6, 1e-6];
  known.forEach((value, at) => {
    const [da, db] = [value - a, seen[at]! - b];
    ab += da * db;
    aa += da * da;
    bb += db * db;
  });
  return ab / Math.sqrt(aa * bb);
}
