import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import { type Pair, squareTo } from '../../core/homography.ts';
import type { RunTable } from '../../core/run-table.ts';
import type { Component } from '../ink/label-components.ts';
import { MARKER_CELLS, matchMarker, toMarkerAxes } from './marker-patterns.ts';
import { type Quad, quadOf } from './marker-quad.ts';

/** A corner marker seen in an image. */
export interface FoundMarker {
  readonly id: 0 | 1 | 2 | 3;
  readonly mirrored: boolean;
  /** Correlation with its pattern, 0 to 1. */
  readonly score: number;
  /** Corners clockwise on screen, px of the image. */
  readonly corners: Quad;
  /** The same corners in the marker's own axes: ±1, right and down from its centre. */
  readonly sheetCorners: readonly Pair[];
  /** Mean side, px. */
  readonly size: number;
  /** Motion smeared it: its pattern is less sure, since a mark may resemble it. */
  readonly isSmeared?: true;
}

/** A smaller marker has cells under 1.7 px: its pattern cannot be told. */
const MIN_SIZE_PX = 10;
/** No marker is larger than this share of the image's height. */
const MAX_SIZE_OF_IMAGE = 0.25;
/** A component this near to the frame is cut off, px: its corners would be the frame's. */
const FRAME_PX = 1.5;
const MAX_ASPECT = 2;
/** Ink against its box: a square on its corner covers half of it, less its white cells; a full box is a plain block. */
const MIN_INK_OF_BOX = 0.18;
const MAX_INK_OF_BOX = 0.97;
const MIN_HULL = 0.45;
/** Border cells must be this much darker than the paper around the marker. */
const MAX_BORDER_OF_PAPER = 0.75;
/** Least correlation with a pattern, and least lead over the next: found on generated photos, no false marker in 92 public ones. */
const MIN_SCORE = 0.72;
const MIN_LEAD = 0.06;
/** The same of one that motion smeared: 0.84 to 0.94 on photos moved by 9 px; its lead over the same marker's other poses is small. */
const MIN_MOVED_SCORE = 0.84;
const MIN_MOVED_LEAD = 0.02;
/** A smeared marker's likeness may be chance: it weighs less beside one that is clear. */
const SMEARED_COST = 0.15;
/** Markers that carry a reading, so that smeared ones are not looked for: with two the sheet's other half is a guess that only the rings confirm. */
export const ENOUGH_MARKERS = 3;

