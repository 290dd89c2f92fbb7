import { fitToBox, type GlyphPatch } from '../core/glyph-patch.ts';
import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import type { Component } from './label-components.ts';
import type { GroupModel, LatticeModel } from './lattice-model.ts';

/** Print beside a row, on one side of its group. */
export interface RowNumber {
  readonly row: number;
  /** Width and height of its box, in rings' diameters. */
  readonly width: number;
  readonly height: number;
  /** Its picture: x towards the bubbles, y along the lattice's rows. */
  readonly patch: GlyphPatch;
}

/** For each group, the print beside its rows before the first and after the last column. */
export interface RowNumbers {
  readonly before: readonly (readonly RowNumber[])[];
  readonly after: readonly (readonly RowNumber[])[];
}

/** A digit against a ring's diameter: thin and small to wide and tall. */
const MAX_SHORT_SIDE = 1.05;
const MAX_LONG_SIDE = 1.7;
const MIN_LONG_SIDE = 0.22;
/** Where the number stands: from this many radii beyond the outer column's centre, over a reach of so many steps. */
const FROM_RADII = 1.25;
const REACH_STEPS = 1.5;
/** Half height of the band in which a row's number lies, in row pitches. */
const HALF_BAND = 0.3;
/** The print's picture: cells a side, least darkness at its darkest, least height in cells. */
const PICTURE_SIDE = 24;
const MIN_INK = 0.06;
const MIN_SIDE = 8;

/** Axes beside a row: away from the bubbles, and down, px. */
interface Axes {
  readonly x: number;
  readonly y: number;
  readonly outX: number;
  readonly outY: number;
  readonly downX: number;
  readonly downY: number;
}

function axesAt(group: GroupModel, row: number, options: number, isAfter: boolean): Axes {
  const outer = isAfter ? options - 1 : 0;
  const inner = isAfter ? options - 2 : 1;
  const [x, y] = group.place(row, outer);
  const [innerX, innerY] = group.place(row, inner);
  const above = Math.max(0, row - 1);
  const below = Math.min(group.rows - 1, row + 1);
  const [aboveX, aboveY] = group.place(above, outer);
  const [belowX, belowY] = group.place(below, outer);
  const rows = Math.max(1, below - above);
  return {
    x,
    y,
    outX: x - innerX,
    outY: y - innerY,
    downX: (belowX - aboveX) / rows,
    downY: (belowY - aboveY) / rows,
  };
}

/** The box around the print beside a row, in steps out and pitches down, or null where there is none. */
function boxBeside(axes: Axes, components: readonly Component[], ringSize: number) {
  const { x, y, outX, outY, downX, downY } = axes;
  const step = Math.hypot(outX, outY);
  const pitch = Math.hypot(downX, downY);
  const determinant = outX * downY - outY * downX;
  const from = (FROM_RADII * ringSize) / 2 / step;
  let near = Number.POSITIVE_INFINITY;
  let far = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const component of components) {
    const dx = component.x - x;
    const dy = component.y - y;
    if (Math.abs(dx) + Math.abs(dy) > step * 4) continue;
    const out = (dx * downY - dy * downX) / determinant;
    const down = (outX * dy - outY * dx) / determinant;
    if (out <= from || out >= from + REACH_STEPS || Math.abs(down) >= HALF_BAND) continue;
    const halfOut = (Math.abs(outX) * component.width + Math.abs(outY) * component.height) / 2 / (step * step);
    const halfDown = (Math.abs(downX) * component.width + Math.abs(downY) * component.height) / 2 / (pitch * pitch);
    near = Math.min(near, out - halfOut);
    far = Math.max(far, out + halfOut);
    top = Math.min(top, down - halfDown);
    bottom = Math.max(bottom, down + halfDown);
  }
  return far > near ? { near, far, top, bottom, step, pitch } : null;
}

function numberBeside(
  image: GrayImage,
  axes: Axes,
  components: readonly Component[],
  row: number,
  ringSize: number,
): RowNumber | null {
  const box = boxBeside(axes, components, ringSize);
  if (!box) return null;
  const { near, far, top, bottom, step, pitch } = box;
  const levels = new Float32Array(PICTURE_SIDE * PICTURE_SIDE);
  let paper = 0;
  for (let j = 0; j < PICTURE_SIDE; j++) {
    for (let i = 0; i < PICTURE_SIDE; i++) {
      const out = far + ((near - far) * (i + 0.5)) / PICTURE_SIDE;
      const down = top + ((bottom - top) * (j + 0.5)) / PICTURE_SIDE;
      const x = axes.x + out * axes.outX + down * axes.downX;
      const y = axes.y + out * axes.outY + down * axes.downY;
      const level = sampleBilinear(image, x, y);
      levels[j * PICTURE_SIDE + i] = level;
      paper = Math.max(paper, level);
    }
  }
  const patch = fitToBox(
    levels.map((level) => 1 - level / (paper + 1)),
    PICTURE_SIDE,
    MIN_INK,
    MIN_SIDE,
  );
  if (!patch) return null;
  return { row, width: ((far - near) * step) / ringSize, height: ((bottom - top) * pitch) / ringSize, patch };
}

/** Finds what may be the question numbers: small print beside the rows, on either side of each group. */
export function findRowNumbers(
  image: GrayImage,
  components: readonly Component[],
  model: LatticeModel,
  options: number,
): RowNumbers {
  const { ringSize } = model;
  const small = components.filter(({ width, height }) => {
    const long = Math.max(width, height);
    return (
      Math.min(width, height) < ringSize * MAX_SHORT_SIDE &&
      long < ringSize * MAX_LONG_SIDE &&
      long > ringSize * MIN_LONG_SIDE
    );
  });
  const beside = (group: GroupModel, isAfter: boolean) =>
    Array.from({ length: group.rows }, (_, row) =>
      numberBeside(image, axesAt(group, row, options, isAfter), small, row, ringSize),
    ).filter((number) => number !== null);
  return {
    before: model.groups.map((group) => beside(group, false)),
    after: model.groups.map((group) => beside(group, true)),
  };
}
