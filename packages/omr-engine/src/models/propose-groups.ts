import { sampleBilinear, type WorkImage } from '../core/gray-image.ts';
import type { Pair } from '../core/homography.ts';
import { lengthOf } from '../core/length.ts';
import { learnPaperField } from '../core/paper-field.ts';
import { PointIndex } from '../core/point-index.ts';
import { sectorCos, sectorSin } from '../core/sectors.ts';
import { median, quantile } from '../core/statistics.ts';
import { ringContrast } from '../stages/rings/ring-presence.ts';
import { usualSize } from './cell-looks.ts';
import { type GroupSense, senseOf } from './group-kind.ts';
import { type Lattice, latticeMap } from './lattice.ts';
import type { Print, PrintShape } from './print-shapes.ts';
import { type PlacedLattice, proposeLattices } from './propose-lattices.ts';
import { singleLines } from './single-lines.ts';

/** A shape whose sides differ from the usual by more is a mark, or a part: its middle is not its bubble's. */
const OWN_SIZE = 0.2;
/** A letter without a line is filled beyond its own size: where no mark shows how far, by so many times. */
const GLYPH_ROOM = 1.5;
const MARK_FROM = 1.4;
const MARK_OFF = 0.3;
/** ...and never so far that it meets its neighbour. */
const MOST_OF_STEP = 0.9;
const INDEX_PX = 40;

/** A bubble's line is darker than the paper by this in so many directions of twelve, and by this share of what it is in its darkest. */
const LINE_CONTRAST = 0.04;
const LINE_OF_DARKEST = 0.35;
/** ...as most of a group's cells show. */
const LINE_SECTORS = 10;
const LINED_CELLS = 0.6;
/** A bubble takes up so much of its step, one way at least: a smaller shape is a letter. */
const LEAST_OF_STEP = 0.45;

/** Where a line is looked for, in a shape's size; the lighter part of the cells holds no mark. */
const LINE_SCALES = [0.72, 0.76, 0.8, 0.84, 0.88, 0.92, 0.96, 1, 1.04, 1.08, 1.12, 1.16, 1.2];
const UNMARKED = 0.6;

/** A group seen in a picture, px of that picture. */
export interface SeenGroup extends GroupSense {
  readonly shape: 'closed' | 'glyph';
  /** Centres, `cells[row][column]`. */
  readonly cells: readonly (readonly Pair[])[];
  readonly width: number;
  readonly height: number;
}

/** Where a lattice's spots lie: by its own map, and as its unmarked shapes lie beside that. */
function cellsOf(lattice: Lattice): Pair[][] {
  const map = latticeMap(lattice);
  if (!map) return lattice.map((row) => row.map((shape) => [shape!.x, shape!.y]));
  const { width, height } = usualSize(lattice);
  const shifts = lattice.flatMap((row, y) =>
    row.flatMap((shape, x) => {
      if (!shape || Math.abs(shape.width / width - 1) > OWN_SIZE || Math.abs(shape.height / height - 1) > OWN_SIZE)
        return [];
      const [atX, atY] = map(x, y);
      return [{ x, y, dx: shape.x - atX, dy: shape.y - atY }];
    }),
  );
  const field = learnPaperField(shifts, 1);
  return lattice.map((row, y) =>
    row.map((_, x) => {
      const [atX, atY] = map(x, y);
      const [dx, dy] = field.at(x, y);
      return [atX + dx, atY + dy];
    }),
  );
}

/** Sizes of the marks at a lattice's spots: larger than what is printed there, within their steps. */
function markSizes(
  lattice: Lattice,
  cells: readonly (readonly Pair[])[],
  closed: PointIndex<PrintShape>,
): PrintShape[] {
  const size = usualSize(lattice);
  const reach = MARK_OFF * Math.min(...stepsOf(cells));
  return cells.flat().flatMap(([x, y]) => {
    const mark = closed.nearest(
      x,
      y,
      reach,
      (shape) => shape.width > MARK_FROM * size.width && shape.height > MARK_FROM * size.height,
    );
    return mark ? [mark] : [];
  });
}

/** Steps from a group's first cell to the right and down, px. */
const stepsOf = (cells: readonly (readonly Pair[])[]): [number, number] => {
  const [x, y] = cells[0]![0]!;
  const step = (cell: Pair | undefined) => (cell ? lengthOf(cell[0] - x, cell[1] - y) : Number.POSITIVE_INFINITY);
  return [step(cells[0]![1]), step(cells[1]?.[0])];
};

