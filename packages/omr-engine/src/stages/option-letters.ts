import { fitToBox, type GlyphPatch } from '../core/glyph-patch.ts';
import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import { median } from '../core/statistics.ts';
import type { LatticeModel } from './lattice-model.ts';
import { localPaper } from './local-paper.ts';

/** Part of the radius in which a letter stands clear of the line, and cells a side of its picture. */
const REACH = 0.56;
const SIDE = 15;
/** Corners of the square picture that lie nearer the line than this, in reaches, are left white. */
const CORNER_REACH = 1.08;
/** Bubbles darker than this share beyond a column's median hold a mark, not only the letter. */
const MARK_LEAD = 0.06;
/** Least mean darkness at the letter's darkest; its least size, in cells. */
const MIN_INK = 0.06;
const MIN_SIDE = 4;
/** Rows of a group that are looked at: their mean is sharp enough. */
const MAX_ROWS = 10;

/** Darkness inside one bubble, SIDE cells a side, x along the columns and y along the rows. */
function picture(
  image: GrayImage,
  model: LatticeModel,
  group: number,
  row: number,
  column: number,
  options: number,
): Float32Array {
  const own = model.groups[group]!;
  const [x, y] = own.spotAt(row, column);
  const [leftX, leftY] = own.spotAt(row, Math.max(0, column - 1));
  const [rightX, rightY] = own.spotAt(row, Math.min(options - 1, column + 1));
  const [upX, upY] = own.spotAt(Math.max(0, row - 1), column);
  const [downX, downY] = own.spotAt(Math.min(own.rows - 1, row + 1), column);
  const [width, height] = own.size(row, column);
  const radius = (width + height) / 4;
  const along = Math.hypot(rightX - leftX, rightY - leftY);
  const down = Math.hypot(downX - upX, downY - upY);
  const ax = ((rightX - leftX) / along) * radius;
  const ay = ((rightY - leftY) / along) * radius;
  const bx = ((downX - upX) / down) * radius;
  const by = ((downY - upY) / down) * radius;
  const paper = localPaper(image, x, y, radius, radius).mean;
  const cells = new Float32Array(SIDE * SIDE);
  for (let j = 0; j < SIDE; j++) {
    for (let i = 0; i < SIDE; i++) {
      const u = ((i + 0.5) / SIDE) * 2 * REACH - REACH;
      const v = ((j + 0.5) / SIDE) * 2 * REACH - REACH;
      if (Math.hypot(u, v) > REACH * CORNER_REACH) continue;
      cells[j * SIDE + i] = Math.max(0, 1 - sampleBilinear(image, x + u * ax + v * bx, y + u * ay + v * by) / paper);
    }
  }
  return cells;
}

/** The mean picture of a column's empty bubbles. */
function meanPicture(pictures: readonly Float32Array[]): Float32Array {
  const darkness = pictures.map((cells) => cells.reduce((sum, cell) => sum + cell, 0) / cells.length);
  const limit = median(darkness) + MARK_LEAD;
  const empty = pictures.filter((_, i) => darkness[i]! <= limit);
  const mean = new Float32Array(SIDE * SIDE);
  for (const cells of empty) for (let i = 0; i < mean.length; i++) mean[i]! += cells[i]! / empty.length;
  return mean;
}

/**
 * Pictures of the letters printed inside the bubbles, one a column of the lattice, from the mean of the sheet's empty bubbles.
 * null where a column shows none.
 */
export function findOptionLetters(image: GrayImage, model: LatticeModel, options: number): (GlyphPatch | null)[] {
  return Array.from({ length: options }, (_, column) => {
    const pictures = model.groups.flatMap((own, group) =>
      Array.from({ length: Math.min(own.rows, MAX_ROWS) }, (_, row) =>
        picture(image, model, group, row, column, options),
      ),
    );
    return fitToBox(meanPicture(pictures), SIDE, MIN_INK, MIN_SIDE);
  });
}
