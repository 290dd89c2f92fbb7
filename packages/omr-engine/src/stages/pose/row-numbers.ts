import { fitToBox, type GlyphPatch } from '../../core/glyph-patch.ts';
import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import { lengthOf } from '../../core/length.ts';
import type { Component } from '../ink/label-components.ts';
import type { GroupModel, LatticeModel } from '../lattice/lattice-model.ts';

/** Print beside a row, on one side of its group. */
export interface RowNumber {
  readonly row: number;
  /** Width of its box, in rings' diameters. */
  readonly width: number;
  /** Its picture: x towards the bubbles, y along the lattice's rows. */
  readonly patch: GlyphPatch;
}

/**
 * What of the print beside a row is its number: all of it; what is tall (no stop, no dash); that without the mark nearest to the
 * bubbles (a bracket, the first option's letter) or farthest from them (the Q of Q1); what lies beyond its widest gap.
 */
export const numberParts = ['whole', 'tall', 'without-nearest', 'without-farthest', 'beyond-gap'] as const;
export type NumberPart = (typeof numberParts)[number];

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
/** Print lower than this share of the tallest beside it is a stop or a dash. */
const TALL_SHARE = 0.6;

/** Axes beside a row: away from the bubbles, and down, px. */
interface Axes {
  readonly x: number;
  readonly y: number;
  readonly outX: number;
  readonly outY: number;
  readonly downX: number;
  readonly downY: number;
  /** From here on print is another group's, steps out. */
  readonly end: number;
}

function axesAt(
  group: GroupModel,
  neighbour: GroupModel | undefined,
  row: number,
  options: number,
  isAfter: boolean,
): Axes {
  const outer = isAfter ? options - 1 : 0;
  const inner = isAfter ? options - 2 : 1;
  const [x, y] = group.spotAt(row, outer);
  const [innerX, innerY] = group.spotAt(row, inner);
  const above = Math.max(0, row - 1);
  const below = Math.min(group.rows - 1, row + 1);
  const [aboveX, aboveY] = group.spotAt(above, outer);
  const [belowX, belowY] = group.spotAt(below, outer);
  const rows = Math.max(1, below - above);
  const step = lengthOf(x - innerX, y - innerY);
  const [nextX, nextY] = neighbour?.spotAt(Math.min(row, neighbour.rows - 1), isAfter ? 0 : options - 1) ?? [x, y];
  return {
    x,
    y,
    outX: x - innerX,
    outY: y - innerY,
    downX: (belowX - aboveX) / rows,
    downY: (belowY - aboveY) / rows,
    end: neighbour ? lengthOf(nextX - x, nextY - y) / step / 2 : Number.POSITIVE_INFINITY,
  };
}

/** The box of print beside a row, in steps out and pitches down. */
interface Box {
  near: number;
  far: number;
  top: number;
  bottom: number;
}

/** The boxes of the print beside a row, nearest to the bubbles first. */
function boxesBeside(
  { x, y, outX, outY, downX, downY, end }: Axes,
  components: readonly Component[],
  ringSize: number,
) {
  const step = lengthOf(outX, outY);
  const pitch = lengthOf(downX, downY);
  const determinant = outX * downY - outY * downX;
  const from = (FROM_RADII * ringSize) / 2 / step;
  const to = Math.min(from + REACH_STEPS, end);
  const boxes: Box[] = [];
  for (const component of components) {
    const dx = component.x - x;
    const dy = component.y - y;
    if (Math.abs(dx) + Math.abs(dy) > step * 4) continue;
    const out = (dx * downY - dy * downX) / determinant;
    const down = (outX * dy - outY * dx) / determinant;
    if (out <= from || out >= to || Math.abs(down) >= HALF_BAND) continue;
    const halfOut = (Math.abs(outX) * component.width + Math.abs(outY) * component.height) / 2 / (step * step);
    const halfDown = (Math.abs(downX) * component.width + Math.abs(downY) * component.height) / 2 / (pitch * pitch);
    boxes.push({ near: out - halfOut, far: out + halfOut, top: down - halfDown, bottom: down + halfDown });
  }
  return boxes.sort((a, b) => a.near - b.near);
}

