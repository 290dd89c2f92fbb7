import type { BubbleSpot } from '../core/bubble-spot.ts';
import { fitHomography, type Pair, type PlaneMap } from '../core/homography.ts';
import { lengthOf } from '../core/length.ts';
import { PointIndex } from '../core/point-index.ts';
import type { SheetBubble, SheetLayout } from '../core/sheet-layout.ts';
import { median } from '../core/statistics.ts';
import { cubic, quadratic, type SurfacePoint } from '../core/surface.ts';
import type { RingSpot } from './check-fit.ts';
import type { FoundMarker } from './find-markers.ts';
import { learnPaperField } from './paper-field.ts';
import type { RingCandidate } from './ring-candidates.ts';
import { sheetBend } from './sheet-bend.ts';

/** How far from its expected place a ring may be, as a share of the nearer neighbour's distance: before and after the first fit. */
const FIRST_REACH = 0.48;
const LATER_REACH = 0.3;
/** A ring's size against the expected radius: its diameter, with the threshold's and the tilt's tolerance. */
const MIN_DIAMETER = 1.5;
const MAX_DIAMETER = 2.9;
const ROUNDS = 3;
/** Fewer rings than this share cannot carry a fit. */
const MIN_SHARE_TO_FIT = 0.35;
/** Cell of the index, px. */
const INDEX_PX = 32;

export interface Registration {
  /** Work-image position of a sheet position in mm. */
  readonly toPhoto: PlaneMap;
  /** Share of the layout's bubbles whose ring was seen where it should be, 0 to 1. */
  readonly matchedShare: number;
  /** Median distance of the rings from the fit, px. */
  readonly residual: number;
  /** How far the matched rings lie from the markers' perspective, and which bubbles show none. */
  readonly matched: readonly SurfacePoint[];
  readonly unmatched: readonly SheetBubble[];
  /** Median size of the rings against the size that the layout has there; 1 where rings were not measured. */
  readonly sizeRatio: number;
  /** The rings were looked for one by one on the gray image, since a threshold shows too few. */
  readonly isOnGray?: true;
}

/** The perspective that the markers alone give. */
export function markersToPhoto(layout: SheetLayout, markers: readonly FoundMarker[]): PlaneMap {
  const from: Pair[] = [];
  const to: Pair[] = [];
  for (const marker of markers) {
    const printed = layout.markers.find((known) => known.id === marker.id);
    if (!printed) continue;
    marker.sheetCorners.forEach(([u, v], corner) => {
      from.push([printed.xMm + ((1 + u) * printed.sizeMm) / 2, printed.yMm + ((1 + v) * printed.sizeMm) / 2]);
      to.push(marker.corners[corner]!);
    });
  }
  return fitHomography(from, to);
}

/**
 * Places a layout on the image: the markers' perspective, then a correction fitted to the printed rings themselves
 * (quadratic, then cubic), which follows curled and folded paper.
 */
export function registerLayout(
  layout: SheetLayout,
  markers: readonly FoundMarker[],
  rings: readonly RingCandidate[],
): Registration {
  const flat = markersToPhoto(layout, markers);
  const index = new PointIndex(rings, INDEX_PX);
  const neighbourMm = Math.min(layout.pitchMm, layout.stepMm);
  const bend = sheetBend(layout, flat);
  let toPhoto = flat;
  let matched: SurfacePoint[] = [];
  let seen: { readonly bubble: SheetBubble; readonly ring: RingCandidate }[] = [];
  let unmatched: SheetBubble[] = [];
  let residual = 0;
  let sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    seen = [];
    unmatched = [];
    sizes = [];
    for (const bubble of layout.bubbles) {
      const { xMm, yMm, rMm } = bubble;
      const { x, y, radiusX, radiusY } = ringAt(toPhoto, xMm, yMm, rMm);
      const radius = (radiusX + radiusY) / 2;
      const reach = (neighbourMm / rMm) * radius * (round === 0 ? FIRST_REACH : LATER_REACH);
      const ring = index.nearest(x, y, reach, (c) => c.size > radius * MIN_DIAMETER && c.size < radius * MAX_DIAMETER);
      if (!ring) {
        unmatched.push(bubble);
        continue;
      }
      sizes.push(ring.size / (2 * radius));
      seen.push({ bubble, ring });
    }
    matched = seen.map(({ bubble, ring }) => bend.sample(bubble, ring.x, ring.y));
    if (matched.length < layout.bubbles.length * MIN_SHARE_TO_FIT) break;
    ({ toPhoto, residual } = bend.fit(matched, round === 0 ? quadratic : cubic));
  }
  const matchedShare = matched.length / layout.bubbles.length;
  if (matchedShare >= MIN_SHARE_TO_FIT) {
    const smooth = toPhoto;
    const shifts = seen.map(({ bubble, ring }) => {
      const [x, y] = smooth(bubble.xMm, bubble.yMm);
      return { x: bubble.xMm, y: bubble.yMm, dx: ring.x - x, dy: ring.y - y };
    });
    const field = learnPaperField(shifts, Math.max(layout.pitchMm, layout.stepMm));
    residual = Math.min(residual, field.residual);
    toPhoto = (xMm, yMm) => {
      const [x, y] = smooth(xMm, yMm);
      const [dx, dy] = field.at(xMm, yMm);
      return [x + dx, y + dy];
    };
  }
  return { toPhoto, matchedShare, residual, matched, unmatched, sizeRatio: median(sizes) };
}

/** The ring around a place of the page, with its half axes on the image, px. */
export function ringAt(toPhoto: PlaneMap, xMm: number, yMm: number, rMm: number): RingSpot {
  const [x, y] = toPhoto(xMm, yMm);
  const [rightX, rightY] = toPhoto(xMm + rMm, yMm);
  const [downX, downY] = toPhoto(xMm, yMm + rMm);
  return { x, y, radiusX: lengthOf(rightX - x, downX - x), radiusY: lengthOf(rightY - y, downY - y) };
}

/** The layout's bubbles on the image. */
export const locateBubbles = (layout: SheetLayout, toPhoto: PlaneMap): BubbleSpot[] =>
  layout.bubbles.map(({ group, question, option, xMm, yMm, rMm }) => ({
    group,
    question,
    option,
    ...ringAt(toPhoto, xMm, yMm, rMm),
  }));

/** Half the width of a number of two digits, in its size. */
const HALF_NUMBER = 0.6;

/** Where a layout's question numbers are printed on the image, as places of its rings' size. */
export const locateNumbers = (layout: SheetLayout, toPhoto: PlaneMap): RingSpot[] =>
  layout.bubbles
    .filter(({ option }) => option === 0)
    .flatMap(({ group, yMm, rMm }) => {
      const column = layout.columns[group];
      return column ? [ringAt(toPhoto, column.numberRightMm - HALF_NUMBER * column.numberSizeMm, yMm, rMm)] : [];
    });

/**
 * How far the rings pull the layout from where the markers alone put it, at most, in row pitches. Paper curls by a few millimetres;
 * a layout of other rows can be bent onto the sheet's rings only by much more.
 */
export function largestBend(layout: SheetLayout, flat: PlaneMap, toPhoto: PlaneMap): number {
  let largest = 0;
  for (const { xMm, yMm, rMm } of layout.bubbles) {
    const [flatX, flatY] = flat(xMm, yMm);
    const { x, y, radiusX, radiusY } = ringAt(toPhoto, xMm, yMm, rMm);
    const pitch = (layout.pitchMm / rMm) * ((radiusX + radiusY) / 2);
    largest = Math.max(largest, lengthOf(x - flatX, y - flatY) / pitch);
  }
  return largest;
}
