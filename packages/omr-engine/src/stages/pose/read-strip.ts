import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import type { PlaneMap } from '../../core/homography.ts';
import { decodeStrip, type IdentityStrip, type StripKind } from '../../core/identity-strip.ts';
import type { StripGrid } from '../../core/sheet-layout.ts';
import { median } from '../../core/statistics.ts';

/** Where a cell is sampled, in cells from its centre: far enough inside for blur and a bend of the paper. */
const CELL_OFFSETS = [-0.22, 0, 0.22] as const;
/** Paper is looked at this far above and below the strip, mm, at these places of a column, in cells. */
const PAPER_GAP_MM = 1.2;
const PAPER_OFFSETS = [-0.35, 0, 0.35] as const;
/** Share that the nearer of the two papers has in a cell's own. */
const NEAR_PAPER = 0.75;
/** A column whose paper is darker than this share of the others' is covered. */
const COVERED = 0.45;
/** Least difference between black and white cells, as darkness: worn toner has 0.35. */
const LEAST_CONTRAST = 0.2;
/** Between these shares of the way from white to black a cell is neither. */
const SURE_WHITE = 0.36;
const SURE_BLACK = 1 - SURE_WHITE;
const ROUNDS = 4;

/** How dark each cell is against the paper above and below its column, 0 to 1, line by line; null when a column is covered. */
function cellDarkness(image: GrayImage, grid: StripGrid, toPhoto: PlaneMap): number[] | null {
  const { xMm, yMm, cellWidthMm, cellHeightMm, linePitchMm, lines, columns } = grid;
  const at = (x: number, y: number): number => {
    const [px, py] = toPhoto(x, y);
    return sampleBilinear(image, px, py);
  };
  const paperAt = (y: number): number[] =>
    Array.from({ length: columns }, (_, column) =>
      Math.max(...PAPER_OFFSETS.map((offset) => at(xMm + (column + 0.5 + offset) * cellWidthMm, y))),
    );
  const above = paperAt(yMm - PAPER_GAP_MM);
  const below = paperAt(yMm + (lines - 1) * linePitchMm + cellHeightMm + PAPER_GAP_MM);
  const least = COVERED * median([...above, ...below]);
  if ([...above, ...below].some((paper) => paper < least)) return null;
  return Array.from({ length: lines * columns }, (_, index) => {
    const line = Math.floor(index / columns);
    const column = index % columns;
    const share = line === 0 ? NEAR_PAPER : 1 - NEAR_PAPER;
    const paper = above[column]! * share + below[column]! * (1 - share);
    const centreX = xMm + (column + 0.5) * cellWidthMm;
    const centreY = yMm + line * linePitchMm + cellHeightMm / 2;
    let sum = 0;
    for (const v of CELL_OFFSETS) {
      for (const u of CELL_OFFSETS) sum += at(centreX + u * cellWidthMm, centreY + v * cellHeightMm);
    }
    return Math.max(0, 1 - sum / (CELL_OFFSETS.length ** 2 * (paper + 1)));
  });
}

/** Splits the cells in white and black; null when there are not two kinds, or one lies between them. */
function splitCells(darkness: readonly number[]): boolean[] | null {
  let white = Math.min(...darkness);
  let black = Math.max(...darkness);
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (white + black) / 2;
    white = median(darkness.filter((value) => value <= middle));
    black = median(darkness.filter((value) => value > middle));
    if (!(black - white >= LEAST_CONTRAST)) return null;
  }
  const cells = darkness.map((value) => (value - white) / (black - white));
  return cells.some((share) => share > SURE_WHITE && share < SURE_BLACK) ? null : cells.map((share) => share >= 0.5);
}

/**
 * Reads the identity strip.
 *
 * @param toPhoto Work-image position of a sheet position in mm, near the strip.
 * @returns What it says; null when the sheet has none, or any of its cells is covered, unclear or contradicts the checksum.
 */
export function readStrip(
  image: GrayImage,
  grid: StripGrid,
  toPhoto: PlaneMap,
  kind: StripKind = 'answers',
): IdentityStrip | null {
  const darkness = cellDarkness(image, grid, toPhoto);
  const cells = darkness && splitCells(darkness);
  return cells && decodeStrip(cells, kind);
}
