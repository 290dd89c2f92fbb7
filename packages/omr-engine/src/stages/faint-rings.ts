import type { GrayImage } from '../core/gray-image.ts';
import type { RingCandidate } from './ring-candidates.ts';
import { FIELD_STEP, type RingField, ringField, SECTORS } from './ring-field.ts';

/** A ring stands out of the noise by so many times its usual strength, before its neighbours on a grid are known... */
const LEAST_STRENGTH = 2.5;
/** ...and is darker than the paper outside, by this share of the mean, in so many sectors: a line or an edge is so on two sides only. */
const SECTOR_SHARE = 0.3;
const LEAST_SECTORS = 6;
/** Two rings' middles are at least so many radii apart. */
const APART = 1.2;
/** Strength, in noises, of a ring that is surely there. */
const SURE_STRENGTH = 5;
/** Share of its box that a disk fills, and the width of a line, px. */
const DISK = Math.PI / 4;
const LINE_PX = 2;

/** A place where a ring of one radius is seen best. */
export interface RingPeak {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Gray levels, and the same in the field's noises. */
  readonly strength: number;
  readonly inNoises: number;
}

/** True where a place is as strong as its neighbours, or stronger. */
function isPeak({ strengths, width }: RingField, at: number): boolean {
  const own = strengths[at]!;
  for (let dy = -width; dy <= width; dy += width) {
    for (let dx = -1; dx <= 1; dx++) if (strengths[at + dy + dx]! > own) return false;
  }
  return true;
}

function seenSectors({ pixels }: GrayImage, { line, outside }: RingField, at: number, strength: number): number {
  const inSector = line.length / SECTORS;
  let seen = 0;
  for (let sector = 0; sector < SECTORS; sector++) {
    let sum = 0;
    for (let k = sector * inSector; k < (sector + 1) * inSector; k++)
      sum += pixels[at + outside[k]!]! - pixels[at + line[k]!]!;
    if (sum > SECTOR_SHARE * strength * inSector) seen++;
  }
  return seen;
}

/** Where a field is strongest, and as a ring is: on all sides. */
function ringPeaks(image: GrayImage, field: RingField): RingPeak[] {
  const { strengths, width, height, noise, radius } = field;
  const peaks: RingPeak[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const strength = strengths[y * width + x]!;
      if (strength < LEAST_STRENGTH * noise || !isPeak(field, y * width + x)) continue;
      const at = y * FIELD_STEP * image.width + x * FIELD_STEP;
      if (seenSectors(image, field, at, strength) >= LEAST_SECTORS)
        peaks.push({ x: x * FIELD_STEP, y: y * FIELD_STEP, radius, strength, inNoises: strength / noise });
    }
  }
  return peaks;
}

/** The strongest peaks of a few radii, at most so many, as rings: those of a grid are among them. */
export function faintRings(peaks: readonly RingPeak[], most: number): RingCandidate[] {
  const retained: RingPeak[] = [];
  for (const peak of [...peaks].sort((a, b) => b.inNoises - a.inNoises)) {
    if (retained.length >= most) break;
    const reach = peak.radius * APART;
    if (retained.every(({ x, y }) => Math.hypot(x - peak.x, y - peak.y) >= reach)) retained.push(peak);
  }
  return retained.map(({ x, y, radius, inNoises }) => {
    const size = 2 * radius + 1;
    return {
      x,
      y,
      width: size,
      height: size,
      size,
      area: 2 * Math.PI * radius * LINE_PX,
      hull: DISK,
      label: -1,
      ringScore: Math.min(1, inNoises / SURE_STRENGTH),
    };
  });
}

/** Radii of the rings that are looked for, px. */
const RADII = Array.from({ length: 11 }, (_, k) => 3.8 * 1.15 ** k);

/** What was found at one radius. */
export interface RingsOfRadius {
  readonly peaks: readonly RingPeak[];
  readonly noise: number;
}

/** Looks in an evened image for rings of radius after radius, once they are asked for. */
export class RingSearch {
  readonly #image: GrayImage;
  readonly #known = new Map<number, RingsOfRadius>();

  constructor(image: GrayImage) {
    this.#image = image;
  }

  /** Rings of the radius that has this place among those looked for. */
  at(index: number): RingsOfRadius {
    const own = this.#known.get(index);
    if (own) return own;
    const field = ringField(this.#image, RADII[index]!);
    const fresh = { peaks: ringPeaks(this.#image, field), noise: field.noise };
    this.#known.set(index, fresh);
    return fresh;
  }

  /** Rings up to so many times larger or smaller. */
  near(radius: number, factor: number): RingPeak[] {
    return RADII.flatMap((own, index) =>
      own < radius * factor && radius < own * factor ? [...this.at(index).peaks] : [],
    );
  }
}