/** How large the spot of an answer is where only a letter is printed, px: as large as marks are, never as wide as its step. */
function glyphSpot(lattice: Lattice, cells: readonly (readonly Pair[])[], marks: readonly PrintShape[]) {
  const size = usualSize(lattice);
  const [right, down] = stepsOf(cells);
  const isKnown = marks.length > 0;
  // Brackets are a spot's bounds, a lone letter its middle.
  const room = shareOfStep(lattice, size) < LEAST_OF_STEP ? GLYPH_ROOM : 1;
  return {
    width: Math.min(MOST_OF_STEP * right, isKnown ? median(marks.map(({ width }) => width)) : room * size.width),
    height: Math.min(MOST_OF_STEP * down, isKnown ? median(marks.map(({ height }) => height)) : room * size.height),
  };
}

/** The size at which most cells' line is darkest: a threshold shows it wider or narrower than it is. */
function lineSize(image: WorkImage, cells: readonly (readonly Pair[])[], size: { width: number; height: number }) {
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const scale of LINE_SCALES) {
    const levels = cells.flat().map(([x, y]) => {
      let sum = 0;
      for (let sector = 0; sector < sectorCos.length; sector++)
        sum += sampleBilinear(
          image,
          x + (scale * size.width * sectorCos[sector]!) / 2,
          y + (scale * size.height * sectorSin[sector]!) / 2,
        );
      return sum;
    });
    const level = quantile(levels, UNMARKED);
    if (level >= least) continue;
    least = level;
    best = scale;
  }
  return { width: best * size.width, height: best * size.height };
}

/** How much of its step a cell takes up, the way in which it takes up more. */
function shareOfStep(lattice: Lattice, size: { readonly width: number; readonly height: number }): number {
  const map = latticeMap(lattice);
  if (!map) return 1;
  const [x, y] = map(0, 0);
  const [rightX, rightY] = map(1, 0);
  const [downX, downY] = map(0, 1);
  return Math.max(size.width / lengthOf(rightX - x, rightY - y), size.height / lengthOf(downX - x, downY - y));
}

/** True when most spots have a line around them; letters alone, or in brackets, do not. */
function isLined(image: WorkImage, lattice: Lattice, cells: readonly (readonly Pair[])[]): boolean {
  const { width, height } = usualSize(lattice);
  if (shareOfStep(lattice, { width, height }) < LEAST_OF_STEP) return false;
  const lined = cells.flat().filter(([x, y]) => {
    const contrasts = ringContrast(image, { x, y, radiusX: width / 2, radiusY: height / 2 });
    const least = Math.max(LINE_CONTRAST, LINE_OF_DARKEST * Math.max(...contrasts));
    return contrasts.filter((contrast) => contrast >= least).length >= LINE_SECTORS;
  });
  return lined.length >= LINED_CELLS * cells.flat().length;
}

/** The groups that a picture shows, largest first. */
export function proposeGroups(image: WorkImage, print: Print): SeenGroup[] {
  const lattices = proposeLattices(image, print);
  if (lattices.length === 0) return [];
  const taken = new PointIndex(
    lattices.flatMap(({ spots }) => spots),
    INDEX_PX,
  );
  const largest = lattices[0]!;
  const isOfBubbles = !largest.isGlyphs && isLined(image, largest.lattice, cellsOf(largest.lattice));
  const lines = !isOfBubbles ? [] : singleLines(image, print.closed, largest.lattice, taken);
  const all = [
    ...lattices,
    ...lines.map((lattice): PlacedLattice => ({ lattice, isGlyphs: false, worth: 0, weight: 0, spots: [] })),
  ];
  const closed = new PointIndex(print.closed, INDEX_PX);
  const groups = all.map((group) => {
    const cells = cellsOf(group.lattice);
    const isGlyphs = group.isGlyphs || !isLined(image, group.lattice, cells);
    return { group, cells, isGlyphs, marks: isGlyphs ? markSizes(group.lattice, cells, closed) : [] };
  });
  const allMarks = groups.flatMap(({ marks }) => marks);
  return groups.map(({ group, cells, isGlyphs, marks }) => ({
    ...senseOf(image, { ...group, isGlyphs }, print.glyphs),
    shape: isGlyphs ? 'glyph' : 'closed',
    cells,
    ...(isGlyphs
      ? glyphSpot(group.lattice, cells, marks.length > 0 ? marks : allMarks)
      : lineSize(image, cells, usualSize(group.lattice))),
  }));
}
