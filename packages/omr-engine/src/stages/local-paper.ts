import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import { quantile } from '../core/statistics.ts';

/** Directions around a bubble in which the paper is looked at. */
const SECTORS = 12;
export const sectorCos = Float64Array.from({ length: SECTORS }, (_, i) => Math.cos((i * 2 * Math.PI) / SECTORS));
export const sectorSin = Float64Array.from({ length: SECTORS }, (_, i) => Math.sin((i * 2 * Math.PI) / SECTORS));

/** Distances from the centre, in radii of the ring, where there is paper between one ring and the next. */
const PAPER_RADII = [1.3, 1.45, 1.6] as const;
const MIDDLE_RADII = 1.45;
/** Brighter half: the level that counts as paper when a sector is judged. */
const PAPER_QUANTILE = 0.6;
/** A sector below this share of the paper is ink or shadow. One or two in a row are ink (a number, a neighbour's mark); more are shadow. */
const DIP = 0.8;
const MAX_INK_SECTORS = 2;
/** A shadow's edge is looked for when the darkest sector lies below this share of the brightest. */
const STEP_CONTRAST = 0.87;
/** The two levels must explain the sectors better than a plane by this factor. */
const STEP_GAIN = 0.8;
const MIN_STEP_SECTORS = 3;
const MAX_STEP_SECTORS = 6;
/** Half width of the band around a shadow's edge where the darker level counts, in radii. */
const STEP_BAND = 0.12;

/** Level of blank paper at a place in a bubble; (u, v) in radii from its centre. */
export type PaperLevel = (u: number, v: number) => number;

interface Step {
  readonly cos: number;
  readonly sin: number;
  readonly offset: number;
  readonly inside: number;
  readonly outside: number;
}

/** Levels of one bubble's sectors, used again for each, and which of them dip. */
const levels = new Float32Array(SECTORS);
const dips = new Uint8Array(SECTORS);

/**
 * Brightest level in each sector between the ring and its neighbours, with short dips taken for ink and filled.
 *
 * @returns The level of the two darkest sectors side by side, as a share of the paper.
 */
function findSectorLevels(image: GrayImage, x: number, y: number, radiusX: number, radiusY: number): number {
  for (let i = 0; i < SECTORS; i++) {
    const c = sectorCos[i]!;
    const s = sectorSin[i]!;
    let brightest = 0;
    for (let ring = 0; ring < PAPER_RADII.length; ring++) {
      const at = PAPER_RADII[ring]!;
      brightest = Math.max(brightest, sampleBilinear(image, x + c * radiusX * at, y + s * radiusY * at));
    }
    levels[i] = brightest;
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
  return darkestPair / Math.max(1, paper);
}

/** How many neighbouring sectors, around a circle, dip together with this one. */
function dipLength(at: number): number {
  let length = 1;
  for (let i = 1; i < SECTORS && dips[(at + i) % SECTORS]; i++) length++;
  for (let i = 1; i < SECTORS && length < SECTORS && dips[(at - i + SECTORS) % SECTORS]; i++) length++;
  return length;
}

/** The best split of the sectors in two levels, where that explains them clearly better than a plane does. */
function findStep(planeError: number): Step | null {
  let least = planeError * STEP_GAIN;
  let best: Step | null = null;
  for (let from = 0; from < SECTORS; from++) {
    for (let count = MIN_STEP_SECTORS; count <= MAX_STEP_SECTORS; count++) {
      let inside = 0;
      let outside = 0;
      for (let j = 0; j < SECTORS; j++) {
        if (j < count) inside += levels[(from + j) % SECTORS]!;
        else outside += levels[(from + j) % SECTORS]!;
      }
      inside /= count;
      outside /= SECTORS - count;
      let error = 0;
      for (let j = 0; j < SECTORS; j++) error += (levels[(from + j) % SECTORS]! - (j < count ? inside : outside)) ** 2;
      if (error >= least) continue;
      least = error;
      const angle = ((from + (count - 1) / 2) * 2 * Math.PI) / SECTORS;
      const offset = MIDDLE_RADII * Math.cos((count * Math.PI) / SECTORS);
      best = { cos: Math.cos(angle), sin: Math.sin(angle), offset, inside, outside };
    }
  }
  return best;
}

interface LocalPaper {
  readonly level: PaperLevel;
  readonly mean: number;
  /** Level on the darkest side, as a share of the paper's: low where a hand or a finger reaches the ring. */
  readonly darkestSide: number;
}

/**
 * What blank paper would look like inside a ring, from twelve sectors around it: a plane, or two levels where the edge of a
 * shadow passes through.
 */
export function localPaper(image: GrayImage, x: number, y: number, radiusX: number, radiusY: number): LocalPaper {
  const darkestSide = findSectorLevels(image, x, y, radiusX, radiusY);
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
  let step: Step | null = null;
  if (darkest < brightest * STEP_CONTRAST) {
    let planeError = 0;
    for (let i = 0; i < SECTORS; i++) {
      const c = sectorCos[i]!;
      const s = sectorSin[i]!;
      planeError += (levels[i]! - mean - MIDDLE_RADII * (slopeX * c + slopeY * s)) ** 2;
    }
    step = findStep(planeError);
  }
  if (!step) return { mean, darkestSide, level: (u, v) => mean + slopeX * u + slopeY * v };
  const { cos, sin, offset, inside, outside } = step;
  const darker = Math.min(inside, outside);
  return {
    mean,
    darkestSide,
    level: (u, v) => {
      const beyond = u * cos + v * sin - offset;
      return beyond > STEP_BAND ? inside : beyond < -STEP_BAND ? outside : darker;
    },
  };
}
