import type { WorkImage } from '../core/gray-image.ts';
import type { Pair } from '../core/homography.ts';
import { PointIndex } from '../core/point-index.ts';
import { median } from '../core/statistics.ts';
import { learnPaperField } from '../stages/pose/paper-field.ts';
import { usualSize } from './cell-looks.ts';
import { type GroupSense, senseOf } from './group-kind.ts';
import { type Lattice, latticeMap } from './lattice.ts';
import type { Print } from './print-shapes.ts';
import { type PlacedLattice, proposeLattices } from './propose-lattices.ts';
import { singleLines } from './single-lines.ts';

/** A shape whose sides differ from the usual by more is a mark, or a part: its middle is not its bubble's. */
const OWN_SIZE = 0.2;
/** A letter without a line is filled beyond its own size: where no mark shows how far, by so many times. */
const GLYPH_ROOM = 1.5;
const MARK_FROM = 1.4;
/** ...and never so far that it meets its neighbour. */
const MOST_OF_STEP = 0.9;
const INDEX_PX = 40;

/** A group seen in a picture, px of that picture. */
export interface SeenGroup extends GroupSense {
  readonly shape: 'closed' | 'glyph';
  /** Centres, `cells[row][column]`. */
  readonly cells: readonly (readonly Pair[])[];
  readonly width: number;
  readonly height: number;
}

/** Where a lattice's places lie: by its own map, and as its unmarked shapes lie beside that. */
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

/** How large the place of an answer is, px: a bubble's own size, or as far as a letter without one is filled. */
function placeSize({ lattice, isGlyphs }: PlacedLattice, cells: readonly (readonly Pair[])[]) {
  const size = usualSize(lattice);
  if (!isGlyphs) return size;
  const marks = lattice
    .flat()
    .filter((shape) => shape && shape.width > MARK_FROM * size.width && shape.height > MARK_FROM * size.height);
  const right = Math.abs((cells[0]![1] ?? cells[0]![0]!)[0] - cells[0]![0]![0]) || Number.POSITIVE_INFINITY;
  const down = Math.abs((cells[1] ?? cells[0]!)[0]![1] - cells[0]![0]![1]) || Number.POSITIVE_INFINITY;
  return {
    width: Math.min(
      MOST_OF_STEP * right,
      marks.length ? median(marks.map((mark) => mark!.width)) : GLYPH_ROOM * size.width,
    ),
    height: Math.min(
      MOST_OF_STEP * down,
      marks.length ? median(marks.map((mark) => mark!.height)) : GLYPH_ROOM * size.height,
    ),
  };
}

/** The groups that a picture shows, largest first. */
export function proposeGroups(image: WorkImage, print: Print): SeenGroup[] {
  const lattices = proposeLattices(image, print);
  if (lattices.length === 0) return [];
  const taken = new PointIndex(
    lattices.flatMap(({ places }) => places),
    INDEX_PX,
  );
  const largest = lattices[0]!;
  const lines = largest.isGlyphs ? [] : singleLines(image, print.closed, largest.lattice, taken);
  const all = [
    ...lattices,
    ...lines.map((lattice): PlacedLattice => ({ lattice, isGlyphs: false, worth: 0, places: [] })),
  ];
  return all.map((group) => {
    const cells = cellsOf(group.lattice);
    return {
      ...senseOf(image, group, print.glyphs),
      shape: group.isGlyphs ? 'glyph' : 'closed',
      cells,
      ...placeSize(group, cells),
    };
  });
}
