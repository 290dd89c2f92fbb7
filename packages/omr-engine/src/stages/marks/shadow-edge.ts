import type { BubbleSpot } from '../../core/bubble-spot.ts';
import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import { median, quantile } from '../../core/statistics.ts';
import { ringContrast } from '../rings/ring-presence.ts';

/** A piece of an image around a bubble, and where the bubble lies in it. */
export interface BubblePatch {
  readonly image: GrayImage;
  readonly spot: BubbleSpot;
}

/** Where paper is looked at, in radii of the ring, and in how many directions. */
const PAPER_RADII = [1.35, 1.55, 1.75] as const;
const DIRECTIONS = 36;
const points = Float64Array.from(
  Array.from({ length: DIRECTIONS }, (_, i) => (i * 2 * Math.PI) / DIRECTIONS).flatMap((angle) =>
    PAPER_RADII.flatMap((radii) => [radii * Math.cos(angle), radii * Math.sin(angle)]),
  ),
);
const POINTS = points.length / 2;
/** Of the levels by brightness, those that stand for the two sides: alike, no edge is sought. */
const DARK_SIDE = 0.15;
const BRIGHT_SIDE = 0.85;
/** Edges that are tried: directions of the light, places along it and half widths of the half shadow, in radii; coarsely, then finely. */
const LIGHTS = 24;
const REACH = 1.2;
const STEP = 0.2;
const COARSE_WIDTHS = [0.15, 0.5] as const;
const FINE = [-1, -0.5, 0, 0.5, 1] as const;
const FINE_WIDTHS = [0.1, 0.2, 0.35, 0.55, 0.8] as const;
/** Places that lie farther from the first fit than this share of the light show print or a neighbour's mark; most show paper. */
const STRAY = 0.06;
const MOST_STRAY = 0.25;
/** The dark side's share of the light: a brighter one is no edge, a darker one shows no pencil. */
const MOST_LIGHT = 0.93;
const LEAST_LIGHT = 0.25;
/** A shadow leaves the ring's line to be seen, a hand does not: sectors of 12 with this share of the line's usual contrast. */
const SEEN_SECTORS = 11;
const SEEN_OF_USUAL = 0.5;
/** An edge leaves less than this share of what level paper leaves unexplained, squared. */
const UNEXPLAINED = 0.12;
/** Half a side of the piece, in radii: as far as a bubble's paper is looked at. */
const PATCH_RADII = 2.2;

/** An edge across a bubble: light comes from an angle, and half of it is there at a place along its direction, in radii. */
interface Edge {
  readonly angle: number;
  readonly at: number;
  readonly halfWidth: number;
  readonly dark: number;
  readonly bright: number;
  /** Squared, summed over the places that count. */
  readonly error: number;
}

/** Share of the light at a distance from the middle of a half shadow, 0 to 1. */
function lightAt(distance: number, halfWidth: number): number {
  const t = Math.min(1, Math.max(0, 0.5 + distance / (2 * halfWidth)));
  return t * t * (3 - 2 * t);
}

/** Gives the paper's level at a place, in radii from the bubble's middle. */
function paperUnder({ angle, at, halfWidth, dark, bright }: Edge): (u: number, v: number) => number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (u, v) => dark + (bright - dark) * lightAt(u * cos + v * sin - at, halfWidth);
}

/** Levels at `places`; NaN where one does not count. */
type Levels = Float64Array;
/** Where an edge is sought. */
type Trial = Pick<Edge, 'angle' | 'at' | 'halfWidth'>;

/** The two levels that explain the paper best, with an edge where it is. */
function withLevels(levels: Levels, { angle, at, halfWidth }: Trial): Edge {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let count = 0;
  let sumLight = 0;
  let sumLevel = 0;
  let lightSquare = 0;
  let levelSquare = 0;
  let both = 0;
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i]!;
    if (Number.isNaN(level)) continue;
    const light = lightAt(points[2 * i]! * cos + points[2 * i + 1]! * sin - at, halfWidth);
    count++;
    sumLight += light;
    sumLevel += level;
    lightSquare += light * light;
    levelSquare += level * level;
    both += light * level;
  }
  const spread = count * lightSquare - sumLight * sumLight;
  const rise = spread > 1e-6 ? (count * both - sumLight * sumLevel) / spread : 0;
  const dark = (sumLevel - rise * sumLight) / count;
  return { angle, at, halfWidth, dark, bright: dark + rise, error: levelSquare - dark * sumLevel - rise * both };
}