/** The boxes that a part of the print keeps. */
function retainedBoxes(boxes: readonly Box[], part: NumberPart): readonly Box[] {
  if (part === 'whole') return boxes;
  const tallest = Math.max(...boxes.map(({ top, bottom }) => bottom - top));
  const tall = boxes.filter(({ top, bottom }) => bottom - top >= tallest * TALL_SHARE);
  if (part === 'without-nearest') return tall.slice(1);
  if (part === 'without-farthest') return tall.slice(0, -1);
  if (part === 'tall') return tall;
  let after = 0;
  let widest = 0;
  for (let i = 1; i < tall.length; i++) {
    const gap = tall[i]!.near - tall[i - 1]!.far;
    if (gap <= widest) continue;
    widest = gap;
    after = i;
  }
  return tall.slice(after);
}

/** The picture of what lies within a box beside a row, as a number; null where there is next to no ink. */
function pictureOf(image: GrayImage, axes: Axes, { near, far, top, bottom }: Box, row: number, ringSize: number) {
  const step = lengthOf(axes.outX, axes.outY);
  const ink = new Float32Array(PICTURE_SIDE * PICTURE_SIDE);
  let paper = 0;
  for (let j = 0; j < PICTURE_SIDE; j++) {
    const down = top + ((bottom - top) * (j + 0.5)) / PICTURE_SIDE;
    for (let i = 0; i < PICTURE_SIDE; i++) {
      const out = far + ((near - far) * (i + 0.5)) / PICTURE_SIDE;
      const x = axes.x + out * axes.outX + down * axes.downX;
      const y = axes.y + out * axes.outY + down * axes.downY;
      const level = sampleBilinear(image, x, y);
      ink[j * PICTURE_SIDE + i] = level;
      paper = Math.max(paper, level);
    }
  }
  for (let i = 0; i < ink.length; i++) ink[i] = 1 - ink[i]! / (paper + 1);
  const patch = fitToBox(ink, PICTURE_SIDE, MIN_INK, MIN_SIDE);
  return patch && { row, width: ((far - near) * step) / ringSize, patch };
}

/** The print beside one row, of which any part can be asked for: most parts of most numbers are the same. */
function numbersBeside(
  image: GrayImage,
  axes: Axes,
  components: readonly Component[],
  row: number,
  ringSize: number,
): (part: NumberPart) => RowNumber | null {
  const boxes = boxesBeside(axes, components, ringSize);
  const known = new Map<string, RowNumber | null>();
  return (part) => {
    const retained = retainedBoxes(boxes, part);
    if (retained.length === 0) return null;
    const box = {
      near: Math.min(...retained.map((own) => own.near)),
      far: Math.max(...retained.map((own) => own.far)),
      top: Math.min(...retained.map((own) => own.top)),
      bottom: Math.max(...retained.map((own) => own.bottom)),
    };
    const key = Object.values(box).join();
    if (!known.has(key)) known.set(key, pictureOf(image, axes, box, row, ringSize));
    return known.get(key) ?? null;
  };
}

/**
 * Finds what may be the question numbers: the small print beside the rows, on either side of each group.
 *
 * @returns What a part of that print makes of the numbers.
 */
export function findRowNumbers(
  image: GrayImage,
  components: readonly Component[],
  model: LatticeModel,
  options: number,
): (part: NumberPart) => RowNumbers {
  const { ringSize } = model;
  const small = components.filter(({ width, height }) => {
    const long = Math.max(width, height);
    return (
      Math.min(width, height) < ringSize * MAX_SHORT_SIDE &&
      long < ringSize * MAX_LONG_SIDE &&
      long > ringSize * MIN_LONG_SIDE
    );
  });
  const beside = (isAfter: boolean) =>
    model.groups.map((group, at) => {
      const neighbour = model.groups[isAfter ? at + 1 : at - 1];
      return Array.from({ length: group.rows }, (_, row) =>
        numbersBeside(image, axesAt(group, neighbour, row, options, isAfter), small, row, ringSize),
      );
    });
  const sides = { before: beside(false), after: beside(true) };
  const partOf = (side: typeof sides.before, part: NumberPart) =>
    side.map((rows) => rows.map((numberOf) => numberOf(part)).filter((number) => number !== null));
  return (part) => ({ before: partOf(sides.before, part), after: partOf(sides.after, part) });
}
