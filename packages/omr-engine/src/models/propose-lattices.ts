import { sampleBilinear, type WorkImage } from '../core/gray-image.ts';
import { lengthOf } from '../core/length.ts';
import { PointIndex } from '../core/point-index.ts';
import { median, quantile } from '../core/statistics.ts';
import { isMark, likeness, lookAtLattice, usualCell, usualSize } from './cell-looks.ts';
import { completed, uniformity } from './complete-lattice.ts';
import { findLattices } from './find-lattices.ts';
import { type Lattice, latticeMap } from './lattice.ts';
import { type Print, sizeRatio } from './print-shapes.ts';
import { splitAtGaps, withoutOutsiders } from './split-lattice.ts';

/** Cells of a group look alike by as much: rings by their line, letters by themselves. */
const LEAST_UNIFORMITY = 0.6;
const LEAST_UNIFORMITY_OF_GLYPHS = 0.72;
/** Letters in rows and columns are a group from so many rows and cells on: text has shorter likenesses. */
const LEAST_GLYPH_ROWS = 3;
const LEAST_GLYPH_CELLS = 12;
/** Rings are a group from so many cells on; fewer are so by chance. */
const LEAST_CELLS = 6;
/** Most bubbles of any sheet are empty. */
const MOST_MARKED = 0.6;
/** A sheet's paper is as bright as this share of the picture's brightest part, at least. */
const LEAST_PAPER = 0.4;
const BRIGHTEST = 0.95;
/** Groups worth this share of the largest say what the sheet's bubbles are like. */
const MAJOR = 0.25;
/** Others are of about the same size and look alike; those of few cells more so. */
const SIZE_RATIO = 1.5;
const LEAST_LIKENESS = 0.6;
const SMALL_CELLS = 12;
const SMALL_RATIO = 1.3;
const SMALL_LIKENESS = 0.7;
/** Several lattices that lie on one and are together worth so many times as much take its spot. */
const TOGETHER = 1.5;
/** Two lattices are the same group when more than this share of the smaller one's spots lie on the other's. */
const MOST_SHARED = 0.25;
const SAME_CELL = 0.6;
/** A lattice of closed shapes tells more than one of the glyphs in them. */
const GLYPH_WORTH = 0.7;
const INDEX_PX = 40;

/** A lattice with what it consists of and where its spots lie, px. */
export interface PlacedLattice {
  readonly lattice: Lattice;
  readonly isGlyphs: boolean;
  /** How much of what lies at its spots it explains; and how much of the picture's ink that is. */
  readonly worth: number;
  readonly weight: number;
  readonly spots: readonly { readonly x: number; readonly y: number; readonly reach: number }[];
}

/** Brightness beside the spots of a lattice. */
const paperOf = (image: WorkImage, lattice: Lattice): number =>
  median(
    lattice.flatMap((row) =>
      row.flatMap((shape) => (shape ? [sampleBilinear(image, shape.x + 0.75 * shape.width, shape.y)] : [])),
    ),
  );

function placed(image: WorkImage, lattice: Lattice, isGlyphs: boolean, leastPaper: number): PlacedLattice[] {
  const map = latticeMap(lattice);
  const cells = lattice.length * (lattice[0]?.length ?? 0);
  if (!map || cells < (isGlyphs ? LEAST_GLYPH_CELLS : LEAST_CELLS)) return [];
  if (isGlyphs && lattice.length < LEAST_GLYPH_ROWS) return [];
  const looks = lookAtLattice(image, lattice).flat();
  if (looks.filter(isMark).length > MOST_MARKED * looks.length) return [];
  if (paperOf(image, lattice) < leastPaper) return [];
  const like = uniformity(image, lattice, isGlyphs);
  if (like < (isGlyphs ? LEAST_UNIFORMITY_OF_GLYPHS : LEAST_UNIFORMITY)) return [];
  const spots = lattice.flatMap((row, y) =>
    row.map((shape, x) => {
      const [atX, atY] = map(x, y);
      const [rightX, rightY] = map(x + 1, y);
      const [downX, downY] = map(x, y + 1);
      const reach = SAME_CELL * Math.min(lengthOf(rightX - atX, rightY - atY), lengthOf(downX - atX, downY - atY));
      return { x: shape?.x ?? atX, y: shape?.y ?? atY, reach };
    }),
  );
  // Many small pale likenesses are the grain of wood or cloth.
  const { width, height } = usualSize(lattice);
  const contrast = Math.max(...usualCell(lookAtLattice(image, lattice)));
  const worth = cells * like * (isGlyphs ? GLYPH_WORTH : 1);
  return [{ lattice, isGlyphs, worth, weight: worth * contrast * (width + height), spots }];
}

