import type { RingSpot } from '../../core/bubble-spot.ts';
import type { GrayImage } from '../../core/gray-image.ts';
import { lengthOf } from '../../core/length.ts';
import { levelIn, SECTORS, sectorCos, sectorSin } from '../../core/sectors.ts';
import { quantile } from '../../core/statistics.ts';

/** Distances from the centre, in radii of the ring, where there is paper between one ring and the next. */
const PAPER_RADII = [1.3, 1.45, 1.6] as const;
export const MIDDLE_RADII = PAPER_RADII[1];
/** Brighter half: the level that counts as paper when a sector is judged. */
const PAPER_QUANTILE = 0.6;
/** A sector below this share of the paper is ink or shadow. One or two in a row are ink (a number, a neighbour's mark); more are shadow. */
const DIP = 0.8;
const MAX_INK_SECTORS = 2;
/** A shadow's edge is looked for when the darkest sector lies below this share of the brightest. */
const EDGE_CONTRAST = 0.87;
/** Levels that only rise towards the light must explain the sectors better than a plane by this factor. */
const EDGE_GAIN = 0.5;

/** Level of blank paper at a place in a bubble; (u, v) in radii from its centre. */
export type PaperLevel = (u: number, v: number) => number;

/** Levels of one bubble's sectors, used again for each; the darkest places in them, how far out the levels were found, and which of them dip. */
const levels = new Float32Array(SECTORS);
const darkest = new Float32Array(SECTORS);
const distances = new Float32Array(SECTORS);
const dips = new Uint8Array(SECTORS);

/**
 * Brightest level in each sector between the ring and its neighbours, with short dips taken for ink and filled.
 *
 * @returns The level of the two darkest sectors side by side, and how much darker than its sector the second darkest place is, as shares of the paper.
 */
function findSectorLevels(image: GrayImage, spot: RingSpot): { darkestSide: number; beside: number } {
  for (let i = 0; i < SECTORS; i++) {
    let brightest = 0;
    let least = 255;
    for (let ring = 0; ring < PAPER_RADII.length; ring++) {
      const at = PAPER_RADII[ring]!;
      const level = levelIn(image, spot, i, at);
      least = Math.min(least, level);
      if (level <= brightest) continue;
      brightest = level;
      distances[i] = at;
    }
    levels[i] = brightest;
    darkest[i] = least;
  }
  const paper = quantile(levels, PAPER_QUANTILE);
  let darkestPair = 255;
  for (let i = 0; i < SECTORS; i++) {
    dips[i] = levels[i]! < DIP * paper ? 1 : 0;
    darkestPair = Math.min(darkestPair, Math.max(levels[i]!, levels[(i + 1) % SECTORS]!));
  }
  for (let i = 0; i < SECTORS; i++) {
    if (dips[i] && dipLength(i) <= MAX_INK_SECTORS) {
      levels[i] = paper;
      dips[i] = 0;
    }
  }
  let [deepest, beside] = [0, 0];
  for (let i = 0; i < SECTORS; i++) {
    const depth = 1 - darkest[i]! / Math.max(1, levels[i]!);
    beside = Math.max(beside, Math.min(deepest, depth));
    deepest = Math.max(deepest, depth);
  }
  return { darkestSide: darkestPair / Math.max(1, paper), beside };
}

/** How many neighbouring sectors, around a circle, dip together with this one. */
function dipLength(at: number): number {
  let length = 1;
  for (let i = 1; i < SECTORS && dips[(at + i) % SECTORS]; i++) length++;
  for (let i = 1; i < SECTORS && length < SECTORS && dips[(at - i + SECTORS) % SECTORS]; i++) length++;
  return length;
}

/** Sectors in the order of their place along the light's direction, those places, and the levels there. */
const inOrder = new Uint8Array(SECTORS);
const offsets = new Float64Array(SECTORS);
const rising = new Float64Array(SECTORS);
const merged = new Uint8Array(SECTORS);

/**
 * Finds the levels along a direction that only rise and lie nearest to the sectors' (neighbours that fall are merged to their mean).
 *
 * @returns The sum of the squares they leave over.
 */
