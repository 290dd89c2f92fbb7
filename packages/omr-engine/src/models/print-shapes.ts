import type { WorkImage } from '../core/gray-image.ts';
import { PointIndex } from '../core/point-index.ts';
import type { Workspace } from '../core/workspace.ts';
import { type Component, findInk, findLines, labelComponents } from '../stages/ink/label-components.ts';
import { smoothed } from '../stages/ink/smooth-gray.ts';
import { fineThreshold, usualThreshold } from '../stages/ink/threshold-runs.ts';
import { invertRuns } from '../stages/rings/find-holes.ts';

/** Something printed or drawn that may be an answer's spot; the centre and size of its box, px of the work image. */
export interface PrintShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `closed`: a ring, an oval, a box, filled or not. `glyph`: a letter, a digit, a bracket with what it holds. */
  readonly kind: 'closed' | 'glyph';
}

/** Sides of a bubble, px: below, a letter inside is a blot; above, it is a frame. */
const LEAST_SIDE_PX = 6;
const MOST_SIDE_PX = 240;
/** Ovals and slots are at most so many times as wide as high, or as high as wide: what is narrower is a bracket's stroke. */
const MOST_ASPECT = 3.2;
const MOST_TALL = 2.2;
/** Share of a closed shape's box within its outline: a disk's is 0.785, a slanted box's or a diamond's less. */
const CLOSED_HULL = 0.62;
/** Ink that fills so much of its box is a mark; less is one only around a hole. */
const SOLID_SHARE = 0.55;
/** A ring is at most so many times as large as its hole. */
const HOLE_OF_RING = 1.9;
/** ...and their middles are this near, in its size. */
const RING_MIDDLE = 0.1;
/** The line around a hole adds about so much to each side, px. */
const LINE_PX = 1.5;
/** Two shapes of about one size are the same where their centres are this near, in sizes. */
const SAME_SPOT = 0.25;
const SAME_SIZE = 1.35;
const SAME_SIZE_BLURRED = 1.45;
/** Glyphs side by side are one where the gap is at most this share of their height: `[`, `A`, `]`, or the digits of a number. */
const JOIN_GAP = 0.42;
const JOIN_OVERLAP = 0.5;
/** What lies in the middle of a shape that is so many times its size is no spot of its own. */
const HOLDS_FROM = 1.6;
const HOLDS_TO = 4;
const OFF_MIDDLE = 0.22;
const INDEX_PX = 32;

const isSized = ({ width, height }: { width: number; height: number }): boolean =>
  Math.min(width, height) >= LEAST_SIDE_PX &&
  Math.max(width, height) <= MOST_SIDE_PX &&
  width <= MOST_ASPECT * height &&
  height <= MOST_TALL * width;

export const sizeRatio = (a: { width: number; height: number }, b: { width: number; height: number }): number =>
  Math.max(a.width / b.width, b.width / a.width, a.height / b.height, b.height / a.height);

/** Blackens a picture's left and right edge: paper that reaches an edge is then between ink in every row, and no hole. */
function closeSides({ width, height, pixels }: WorkImage): void {
  for (let y = 0; y < height; y++) {
    pixels[y * width] = 0;
    pixels[y * width + width - 1] = 0;
  }
}

/** Paper that ink encloses, with the line around it. */
function holes(image: WorkImage, workspace: Workspace): PrintShape[] {
  invertRuns(image.height, workspace, image.width);
  return labelComponents(image.height, workspace).flatMap(({ x, y, width, height, hull }): PrintShape[] => {
    const shape = { x: x + 0.5, y, width: width + 2 * LINE_PX, height: height + 2 * LINE_PX, kind: 'closed' } as const;
    return hull >= CLOSED_HULL && isSized(shape) ? [shape] : [];
  });
}

/** Adds the shapes that are not there yet. */
function addNew(known: PrintShape[], further: readonly PrintShape[], sameSize: number): void {
  const index = new PointIndex(known, INDEX_PX);
  for (const shape of further) {
    const reach = SAME_SPOT * Math.min(shape.width, shape.height);
    if (!index.nearest(shape.x, shape.y, reach, (other) => sizeRatio(other, shape) < sameSize)) known.push(shape);
  }
}

/** The hole in the middle of an outline, if that is what it is. */
const holeOf = (outline: PrintShape, index: PointIndex<PrintShape>): PrintShape | null =>
  index.nearest(
    outline.x,
    outline.y,
    RING_MIDDLE * Math.min(outline.width, outline.height),
    (hole) => hole.width < outline.width && hole.height < outline.height && sizeRatio(hole, outline) < HOLE_OF_RING,
  );

