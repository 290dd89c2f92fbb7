import type { BubbleSpot, RingSpot } from '../../core/bubble-spot.ts';
import { fitHomography, type Pair, type PlaneMap } from '../../core/homography.ts';
import { lengthOf } from '../../core/length.ts';
import { learnPaperField } from '../../core/paper-field.ts';
import { PointIndex } from '../../core/point-index.ts';
import type { SheetLayout } from '../../core/sheet-layout.ts';
import type { FoundMarker } from '../markers/find-markers.ts';
import type { RingCandidate } from '../rings/ring-candidates.ts';
import { bendToRings, type SeenRing } from './sheet-bend.ts';

/** How far from its expected place a ring may be, as a share of the nearer neighbour's distance: before and after the first fit. */
const FIRST_REACH = 0.48;
const LATER_REACH = 0.3;
/** A ring's size against the expected radius: its diameter, with the threshold's and the tilt's tolerance. */
const MIN_DIAMETER = 1.5;
const MAX_DIAMETER = 2.9;
/**
 * Rings seen in their place, as a share: below this each ring is looked for on the gray image, where the right layout shows 0.98 to 1 and
 * another one at most 0.55; with fewer even there it is no use to measure. Of sheets on each other, each that shows so many is whole.
 */
export const ENOUGH_RINGS = 0.6;

export interface Registration {
  /** Work-image position of a sheet position in mm. */
  readonly toPhoto: PlaneMap;
  /** Share of the layout's bubbles whose ring was seen where it should be, 0 to 1. */
  readonly matchedShare: number;
  /** Median distance of the rings from the fit, or from what their neighbours foretell where that is less, px. */
  readonly residual: number;
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

/** The rings that lie where a map puts the layout's bubbles. */
function ringsAtSpots(
  { bubbles, pitchMm, stepMm }: SheetLayout,
  index: PointIndex<RingCandidate>,
  toPhoto: PlaneMap,
  reach: number,
): SeenRing[] {
  return bubbles.flatMap((bubble): SeenRing[] => {
    const { x, y, radiusX, radiusY } = ringAt(toPhoto, bubble.xMm, bubble.yMm, bubble.rMm);
    const radius = (radiusX + radiusY) / 2;
    const within = (Math.min(pitchMm, stepMm) / bubble.rMm) * radius * reach;
    const ring = index.nearest(x, y, within, (c) => c.size > radius * MIN_DIAMETER && c.size < radius * MAX_DIAMETER);
    return ring ? [{ bubble, ring }] : [];
  });
}

/** Lets the rings pull a map to where they are, over their neighbours. */
function withPaperField(
  { pitchMm, stepMm }: SheetLayout,
  smooth: PlaneMap,
  seen: readonly SeenRing[],
): { readonly toPhoto: PlaneMap; readonly residual: number } {
  const shifts = seen.map(({ bubble, ring }) => {
    const [x, y] = smooth(bubble.xMm, bubble.yMm);
    return { x: bubble.xMm, y: bubble.yMm, dx: ring.x - x, dy: ring.y - y };
  });
  const field = learnPaperField(shifts, Math.max(pitchMm, stepMm));
  const toPhoto: PlaneMap = (xMm, yMm) => {
    const [x, y] = smooth(xMm, yMm);
    const [dx, dy] = field.at(xMm, yMm);
    return [x + dx, y + dy];
  };
  return { toPhoto, residual: field.residual };
}

/**
 * Places a layout on the image: the markers' perspective, then a cubic correction fitted to the printed rings themselves, which follows
 * curled paper, then what the rings pull it beyond that, which follows creases and waves.
 */
export function registerLayout(
  layout: SheetLayout,
  markers: readonly FoundMarker[],
  rings: readonly RingCandidate[],
): Registration {
  const index = new PointIndex(rings);
  const flat = markersToPhoto(layout, markers);
  const { toPhoto, seen, isFitted, residual } = bendToRings(layout, flat, (bent, round) =>
    ringsAtSpots(layout, index, bent, round === 0 ? FIRST_REACH : LATER_REACH),
  );
  const matchedShare = seen.length / layout.bubbles.length;
  if (!isFitted) return { matchedShare, toPhoto, residual };
  const field = withPaperField(layout, toPhoto, seen);
  return { matchedShare, toPhoto: field.toPhoto, residual: Math.min(residual, field.residual) };
}

/** The ring around a place of the page, with its half axes on the image, px. */
export function ringAt(toPhoto: PlaneMap, xMm: number, yMm: number, rMm: number): RingSpot {
  const [x, y] = toPhoto(xMm, yMm);
  const [rightX, rightY] = toPhoto(xMm + rMm, yMm);
  const [downX, downY] = toPhoto(xMm, yMm + rMm);
  return { x, y, radiusX: lengthOf(rightX - x, downX - x), radiusY: lengthOf(rightY - y, downY - y) };
}

/** The layout's bubbles on the image. */
export const locateBubbles = ({ bubbles }: Pick<SheetLayout, 'bubbles'>, toPhoto: PlaneMap): BubbleSpot[] =>
  bubbles.map(({ group, question, option, xMm, yMm, rMm }) => ({
    group,
    question,
    option,
    ...ringAt(toPhoto, xMm, yMm, rMm),
  }));