function fitRising(cos: number, sin: number): number {
  for (let i = 0; i < SECTORS; i++) {
    const c = sectorCos[i]!;
    const s = sectorSin[i]!;
    const offset = distances[i]! * (c * cos + s * sin);
    let at = i;
    for (; at > 0 && offsets[at - 1]! > offset; at--) {
      offsets[at] = offsets[at - 1]!;
      inOrder[at] = inOrder[at - 1]!;
    }
    offsets[at] = offset;
    inOrder[at] = i;
  }
  let count = 0;
  for (let i = 0; i < SECTORS; i++) {
    let level = levels[inOrder[i]!]!;
    let size = 1;
    for (; count > 0 && rising[count - 1]! > level; count--) {
      const before = merged[count - 1]!;
      level = (level * size + rising[count - 1]! * before) / (size + before);
      size += before;
    }
    rising[count] = level;
    merged[count] = size;
    count++;
  }
  // From the merged levels back to one a sector, last first: they take no more places than they stand for.
  let error = 0;
  for (let at = SECTORS; count > 0; count--) {
    const level = rising[count - 1]!;
    for (let left = merged[count - 1]!; left > 0; left--) {
      at--;
      rising[at] = level;
      error += (level - levels[inOrder[at]!]!) ** 2;
    }
  }
  return error;
}

/** The paper's level along the direction of the last fit, between the places where it was found. */
function alongLight(cos: number, sin: number): PaperLevel {
  return (u, v) => {
    const offset = u * cos + v * sin;
    let next = 0;
    while (next < SECTORS && offsets[next]! < offset) next++;
    if (next === 0 || next === SECTORS) return rising[Math.min(next, SECTORS - 1)]!;
    const share = (offset - offsets[next - 1]!) / (offsets[next]! - offsets[next - 1]!);
    return rising[next - 1]! + (rising[next]! - rising[next - 1]!) * share;
  };
}

interface LocalPaper {
  /** Valid until the next bubble's. */
  readonly level: PaperLevel;
  readonly mean: number;
  /** Level on the darkest side, as a share of the paper's: low where a hand or a finger reaches the ring. */
  readonly darkestSide: number;
  /** How dark ink between its ring and the next is, 0 to 1: in the second darkest direction, since the darkest may be a speck. */
  readonly beside: number;
}

/**
 * What blank paper would look like inside a ring, from twelve sectors around it: a plane or, where the edge of a shadow passes
 * through, levels that rise from its dark side to the light, as sharply or softly as they do around the ring.
 */
export function localPaper(image: GrayImage, spot: RingSpot): LocalPaper {
  const { darkestSide, beside } = findSectorLevels(image, spot);
  let mean = 0;
  let slopeX = 0;
  let slopeY = 0;
  let darkest = 255;
  let brightest = 0;
  for (let i = 0; i < SECTORS; i++) {
    const level = levels[i]!;
    const c = sectorCos[i]!;
    const s = sectorSin[i]!;
    darkest = Math.min(darkest, level);
    brightest = Math.max(brightest, level);
    mean += level / SECTORS;
    slopeX += (level * c) / (SECTORS / 2) / MIDDLE_RADII;
    slopeY += (level * s) / (SECTORS / 2) / MIDDLE_RADII;
  }
  const plane: PaperLevel = (u, v) => mean + slopeX * u + slopeY * v;
  if (darkest < brightest * EDGE_CONTRAST) {
    let planeError = 0;
    for (let i = 0; i < SECTORS; i++)
      planeError += (levels[i]! - plane(MIDDLE_RADII * sectorCos[i]!, MIDDLE_RADII * sectorSin[i]!)) ** 2;
    const slope = lengthOf(slopeX, slopeY);
    if (slope > 0 && fitRising(slopeX / slope, slopeY / slope) < EDGE_GAIN * planeError)
      return { mean, darkestSide, beside, level: alongLight(slopeX / slope, slopeY / slope) };
  }
  return { mean, darkestSide, beside, level: plane };
}
