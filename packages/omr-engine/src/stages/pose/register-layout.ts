import type { BubbleSpot, RingSpot } from '../../core/bubble-spot.ts';
import type { GrayImage } from '../../core/gray-image.ts';
import { fitHomography, type PlaneMap } from '../../core/homography.ts';
import { lengthOf } from '../../core/length.ts';
import { PointIndex } from '../../core/point-index.ts';
import type { SheetLayout } from '../../core/sheet-layout.ts';
import type { FoundMarker } from '../markers/find-markers.ts';
import type { RingCandidate } from '../rings/ring-candidates.ts';
import { isRingSeen, LEAST_CONTRAST, ringContrast } from '../rings/ring-presence.ts';
import { nearestRing, settledRing } from '../rings/seek-ring.ts';
import { type Anchor, bendThrough, bendToRings, type LookForRings, type Registration } from './sheet-bend.ts';

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

/** Corners of the markers that were seen. */
export const cornersOf = (layout: SheetLayout, markers: readonly FoundMarker[]): Anchor[] =>
  markers.flatMap(({ id, corners, sheetCorners }) => {
    const printed = layout.markers.find((known) => known.id === id);
    if (!printed) return [];
    return sheetCorners.map(([u, v], corner) => ({
      xMm: printed.xMm + ((1 + u) * printed.sizeMm) / 2,
      yMm: printed.yMm + ((1 + v) * printed.sizeMm) / 2,
      x: corners[corner]![0],
      y: corners[corner]![1],
    }));
  });

const flatThrough = (anchors: readonly Anchor[]): PlaneMap =>
  fitHomography(
    anchors.map(({ xMm, yMm }) => [xMm, yMm]),
    anchors.map(({ x, y }) => [x, y]),
  );

/** The perspective that the markers alone give. */
export const markersToPhoto = (layout: SheetLayout, markers: readonly FoundMarker[]): PlaneMap =>
  flatThrough(cornersOf(layout, markers));

/** The rings that lie where a map puts the layout's bubbles. */
function ringsAtSpots(
  { bubbles, pitchMm, stepMm }: SheetLayout,
  index: PointIndex<RingCandidate>,
  toPhoto: PlaneMap,
  reach: number,
): Anchor[] {
  return bubbles.flatMap((bubble): Anchor[] => {
    const { x, y, radiusX, radiusY } = ringAt(toPhoto, bubble.xMm, bubble.yMm, bubble.rMm);
    const radius = (radiusX + radiusY) / 2;
    const within = (Math.min(pitchMm, stepMm) / bubble.rMm) * radius * reach;
    const ring = index.nearest(x, y, within, (c) => c.size > radius * MIN_DIAMETER && c.size < radius * MAX_DIAMETER);
    return ring ? [{ xMm: bubble.xMm, yMm: bubble.yMm, x: ring.x, y: ring.y }] : [];
  });
}

/** Places a layout on the image by its markers and what `look` sees of its rings. */
function registerBy(layout: SheetLayout, markers: readonly FoundMarker[], look: LookForRings): Registration {
  const corners = cornersOf(layout, markers);
  return bendToRings(layout, flatThrough(corners), corners, look);
}

/** Places a layout on the image by its markers and the rings that lie where they put it. */
export function registerLayout(
  layout: SheetLayout,
  markers: readonly FoundMarker[],
  rings: readonly RingCandidate[],
): Registration {
  const index = new PointIndex(rings);
  return registerBy(layout, markers, (toPhoto, round) =>
    ringsAtSpots(layout, index, toPhoto, round === 0 ? FIRST_REACH : LATER_REACH),
  );
}

/**
 * Places a layout by looking for each ring on the gray image itself, near where the markers say it lies: for print too blurred or
 * too faint to come out of a threshold as rings.
 */
export const registerOnGray = (image: GrayImage, layout: SheetLayout, markers: readonly FoundMarker[]): Registration =>
  registerBy(layout, markers, (toPhoto, _, isLast) =>
    layout.bubbles.flatMap(({ xMm, yMm, rMm }) => {
      const expected = ringAt(toPhoto, xMm, yMm, rMm);
      const ring = isLast ? settledRing(image, expected) : nearestRing(image, expected);
      return isRingSeen(ringContrast(image, ring), LEAST_CONTRAST) ? [{ xMm, yMm, x: ring.x, y: ring.y }] : [];
    }),
  );

/**
 * The page around bubbles that were placed without its markers.
 *
 * @param spots   The layout's bubbles, in its order.
 * @param markers Those that were seen all the same.
 */
export function pageAround(
  layout: SheetLayout,
  spots: readonly BubbleSpot[],
  markers: readonly FoundMarker[],
): PlaneMap {
  const rings = layout.bubbles.map(({ xMm, yMm }, at) => ({ xMm, yMm, x: spots[at]!.x, y: spots[at]!.y }));
  const anchors = [...rings, ...cornersOf(layout, markers)];
  return bendThrough(layout, flatThrough(anchors), anchors).toPhoto;
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
