import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import { median, quantile } from '../core/statistics.ts';
import type { Vector } from './lattice-patch.ts';

/** Directions in which a ring is sampled, and where the paper outside it is: so many radii out, and so many px more. */
const DIRECTIONS = 24;
export const OUTSIDE_RADII = 1.45;
export const OUTSIDE_PX = 1;
const cosines = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.cos(((i + 0.5) * 2 * Math.PI) / DIRECTIONS));
const sines = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.sin(((i + 0.5) * 2 * Math.PI) / DIRECTIONS));

/** Radii that are tried, px, from the least by this factor up to a share of the step; and how much flatter or higher than round. */
const LEAST_RADIUS_PX = 3.5;
const RADIUS_FACTOR = 1.08;
const MOST_OF_STEP = 0.46;
const SQUEEZES = [0.68, 0.76, 0.84, 0.92, 1, 1.09, 1.19, 1.31, 1.47] as const;
/** Rings that tell their common radius, from all over the sheet. */
const ENOUGH_RINGS = 60;
/** This far from the weakest of a line's directions is what it shows. */
const WEAKER = 0.25;

/** A place of a lattice with the steps to its neighbours, px. */
export interface SteppedSpot {
  readonly x: number;
  readonly y: number;
  readonly along: Vector;
  readonly down: Vector;
}

/** A ring's half axes along a row and down a column, in steps: the same all over a sheet. */
export interface RingShape {
  readonly along: number;
  readonly down: number;
}

/** A ring's mean radius at a place, px. */
export const radiusOf = ({ along, down }: SteppedSpot, shape: RingShape): number =>
  (Math.hypot(...along) * shape.along + Math.hypot(...down) * shape.down) / 2;

/** Adds, for each direction, how much darker the line of a ring is than the paper outside it, gray levels. */
function addStrengths(
  image: GrayImage,
  { x, y, along, down }: SteppedSpot,
  shape: RingShape,
  sums: Float64Array,
): void {
  const [ux, uy] = [along[0] * shape.along, along[1] * shape.along];
  const [vx, vy] = [down[0] * shape.down, down[1] * shape.down];
  const radius = (Math.hypot(ux, uy) + Math.hypot(vx, vy)) / 2;
  const out = OUTSIDE_RADII + OUTSIDE_PX / radius;
  for (let i = 0; i < DIRECTIONS; i++) {
    const dx = cosines[i]! * ux + sines[i]! * vx;
    const dy = cosines[i]! * uy + sines[i]! * vy;
    sums[i]! += sampleBilinear(image, x + out * dx, y + out * dy) - sampleBilinear(image, x + dx, y + dy);
  }
}

const strengths = new Float64Array(DIRECTIONS);

/** How much darker the line of a ring is than the paper outside it, gray levels, on average. */
export function ringStrength(image: GrayImage, spot: SteppedSpot, shape: RingShape): number {
  strengths.fill(0);
  addStrengths(image, spot, shape, strengths);
  let sum = 0;
  for (let i = 0; i < DIRECTIONS; i++) sum += strengths[i]!;
  return sum / DIRECTIONS;
}

/** The same of all rings of a line together, in the weaker of their directions: a rule beside them is dark in few. */
export function lineStrength(image: GrayImage, line: readonly SteppedSpot[], shape: RingShape): number {
  strengths.fill(0);
  for (const spot of line) addStrengths(image, spot, shape, strengths);
  return quantile(strengths, WEAKER) / line.length;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The shape with which most rings are seen best. */
export function shapeOf(image: GrayImage, spots: readonly SteppedSpot[]): RingShape {
  const stride = Math.max(1, Math.floor(spots.length / ENOUGH_RINGS));
  const some = spots.filter((_, at) => at % stride === 0);
  const alongPx = median(some.map(({ along }) => Math.hypot(...along)));
  const downPx = median(some.map(({ down }) => Math.hypot(...down)));
  let best: RingShape = { along: 0, down: 0 };
  let most = Number.NEGATIVE_INFINITY;
  const largest = Math.min(alongPx, downPx) * MOST_OF_STEP;
  for (let radius = LEAST_RADIUS_PX; radius <= largest; radius *= RADIUS_FACTOR) {
    for (const squeeze of SQUEEZES) {
      const shape = { along: (radius * Math.sqrt(squeeze)) / alongPx, down: radius / Math.sqrt(squeeze) / downPx };
      const strength = mean(some.map((spot) => ringStrength(image, spot, shape)));
      if (strength <= most) continue;
      most = strength;
      best = shape;
    }
  }
  return best;
}
