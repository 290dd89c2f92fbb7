import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import type { Component } from '../ink/label-components.ts';

/** A component that may be a printed ring, filled or not. */
export interface RingCandidate extends Component {
  /** Mean of width and height, px. */
  readonly size: number;
  /** Share of 16 directions in which the line is darker than the paper outside, 0 to 1. */
  readonly ringScore: number;
}

/** Rings of any sheet: from 7 px (below, a letter inside cannot be told from a mark) to 90 px (a sheet of a few rows that fills an upload). */
export const MIN_RING_PX = 7;
export const MAX_RING_PX = 90;
/** What lies this near to a ring's centre, in its diameters, is that ring. */
export const SAME_SPOT = 0.3;
/** A disk's hull is π/4 = 0.785; a square's is 1, a letter's or a tick's less. */
const MIN_HULL = 0.64;
const MAX_HULL = 0.93;
/** A ring with this score is one for certain, beside a sheet or where its hole alone shows it. */
export const CLEAR_RING = 0.85;
/** Where the line is looked for and where the outside is, in radii of the box; the outside is also at least OUTSIDE_PX away. */
const LINE_RADII = [0.72, 0.84, 0.96] as const;
const OUTSIDE_RADII = 1.2;
const OUTSIDE_PX = 1.2;
const DIRECTIONS = 16;
export const cosines = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.cos((i * Math.PI) / 8));
export const sines = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.sin((i * Math.PI) / 8));
/** Directions that may lack the line: a mark or a neighbour may hide it there. */
const MAX_UNSEEN = 4;

/** Share of 16 directions in which an ellipse's line is darker than just outside it; 0 where it is seen in too few to matter. */
function ringScore(image: GrayImage, { x, y, width, height }: Component, lineDarkness: number): number {
  const radiusX = width / 2;
  const radiusY = height / 2;
  let unseen = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const dx = cosines[direction]!;
    const dy = sines[direction]!;
    let line = 255;
    for (let ring = 0; ring < LINE_RADII.length; ring++) {
      const at = LINE_RADII[ring]!;
      line = Math.min(line, sampleBilinear(image, x + dx * radiusX * at, y + dy * radiusY * at));
    }
    const outside = sampleBilinear(
      image,
      x + dx * (radiusX * OUTSIDE_RADII + OUTSIDE_PX),
      y + dy * (radiusY * OUTSIDE_RADII + OUTSIDE_PX),
    );
    if (line >= outside * lineDarkness && ++unseen > MAX_UNSEEN) return 0;
  }
  return (DIRECTIONS - unseen) / DIRECTIONS;
}

/** Which rings are looked for. */
export interface RingKind {
  /** The line is darker than this share of what lies outside it. */
  readonly lineDarkness: number;
  /** Longer against shorter side of its box, at most: how far from square a tilted circle's is. */
  readonly mostAspect: number;
}
export const USUAL_RINGS: RingKind = { lineDarkness: 0.93, mostAspect: 1.6 };
/** Faint print, on a smoothed image. */
export const FAINT_RINGS: RingKind = { ...USUAL_RINGS, lineDarkness: 0.965 };
/** An oval's box, where those are looked for, too. */
export const OVAL_ASPECT = 2.4;

/** A disk's or a ring's outline: about as wide as high, and as full as a tilted circle. */
export function isRingShaped({ width, height, hull }: Component, { mostAspect }: RingKind): boolean {
  return Math.max(width, height) <= mostAspect * Math.min(width, height) && hull >= MIN_HULL && hull <= MAX_HULL;
}

/** The components that look like rings. */
export function ringCandidates(
  image: GrayImage,
  components: readonly Component[],
  kind: RingKind = USUAL_RINGS,
): RingCandidate[] {
  const found: RingCandidate[] = [];
  for (const component of components) {
    const { width, height } = component;
    const size = (width + height) / 2;
    if (size < MIN_RING_PX || size > MAX_RING_PX || !isRingShaped(component, kind)) continue;
    const score = ringScore(image, component, kind.lineDarkness);
    if (score > 0) found.push({ ...component, size, ringScore: score });
  }
  return found;
}
