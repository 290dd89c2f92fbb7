import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import type { PlaneMap } from '../core/homography.ts';
import type { ModelGroup, ModelPrint, SheetModel } from './sheet-model.ts';

/** Cells along the longer side of a sheet: a number is about one. */
const CELLS = 120;
/** Samples of a cell, each way. */
const SAMPLES = 4;
/** Paper is the brightest within so many cells. */
const PAPER_CELLS = 3;
const LEVELS = 9;

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
export function inkOfSheet(
  image: GrayImage,
  sheet: { width: number; height: number },
  toImage: PlaneMap,
): Float32Array {
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

/** Cells that hold no bubble: marks differ from sheet to sheet, the rest does not. */
function isBetween({ width, height, groups }: SheetModel): Uint8Array {
  const { cell, columns, rows } = gridOf({ width, height });
  const free = new Uint8Array(columns * rows).fill(1);
  const cover = ({ bubble, lines }: ModelGroup) => {
    for (const { x, y } of lines.flat()) {
      const [right, bottom] = [x + bubble.width / 2, y + bubble.height / 2];
      for (let v = Math.floor((y - bubble.height / 2) / cell); v <= bottom / cell && v < rows; v++)
        for (let u = Math.floor((x - bubble.width / 2) / cell); u <= right / cell && u < columns; u++)
          if (u >= 0 && v >= 0) free[v * columns + u] = 0;
    }
  };
  groups.forEach(cover);
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
    known.push(Number(model.print.ink[at]));
    seen.push(Math.min(LEVELS, ink[at]! * 2 * LEVELS));
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
