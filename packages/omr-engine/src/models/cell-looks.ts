import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import type { PlaneMap } from '../core/homography.ts';
import { lengthOf } from '../core/length.ts';
import { median, quantile } from '../core/statistics.ts';
import { type Lattice, latticeMap } from './lattice.ts';

/** Samples across a cell's picture, and how much of its surroundings it shows, in the cell's own size. */
const GRID = 12;
const MARGIN = 1.3;
/** Paper is as bright as the brightest part of what lies within so many sizes. */
const PAPER_SIZES = 2.6;
const PAPER_GRID = 9;
const PAPER_QUANTILE = 0.9;
/** A cell is marked when so much of its middle is darker than this. */
const MARK_DARKNESS = 0.3;
const MARK_SHARE = 0.8;
const LEAST_PLAIN = 0.4;
/** Radius of a look's middle, as a share of its width and height. */
const MIDDLE = 0.27;

/** A cell's picture: darkness against its paper, at GRID × GRID spots. */
export type Look = Float32Array;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Levels of an area, so many each way. */
const samples = (image: GrayImage, grid: number, { x, y, width, height }: Area): Float32Array =>
  Float32Array.from({ length: grid * grid }, (_, at) =>
    sampleBilinear(
      image,
      x + (((at % grid) + 0.5) / grid - 0.5) * width,
      y + ((Math.floor(at / grid) + 0.5) / grid - 0.5) * height,
    ),
  );

/** What the picture shows around a spot. */
export function lookAt(image: GrayImage, x: number, y: number, width: number, height: number): Look {
  const area = (times: number): Area => ({ x, y, width: times * width, height: times * height });
  const paper = Math.max(1, quantile(samples(image, PAPER_GRID, area(PAPER_SIZES)), PAPER_QUANTILE));
  return samples(image, GRID, area(MARGIN)).map((level) => Math.max(0, 1 - level / paper));
}

const spots = Array.from({ length: GRID * GRID }, (_, at) => at);
const fromMiddle = (at: number): number =>
  Math.hypot(((at % GRID) + 0.5) / GRID - 0.5, (Math.floor(at / GRID) + 0.5) / GRID - 0.5);
/** Where a letter or a mark stands; and around it, where a bubble has its line and a number has none. */
const middle = spots.filter((at) => fromMiddle(at) < MIDDLE);
const rim = spots.filter((at) => fromMiddle(at) >= MIDDLE);

/** Correlation of two looks, -1 to 1: as a whole, or of what is around the middle alone. */
export function likeness(a: Look, b: Look, isRim = false): number {
  const compared = isRim ? rim : spots;
  let [sumA, sumB] = [0, 0];
  for (const i of compared) {
    sumA += a[i]!;
    sumB += b[i]!;
  }
  const [meanA, meanB] = [sumA / compared.length, sumB / compared.length];
  let [ab, aa, bb] = [0, 1e-6, 1e-6];
  for (const i of compared) {
    const [da, db] = [a[i]! - meanA, b[i]! - meanB];
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  return ab / Math.sqrt(aa * bb);
}

/** What most of some looks show, spot by spot. */
export const usualLook = (looks: readonly Look[]): Look =>
  Float32Array.from({ length: GRID * GRID }, (_, at) => median(looks.map((look) => look[at]!)));

/** True where somebody filled the cell, whatever is printed in it. */
export const isMark = (look: Look): boolean =>
  middle.filter((at) => look[at]! > MARK_DARKNESS).length >= MARK_SHARE * middle.length;

/** The looks of a lattice's spots, row by row. */
export type LatticeLooks = readonly (readonly Look[])[];

/** The size of most of a lattice's cells that are there, px. */
export function usualSize(lattice: Lattice): { readonly width: number; readonly height: number } {
  const known = lattice.flat().filter((shape) => shape !== null);
  return { width: median(known.map(({ width }) => width)), height: median(known.map(({ height }) => height)) };
}

/** Steps to the right and down at each spot of a lattice, in those of its middle: near bubbles are larger than far ones. */
function scalesOf(lattice: Lattice, map: PlaneMap): [number, number][][] {
  const stepsAt = (x: number, y: number): [number, number] => {
    const [atX, atY] = map(x, y);
    const [rightX, rightY] = map(x + 0.5, y);
    const [downX, downY] = map(x, y + 0.5);
    return [lengthOf(rightX - atX, rightY - atY), lengthOf(downX - atX, downY - atY)];
  };
  const [usualX, usualY] = stepsAt((lattice[0]!.length - 1) / 2, (lattice.length - 1) / 2);
  return lattice.map((row, y) =>
    row.map((_, x): [number, number] => {
      const [stepX, stepY] = stepsAt(x, y);
      return [stepX / usualX, stepY / usualY];
    }),
  );
}

export function lookAtLattice(image: GrayImage, lattice: Lattice): LatticeLooks {
  const { width, height } = usualSize(lattice);
  const map = latticeMap(lattice);
  const scales = map ? scalesOf(lattice, map) : lattice.map((row) => row.map((): [number, number] => [1, 1]));
  return lattice.map((row, y) =>
    row.map((shape, x) => {
      const [scaleX, scaleY] = scales[y]![x]!;
      const [wide, high] = [scaleX * width, scaleY * height];
      const [atX, atY] = map ? map(x, y) : [shape?.x ?? 0, shape?.y ?? 0];
      // The middle of a mark, or of a part, is not its bubble's.
      const isOwn = shape !== null && Math.abs(shape.width / wide - 1) < 0.2 && Math.abs(shape.height / high - 1) < 0.2;
      return isOwn ? lookAt(image, shape.x, shape.y, wide, high) : lookAt(image, atX, atY, wide, high);
    }),
  );
}

/** Unmarked cells of a line; none where so many are marked that the rest says little. */
function plainOf(line: readonly Look[]): readonly Look[] {
  const plain = line.filter((look) => !isMark(look));
  return plain.length >= LEAST_PLAIN * line.length ? plain : [];
}

/** How much a line's unmarked cells are like a look, most of them; null where most are marked. */
export function likeUsual(line: readonly Look[], usual: Look, isRim = false): number | null {
  const plain = plainOf(line);
  return plain.length > 0 ? median(plain.map((look) => likeness(look, usual, isRim))) : null;
}

/** How much a line's unmarked cells are like each other. */
export function coherence(line: readonly Look[]): number | null {
  const plain = plainOf(line);
  return plain.length > 1 ? likeUsual(plain, usualLook(plain)) : null;
}

/** What a lattice's unmarked cells show. */
export const usualCell = (looks: LatticeLooks): Look => {
  const plain = looks.flat().filter((look) => !isMark(look));
  return usualLook(plain.length > 0 ? plain : looks.flat());
};
