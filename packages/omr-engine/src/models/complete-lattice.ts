import type { GrayImage } from '../core/gray-image.ts';
import { lengthOf } from '../core/length.ts';
import { median } from '../core/statistics.ts';
import { isMark, type Look, likeness, lookAt, lookAtLattice, usualCell, usualLook, usualSize } from './cell-looks.ts';
import { columnsOf, type Lattice, latticeMap } from './lattice.ts';
import type { PrintShape } from './print-shapes.ts';

/** A further line is one when so many of its cells look like the lattice's, as much as this share of what those do among themselves. */
const LEAST_CELLS = 0.75;
const ROW_AS_LIKE = 0.65;
/** Numbers stand beside a group's rows: what is one more column must look more like the others. */
const COLUMN_AS_LIKE = 0.85;
/** How far around its foretold spot a cell is looked for, in steps, and in how many steps to each side. */
const REACH = 0.14;
const TRIES = 2;
const MOST_ADDED = 3;

type Side = 'above' | 'below' | 'left' | 'right';

/** What is expected in each spot of a line beyond the edge: the lattice's usual cell, or where letters differ, the one of its column or row. */
function expectedAt(looks: readonly (readonly Look[])[], isRow: boolean, isGlyphs: boolean): Look[] {
  const across = isRow ? looks[0]!.map((_, at) => looks.map((row) => row[at]!)) : looks;
  if (!isGlyphs) return across.map(() => usualCell(looks));
  return across.map((line) => {
    const plain = line.filter((look) => !isMark(look));
    return usualLook(plain.length > 0 ? plain : line);
  });
}

/** What a cell should look like, and how much so at least: as a whole, or by what is around its middle. */
interface Expected {
  readonly look: Look;
  readonly least: number;
  readonly isRim: boolean;
}

/** What stands at a spot, if it looks as expected; a mark does wherever it stands. */
function cellAt(
  image: GrayImage,
  spot: { readonly x: number; readonly y: number; readonly step: number },
  size: { readonly width: number; readonly height: number },
  { look, least, isRim }: Expected,
): PrintShape | 'mark' | null {
  const { width, height } = size;
  let best = least;
  let found: PrintShape | null = null;
  for (let dy = -TRIES; dy <= TRIES; dy++) {
    for (let dx = -TRIES; dx <= TRIES; dx++) {
      const x = spot.x + (dx / TRIES) * REACH * spot.step;
      const y = spot.y + (dy / TRIES) * REACH * spot.step;
      const like = likeness(lookAt(image, x, y, width, height), look, isRim);
      if (like <= best) continue;
      best = like;
      found = { x, y, width, height, kind: 'closed' };
    }
  }
  if (found) return found;
  return isMark(lookAt(image, spot.x, spot.y, width, height)) ? 'mark' : null;
}

/** The line beyond an edge, if the picture shows one. */
function lineBeyond(image: GrayImage, lattice: Lattice, side: Side, isGlyphs: boolean): (PrintShape | null)[] | null {
  const map = latticeMap(lattice);
  if (!map) return null;
  const isRow = side === 'above' || side === 'below';
  const looks = lookAtLattice(image, lattice);
  const expected = expectedAt(looks, isRow, isGlyphs);
  const usual = usualCell(looks);
  const plain = looks.flatMap((row, y) =>
    row.flatMap((look, x) =>
      isMark(look) ? [] : [likeness(look, isGlyphs ? expected[isRow ? x : y]! : usual, !isGlyphs)],
    ),
  );
  const least = (isRow ? ROW_AS_LIKE : COLUMN_AS_LIKE) * median(plain);
  const [rows, columns] = [lattice.length, lattice[0]!.length];
  const size = usualSize(lattice);
  const cells = expected.map((look, across) => {
    const [column, row] =
      side === 'above'
        ? [across, -1]
        : side === 'below'
          ? [across, rows]
          : side === 'left'
            ? [-1, across]
            : [columns, across];
    const [x, y] = map(column, row);
    const [rightX, rightY] = map(column + 1, row);
    const [downX, downY] = map(column, row + 1);
    const step = Math.min(lengthOf(rightX - x, rightY - y), lengthOf(downX - x, downY - y));
    const isInside =
      x > size.width / 2 &&
      y > size.height / 2 &&
      x < image.width - size.width / 2 &&
      y < image.height - size.height / 2;
    return isInside ? cellAt(image, { x, y, step }, size, { look, least, isRim: !isGlyphs }) : null;
  });
  const seen = cells.filter((cell) => cell !== null && cell !== 'mark').length;
  const marks = cells.filter((cell) => cell === 'mark').length;
  if (seen === 0 || seen + marks < LEAST_CELLS * cells.length) return null;
  return cells.map((cell) => (cell === 'mark' ? null : cell));
}

/** A lattice with the lines beyond its edges that look like its own. */
export function completed(image: GrayImage, lattice: Lattice, isGlyphs: boolean): Lattice {
  let rows: Lattice = lattice;
  for (const side of ['above', 'below', 'left', 'right'] as const) {
    for (let added = 0; added < MOST_ADDED; added++) {
      const line = lineBeyond(image, rows, side, isGlyphs);
      if (!line) break;
      if (side === 'above') rows = [line, ...rows];
      else if (side === 'below') rows = [...rows, line];
      else rows = rows.map((row, at) => (side === 'left' ? [line[at]!, ...row] : [...row, line[at]!]));
    }
  }
  return rows;
}

/** How alike a lattice's unmarked cells are, most of them: to each other, or where letters differ to those below or beside them. */
export function uniformity(image: GrayImage, lattice: Lattice, isGlyphs: boolean): number {
  const looks = lookAtLattice(image, lattice);
  const usual = usualCell(looks);
  const plain = looks.flat().filter((look) => !isMark(look));
  if (!isGlyphs) return median(plain.map((look) => likeness(look, usual, true)));
  const within = (lines: readonly (readonly Look[])[]) =>
    median(
      lines.flatMap((line) => {
        const own = line.filter((look) => !isMark(look));
        const shared = usualLook(own.length > 0 ? own : line);
        return own.map((look) => likeness(look, shared));
      }),
    );
  return Math.max(within(looks), within(columnsOf(looks)));
}