/** Marks, holes in the ink, and in spot of a ring's hole the ring itself where its ink is a component of its own. */
function closedShapes(components: readonly Component[], found: readonly PrintShape[], isSharp: boolean): PrintShape[] {
  const index = new PointIndex(found, INDEX_PX);
  const covered = new Set<PrintShape>();
  const inked = components.flatMap(({ x, y, width, height, hull, area }): PrintShape[] => {
    const shape = { x, y, width, height, kind: 'closed' } as const;
    if (!isSized(shape) || hull < CLOSED_HULL) return [];
    // Where faint ink counts, a ring's outside is as far as its blur.
    const hole = isSharp ? holeOf(shape, index) : null;
    if (hole) covered.add(hole);
    return hole || area >= SOLID_SHARE * width * height ? [shape] : [];
  });
  return [...inked, ...found.filter((hole) => !covered.has(hole))];
}

/** The shapes without those that lie in the middle of one twice their size: letters, and what is printed in a ring. */
function outermost(shapes: readonly PrintShape[]): PrintShape[] {
  const index = new PointIndex(shapes, INDEX_PX);
  return shapes.filter(
    (shape) =>
      !index.nearest(shape.x, shape.y, MOST_SIDE_PX / 2, (other) => {
        const [scaleX, scaleY] = [other.width / shape.width, other.height / shape.height];
        return (
          Math.min(scaleX, scaleY) >= 1.2 &&
          Math.sqrt(scaleX * scaleY) >= HOLDS_FROM &&
          Math.sqrt(scaleX * scaleY) <= HOLDS_TO &&
          Math.abs(other.x - shape.x) <= OFF_MIDDLE * other.width &&
          Math.abs(other.y - shape.y) <= OFF_MIDDLE * other.height
        );
      }),
  );
}

/** Joins what stands side by side as closely as the parts of a glyph. */
function glyphs(components: readonly Component[]): PrintShape[] {
  const parts = components.filter(({ width, height }) => Math.max(width, height) <= MOST_SIDE_PX && height >= 5);
  const index = new PointIndex(parts, INDEX_PX);
  const owner = new Map(parts.map((part) => [part, part]));
  const rootOf = (part: Component): Component => {
    let root = part;
    while (owner.get(root) !== root) root = owner.get(root)!;
    return root;
  };
  for (const part of parts) {
    index.near(part.x, part.y, MOST_SIDE_PX / 2, (other) => {
      if (other.x <= part.x) return;
      const gap = other.x - other.width / 2 - (part.x + part.width / 2);
      const overlap =
        Math.min(part.y + part.height / 2, other.y + other.height / 2) -
        Math.max(part.y - part.height / 2, other.y - other.height / 2);
      const least = Math.min(part.height, other.height);
      if (gap <= JOIN_GAP * Math.max(part.height, other.height) && overlap >= JOIN_OVERLAP * least)
        owner.set(rootOf(other), rootOf(part));
    });
  }
  const boxes = new Map<Component, [number, number, number, number]>();
  for (const part of parts) {
    const root = rootOf(part);
    const [left, top, right, bottom] = boxes.get(root) ?? [1e9, 1e9, -1e9, -1e9];
    boxes.set(root, [
      Math.min(left, part.x - part.width / 2),
      Math.min(top, part.y - part.height / 2),
      Math.max(right, part.x + part.width / 2),
      Math.max(bottom, part.y + part.height / 2),
    ]);
  }
  return [...boxes.values()].map(([left, top, right, bottom]) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
    kind: 'glyph',
  }));
}

/** What a picture shows that may be an answer's spot. */
export interface Print {
  /** Rings, ovals, boxes and marks, one a spot and size. */
  readonly closed: readonly PrintShape[];
  readonly glyphs: readonly PrintShape[];
}

/**
 * Finds shapes in ink at the usual threshold, in faint ink and in thin lines, sharp and with noise smoothed away.
 *
 * @param image The outermost pixels of its rows are lost.
 */
export function findPrint(image: WorkImage, workspace: Workspace): Print {
  const closed: PrintShape[] = [];
  let parts: readonly Component[] = [];
  closeSides(image);
  const smooth = smoothed(image, 1);
  for (const find of [
    () => findInk(image, usualThreshold(image.frameSide), workspace),
    () => findInk(smooth, fineThreshold(image.frameSide), workspace),
    () => findLines(smooth, workspace),
    () => findInk(image, fineThreshold(image.frameSide), workspace),
    () => findLines(image, workspace),
  ]) {
    const components = find();
    if (parts.length === 0) parts = components;
    // A finer threshold shows the same line wider, or only its inner side.
    const isSharp = closed.length === 0;
    const shapes = closedShapes(components, holes(image, workspace), isSharp);
    addNew(closed, shapes, isSharp ? SAME_SIZE : SAME_SIZE_BLURRED);
  }
  return { closed: outermost(closed), glyphs: glyphs(parts) };
}