const shares = (one: PlacedLattice, others: readonly PlacedLattice[]): boolean => {
  const index = new PointIndex(
    others.flatMap(({ spots }) => spots),
    INDEX_PX,
  );
  return one.spots.filter(({ x, y, reach }) => index.nearest(x, y, reach)).length > MOST_SHARED * one.spots.length;
};

/** Of lattices that share spots, the one worth most, or those that are worth more together. */
function withoutRivals(all: readonly PlacedLattice[]): PlacedLattice[] {
  const retained: PlacedLattice[] = [];
  const byWorth = all.toSorted((a, b) => b.worth - a.worth);
  byWorth.forEach((one, at) => {
    if (shares(one, retained)) return;
    const instead: PlacedLattice[] = [];
    for (const smaller of byWorth.slice(at + 1))
      if (shares(smaller, [one]) && !shares(smaller, instead)) instead.push(smaller);
    if (instead.reduce((sum, { worth }) => sum + worth, 0) <= TOGETHER * one.worth) retained.push(one);
  });
  return retained;
}

/** Without what is far from the size of the sheet's larger groups, or small and unlike them: words have their likenesses. */
function withoutText(image: WorkImage, all: readonly PlacedLattice[]): PlacedLattice[] {
  const most = Math.max(...all.map(({ weight }) => weight));
  const majors = all
    .filter(({ weight }) => weight >= MAJOR * most)
    .map((major) => ({ major, size: usualSize(major.lattice), usual: usualCell(lookAtLattice(image, major.lattice)) }));
  return all.filter((one) => {
    const size = usualSize(one.lattice);
    const usual = usualCell(lookAtLattice(image, one.lattice));
    const isSmall = one.spots.length < SMALL_CELLS;
    return majors.some(
      ({ major, ...other }) =>
        major === one ||
        (sizeRatio(size, other.size) < (isSmall ? SMALL_RATIO : SIZE_RATIO) &&
          Math.min(likeness(usual, other.usual, true), likeness(usual, other.usual)) >=
            (isSmall ? SMALL_LIKENESS : LEAST_LIKENESS)),
    );
  });
}

/** The groups of like spots that a picture shows, in rows and columns; two of each at least. */
export function proposeLattices(image: WorkImage, { closed, glyphs }: Print): PlacedLattice[] {
  const bright = LEAST_PAPER * quantile(image.pixels.subarray(0, image.width * image.height), BRIGHTEST);
  const grown = [
    ...findLattices(closed, glyphs).map((lattice) => ({ lattice, isGlyphs: false })),
    ...findLattices(glyphs, closed).map((lattice) => ({ lattice, isGlyphs: true })),
  ];
  const retained = withoutRivals(
    grown.flatMap(({ lattice, isGlyphs }) =>
      withoutOutsiders(image, lattice, isGlyphs)
        .flatMap(splitAtGaps)
        .flatMap((part) => placed(image, part, isGlyphs, bright))
        .flatMap((part) => withoutOutsiders(image, completed(image, part.lattice, isGlyphs), isGlyphs))
        .flatMap((part) => placed(image, part, isGlyphs, bright)),
    ),
  );
  return withoutText(image, retained).sort((a, b) => b.weight - a.weight);
}