const better = (a: Edge, b: Edge): Edge => (b.bright > b.dark && b.error < a.error ? b : a);

function coarseEdge(levels: Levels): Edge {
  let best = withLevels(levels, { angle: 0, at: 0, halfWidth: 1 });
  for (let light = 0; light < LIGHTS; light++) {
    for (let at = -REACH; at <= REACH; at += STEP) {
      for (const halfWidth of COARSE_WIDTHS)
        best = better(best, withLevels(levels, { angle: (light * 2 * Math.PI) / LIGHTS, at, halfWidth }));
    }
  }
  return best;
}

function fineEdge(levels: Levels, first: Edge): Edge {
  let best = withLevels(levels, first);
  for (const turn of FINE) {
    for (const along of FINE) {
      for (const halfWidth of FINE_WIDTHS) {
        const trial = { angle: first.angle + (turn * 2 * Math.PI) / LIGHTS, at: first.at + along * STEP, halfWidth };
        best = better(best, withLevels(levels, trial));
      }
    }
  }
  return best;
}

/** What paper of one level would leave unexplained. */
function varianceOf(levels: Levels): number {
  const known = levels.filter((level) => !Number.isNaN(level));
  const mean = known.reduce((sum, level) => sum + level, 0) / known.length;
  return known.reduce((sum, level) => sum + (level - mean) ** 2, 0);
}

/** The edge of a shadow that the paper around a ring shows; null where there is none or it is not plain. */
function edgeAround(image: GrayImage, { x, y, radiusX, radiusY }: BubbleSpot): Edge | null {
  const levels = Float64Array.from({ length: POINTS }, (_, i) =>
    sampleBilinear(image, x + points[2 * i]! * radiusX, y + points[2 * i + 1]! * radiusY),
  );
  if (quantile(levels, DARK_SIDE) > MOST_LIGHT * quantile(levels, BRIGHT_SIDE)) return null;
  const first = fineEdge(levels, coarseEdge(levels));
  const paper = paperUnder(first);
  const retained = levels.map((level, i) =>
    Math.abs(level - paper(points[2 * i]!, points[2 * i + 1]!)) < STRAY * first.bright ? level : Number.NaN,
  );
  if (retained.filter(Number.isNaN).length > POINTS * MOST_STRAY) return null;
  const edge = fineEdge(retained, first);
  const light = edge.dark / edge.bright;
  return edge.error < UNEXPLAINED * varianceOf(retained) && light <= MOST_LIGHT && light >= LEAST_LIGHT ? edge : null;
}

/** True where the whole of a bubble's line is seen. */
function isWhole({ image, spot: { x, y, radiusX, radiusY } }: BubblePatch): boolean {
  const contrasts = ringContrast(image, x, y, radiusX, radiusY);
  const least = SEEN_OF_USUAL * median(contrasts);
  return contrasts.filter((contrast) => contrast >= least).length >= SEEN_SECTORS;
}

/**
 * Takes the edge of a shadow out of the image around a bubble: its dark side becomes as light as the other. The edge is found by the
 * paper outside the ring alone, so that ink inside stays as dark as it is against its paper.
 *
 * @returns null where no edge passes, or that of a hand or of something else that hides the ring.
 */
export function evenShadow(image: GrayImage, spot: BubbleSpot): BubblePatch | null {
  const edge = edgeAround(image, spot);
  if (!edge) return null;
  const { x, y, radiusX, radiusY } = spot;
  const reach = Math.ceil(Math.max(radiusX, radiusY) * PATCH_RADII) + 1;
  const [left, top] = [Math.round(x) - reach, Math.round(y) - reach];
  const side = 2 * reach + 1;
  const pixels = new Uint8Array(side * side);
  const paperAt = paperUnder(edge);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const paper = paperAt((left + column - x) / radiusX, (top + row - y) / radiusY);
      const level = sampleBilinear(image, left + column, top + row);
      pixels[row * side + column] = Math.min(255, Math.round((level * edge.bright) / paper));
    }
  }
  const patch = { image: { width: side, height: side, pixels }, spot: { ...spot, x: x - left, y: y - top } };
  return isWhole(patch) ? patch : null;
}
