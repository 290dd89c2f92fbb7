import type { GrayImage } from '../core/gray-image.ts';
import { lengthOf } from '../core/length.ts';
import { median } from '../core/statistics.ts';
import {
  coherence,
  isMark,
  type LatticeLooks,
  likeness,
  likeUsual,
  lookAtLattice,
  usualCell,
  usualSize,
} from './cell-looks.ts';
import { columnsOf, type Lattice, latticeMap, trimmed } from './lattice.ts';
import { sizeRatio } from './print-shapes.ts';

/** A line whose cells are so much less like the lattice's usual one than other lines' is something else that stands in line: numbers, a heading. */
const COLUMN_LIKE_OTHERS = 0.72;
const LINE_LIKE_OTHERS = 0.45;
/** Within a lattice printers are less exact than numbers are unlike bubbles. */
const INNER_LIKE_OTHERS = 0.4;
/** Letters without a bubble differ among themselves: they are like those below or beside them instead. */
const GLYPHS_COHERENT = 0.85;
const CLOSED_COHERENT = 0.65;
const LIKE_ACROSS = 0.5;
/** ...and a line at the edge that lies beside where the others foretell it, by so many steps, must be more like them. */
const OFF_EDGE = 0.1;
const LIKE_ACROSS_OFF_EDGE = 0.75;
/** A gap is one between groups when it is wider than the usual step by this share, and by more than steps vary. */
const WIDER_GAP = 0.1;
const OF_SPREAD = 2;

/** A shape that differs in size by more is a mark. */
const OWN_SIZE = 1.35;

type Axis = 'rows' | 'columns';

const linesOf = (looks: LatticeLooks, axis: Axis) =>
  axis === 'rows' ? looks : looks[0]!.map((_, at) => looks.map((row) => row[at]!));

const withLines = (lattice: Lattice, axis: Axis, from: number, to: number): Lattice =>
  axis === 'rows' ? lattice.slice(from, to) : lattice.map((row) => row.slice(from, to));

const isPlane = (lattice: Lattice): boolean => lattice.length >= 2 && (lattice[0]?.length ?? 0) >= 2;

/** The line that is least like the others of its axis, if it is none of the lattice. */
function outsider(
  scores: readonly (number | null)[],
  atEdge: number,
  inside: number,
): { at: number; share: number } | null {
  const known = scores.filter((score) => score !== null);
  if (known.length < 3 && scores.length > 2) return null;
  let worst: { at: number; share: number } | null = null;
  scores.forEach((score, at) => {
    if (score === null) return;
    const others = median(scores.filter((other, i): other is number => i !== at && other !== null));
    const share = others > 0 ? score / others : 1;
    const least = at === 0 || at === scores.length - 1 ? atEdge : inside;
    if (share < least && (!worst || share < worst.share)) worst = { at, share };
  });
  return worst;
}

/** How much the unmarked cells of each line are like what most show at their spot along it. */
function likeAcross(lines: LatticeLooks): (number | null)[] {
  const usual = lines[0]!.map((_, along) => usualCell([lines.map((line) => line[along]!)]));
  return lines.map((line) => {
    const plain = line.flatMap((look, along) => (isMark(look) ? [] : [likeness(look, usual[along]!)]));
    return plain.length >= 2 ? median(plain) : null;
  });
}

/** True for a line at a lattice's edge that does not lie where the lines before it foretell. */
function isOffEdge(lattice: Lattice, axis: Axis, atStart: boolean): boolean {
  const count = axis === 'rows' ? lattice.length : lattice[0]!.length;
  const rest = withLines(lattice, axis, atStart ? 1 : 0, atStart ? count : count - 1);
  const map = latticeMap(rest);
  if (!map || count < 4) return false;
  const edge = withLines(lattice, axis, atStart ? 0 : count - 1, atStart ? 1 : count).flat();
  const beyond = atStart ? -1 : count - 1;
  const misses = edge.flatMap((shape, across) => {
    if (!shape) return [];
    const [x, y] = axis === 'rows' ? [across, beyond] : [beyond, across];
    const [atX, atY] = map(x, y);
    const [nextX, nextY] = axis === 'rows' ? map(x, y + 1) : map(x + 1, y);
    const [stepX, stepY] = [nextX - atX, nextY - atY];
    return [Math.abs((shape.x - atX) * stepX + (shape.y - atY) * stepY) / lengthOf(stepX, stepY) ** 2];
  });
  return median(misses) > OFF_EDGE;
}

/** The line that is least like what most lines show at its spots, if it is none of the lattice. */
function outsiderAcross(lattice: Lattice, axis: Axis, scores: readonly (number | null)[]) {
  const worst = outsider(scores, LIKE_ACROSS_OFF_EDGE, LIKE_ACROSS);
  if (!worst || worst.share < LIKE_ACROSS) return worst;
  return isOffEdge(lattice, axis, worst.at === 0) ? worst : null;
}