/** A marker's corners as `FoundMarker` has them. */
const CORNERS: readonly Pair[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
/** Where a cell is sampled, in cells from its corner. */
const CELL_SAMPLES: readonly Pair[] = [
  [0.5, 0.5],
  [0.35, 0.35],
  [0.65, 0.35],
  [0.35, 0.65],
  [0.65, 0.65],
];
/** Where the paper around a marker is sampled, in cells. */
const PAPER_SAMPLES: readonly Pair[] = [
  [-0.8, 3],
  [6.8, 3],
  [3, -0.8],
  [3, 6.8],
  [-0.7, -0.7],
  [6.7, -0.7],
  [6.7, 6.7],
  [-0.7, 6.7],
];
/** Places in sides of the marker, one after the other. */
const toSides = (points: readonly Pair[]) => Float64Array.from(points.flat(), (cells) => cells / MARKER_CELLS);
const CELLS = Array.from(
  { length: MARKER_CELLS ** 2 },
  (_, cell): Pair => [cell % MARKER_CELLS, Math.floor(cell / MARKER_CELLS)],
);
const CELL_POINTS = toSides(CELLS.flatMap(([x, y]) => CELL_SAMPLES.map(([dx, dy]): Pair => [x + dx, y + dy])));
const PAPER_POINTS = toSides(PAPER_SAMPLES);
const isBorder = CELLS.map((cell) => cell.some((at) => at === 0 || at === MARKER_CELLS - 1));
const BORDER_CELLS = isBorder.filter((is) => is).length;

function mayBeMarker(component: Component, image: GrayImage): boolean {
  const { x, y, width, height, area, hull } = component;
  const size = (width + height) / 2;
  if (size < MIN_SIZE_PX || size > image.height * MAX_SIZE_OF_IMAGE) return false;
  if (x - width / 2 < FRAME_PX || y - height / 2 < FRAME_PX) return false;
  if (x + width / 2 > image.width - 1 - FRAME_PX || y + height / 2 > image.height - 1 - FRAME_PX) return false;
  const box = width * height;
  return (
    Math.max(width, height) < MAX_ASPECT * Math.min(width, height) &&
    area > MIN_INK_OF_BOX * box &&
    area < MAX_INK_OF_BOX * box &&
    hull > MIN_HULL
  );
}

/** Mean gray level of each so many places of a quad, one after the other. */
function sampleMeans(
  image: GrayImage,
  [a, b, c, e, f, g, h, i]: ReturnType<typeof squareTo>,
  points: Float64Array,
  each: number,
): Float32Array {
  const means = new Float32Array(points.length / (2 * each));
  for (let point = 0; point < points.length; point += 2) {
    const u = points[point]!;
    const v = points[point + 1]!;
    const d = h * u + i * v + 1;
    const level = sampleBilinear(image, (a * u + b * v + c) / d, (e * u + f * v + g) / d);
    means[Math.floor(point / (2 * each))]! += level / each;
  }
  return means;
}

/** Gray levels of a quad's cells where it has a marker's dark border; null where it has none. */
function cellLevels(image: GrayImage, corners: Quad): Float32Array | null {
  const map = squareTo(corners);
  const [paper] = sampleMeans(image, map, PAPER_POINTS, PAPER_SAMPLES.length);
  const levels = sampleMeans(image, map, CELL_POINTS, CELL_SAMPLES.length);
  const border = levels.reduce((sum, level, cell) => sum + (isBorder[cell] ? level : 0), 0) / BORDER_CELLS;
  return border > paper! * MAX_BORDER_OF_PAPER ? null : levels;
}

/** Names the marker of a quad, or null when it is none. */
function identify(levels: Float32Array, corners: Quad, size: number, isMoved: boolean): FoundMarker | null {
  const [minScore, minLead] = isMoved ? [MIN_MOVED_SCORE, MIN_MOVED_LEAD] : [MIN_SCORE, MIN_LEAD];
  const { template, score, runnerUp } = matchMarker(levels, isMoved, minScore - minLead);
  if (score < minScore || score - runnerUp < minLead) return null;
  const { id, mirrored, turns } = template;
  const sheetCorners = CORNERS.map(([x, y]) => toMarkerAxes(x, y, mirrored, turns));
  return { id, mirrored, score, corners, sheetCorners, size, ...(isMoved && { isSmeared: true as const }) };
}

/** How surely a marker is one, to be compared with others. */
const surenessOf = ({ score, isSmeared }: FoundMarker): number => score - (isSmeared ? SMEARED_COST : 0);

/**
 * Finds the sheet's corner markers among an image's components.
 *
 * @returns Every marker seen, surest first; the same id twice means two sheets, or ink that resembles a marker.
 * @source Garrido-Jurado et al. (2014), with correlation of gray cells in place of thresholded bits.
 */
export function findMarkers(image: GrayImage, components: readonly Component[], runs: RunTable): FoundMarker[] {
  const found: FoundMarker[] = [];
  const nameless: { readonly levels: Float32Array; readonly corners: Quad; readonly size: number }[] = [];
  for (const component of components) {
    if (!mayBeMarker(component, image)) continue;
    const corners = quadOf(component, runs);
    const levels = corners && cellLevels(image, corners);
    if (!levels) continue;
    const size = (component.width + component.height) / 2;
    const marker = identify(levels, corners, size, false);
    if (marker) found.push(marker);
    else nameless.push({ levels, corners, size });
  }
  if (found.length < ENOUGH_MARKERS) {
    const smeared = nameless.flatMap(({ levels, corners, size }) => identify(levels, corners, size, true) ?? []);
    // One id alone is a chance likeness, however often: rings resemble it.
    if (new Set([...found, ...smeared].map(({ id }) => id)).size > 1) found.push(...smeared);
  }
  return found.sort((a, b) => surenessOf(b) - surenessOf(a));
}

/** Markers and the ink among which they were found. */
export interface MarkerSearch {
  /** Every marker seen, surest first. */
  readonly seen: readonly FoundMarker[];
  readonly components: readonly Component[];
  /** The ink was looked for at half resolution: where it does not do, the full one is to come and nothing else is tried. */
  readonly isCoarse?: true;
}

/** A sharp marker of this likeness is none by chance: print reaches 0.81, markers in focus have 0.84 and more. */
const CLEAR_MARKER = 0.83;

export const isClear = ({ score, isSmeared }: FoundMarker): boolean => score >= CLEAR_MARKER && !isSmeared;

/** True when a marker was clearly seen twice: two sheets lie in the photo. */
export function hasDuplicates(markers: readonly FoundMarker[]): boolean {
  const clear = markers.filter(isClear);
  return clearestMarkers(clear).length < clear.length;
}

/** The clearest marker of each id. */
export function clearestMarkers(markers: readonly FoundMarker[]): FoundMarker[] {
  return markers.filter((marker, index) => markers.findIndex((other) => other.id === marker.id) === index);
}