/** The line of an axis that is least like the others, if it is none of the lattice. */
function outsiderAlong(lattice: Lattice, looks: LatticeLooks, axis: Axis, isGlyphs: boolean) {
  const usual = usualCell(looks);
  const lines = linesOf(looks, axis);
  const own = lines.map(coherence);
  const coherent = isGlyphs ? GLYPHS_COHERENT : CLOSED_COHERENT;
  // What repeats within the lines is told by each of them, what repeats across them by their likeness to each other.
  const isWithin = median(own.filter((value) => value !== null)) > meanCoherence(looks, axis);
  const found = [
    outsider(
      lines.map((line) => likeUsual(line, usual, !isGlyphs)),
      axis === 'columns' && !isGlyphs ? COLUMN_LIKE_OTHERS : LINE_LIKE_OTHERS,
      INNER_LIKE_OTHERS,
    ),
    isWithin ? outsider(own, coherent, coherent) : outsiderAcross(lattice, axis, likeAcross(lines)),
  ].filter((one) => one !== null);
  return found.sort((a, b) => a.share - b.share).slice(0, 1);
}

/** Takes out of a lattice the lines that show something else, and parts it there. */
export function withoutOutsiders(image: GrayImage, lattice: Lattice, isGlyphs: boolean): Lattice[] {
  if (!isPlane(lattice)) return [];
  const looks = lookAtLattice(image, lattice);
  const found = (['rows', 'columns'] as const).flatMap((axis) =>
    outsiderAlong(lattice, looks, axis, isGlyphs).map((worst) => ({ axis, ...worst })),
  );
  if (found.length === 0) return [lattice];
  const { axis, at } = found.reduce((a, b) => (b.share < a.share ? b : a));
  const count = axis === 'rows' ? lattice.length : lattice[0]!.length;
  return [withLines(lattice, axis, 0, at), withLines(lattice, axis, at + 1, count)].flatMap((part) =>
    withoutOutsiders(
      image,
      trimmed(part, (line) => line.some((shape) => shape !== null)),
      isGlyphs,
    ),
  );
}

/** Coherence along the other axis: the greater of both says what repeats, letters down the columns or digits along the rows. */
function meanCoherence(looks: LatticeLooks, axis: Axis): number {
  const others = linesOf(looks, axis === 'rows' ? 'columns' : 'rows').map(coherence);
  return median(others.filter((value) => value !== null));
}

/** Steps from line to line, as long as they are on the paper: the lattice's own map takes the perspective away. */
function stepsOf(lattice: Lattice, axis: Axis): number[] {
  const map = latticeMap(lattice);
  if (!map) return [];
  const size = usualSize(lattice);
  // A mark's middle is not its bubble's: it counts where a line has nothing else.
  const lines = (axis === 'rows' ? lattice : columnsOf(lattice)).map((line) => {
    const plain = line.map((shape) => (shape && sizeRatio(shape, size) < OWN_SIZE ? shape : null));
    return plain.some((shape) => shape !== null) ? plain : line;
  });
  // Where a line lies, in steps: its shapes against the spots that the map foretells.
  const offsets = lines.map((line, at) =>
    median(
      line.flatMap((shape, across) => {
        if (!shape) return [];
        const [x, y] = axis === 'rows' ? [across, at] : [at, across];
        const [hereX, hereY] = map(x, y);
        const [nextX, nextY] = axis === 'rows' ? map(x, y + 1) : map(x + 1, y);
        const [stepX, stepY] = [nextX - hereX, nextY - hereY];
        const squared = lengthOf(stepX, stepY) ** 2;
        return [((shape.x - hereX) * stepX + (shape.y - hereY) * stepY) / squared];
      }),
    ),
  );
  return offsets.slice(1).map((offset, at) => 1 + offset - offsets[at]!);
}

/** Parts a lattice where a gap between its lines is wider than its steps vary. */
export function splitAtGaps(lattice: Lattice): Lattice[] {
  for (const axis of ['columns', 'rows'] as const) {
    const steps = stepsOf(lattice, axis);
    if (steps.length < 2) continue;
    const widest = steps.indexOf(Math.max(...steps));
    const rest = steps.filter((_, at) => at !== widest);
    const usual = median(rest);
    const spread = rest.length > 1 ? median(rest.map((step) => Math.abs(step / usual - 1))) : 0;
    if (steps[widest]! / usual - 1 <= WIDER_GAP + OF_SPREAD * spread) continue;
    const count = steps.length + 1;
    return [withLines(lattice, axis, 0, widest + 1), withLines(lattice, axis, widest + 1, count)].flatMap(splitAtGaps);
  }
  return [lattice];
}
