import type { BubbleSpot } from '../core/bubble-spot.ts';
import type { GrayImage } from '../core/gray-image.ts';
import { fitHomography, type Pair } from '../core/homography.ts';
import { lengthOf } from '../core/length.ts';
import type { SheetLayout } from '../core/sheet-layout.ts';
import { median } from '../core/statistics.ts';
import { inKeyOrder } from './lattice-spots.ts';
import { seekMarker } from './missing-markers.ts';
import { bringsInOrder, isMirrored, type Pose, poses } from './number-signs.ts';

/** Median distance of the rings from our layout's, in radii: another print's rings lie otherwise. */
const MAX_RESIDUAL = 0.3;
/** Markers that must be seen where a pose puts them. */
const ENOUGH_MARKERS = 2;
/** The rings say well where the markers are, in cells, but paper curls between the two. */
const SEARCHES = [
  { reach: 4, step: 0.5 },
  { reach: 0.25, step: 0.25 },
] as const;

/**
 * Tells the pose of a sheet of ours whose rings were found by themselves: the only one in which its corner markers stand where the
 * layout has them, though smear, a stain or a finger hid them as components.
 *
 * @param placed The lattice's bubbles in its own order, px of the image.
 * @param rows   Questions of each group of the lattice, in the lattice's order.
 * @returns null where fewer than two are seen, or as many in two poses.
 */
export function poseByMarkers(
  image: GrayImage,
  layout: SheetLayout,
  placed: readonly BubbleSpot[],
  rows: readonly number[],
): Pose | null {
  const { groups, options } = layout.spec;
  const printed = layout.bubbles.map(({ xMm, yMm }): Pair => [xMm, yMm]);
  const seenIn = (pose: Pose): number => {
    if (!bringsInOrder(pose, rows, groups)) return 0;
    const spots = inKeyOrder(placed, rows, options, pose);
    const flat = fitHomography(
      printed,
      spots.map(({ x, y }): Pair => [x, y]),
    );
    const strays = spots.map(({ x, y, radiusX, radiusY }, at) => {
      const [flatX, flatY] = flat(...printed[at]!);
      return (2 * lengthOf(x - flatX, y - flatY)) / (radiusX + radiusY);
    });
    if (median(strays) > MAX_RESIDUAL) return 0;
    const seen = layout.markers.filter((marker) => {
      const [left, top] = flat(marker.xMm, marker.yMm);
      const [right, bottom] = flat(marker.xMm + marker.sizeMm, marker.yMm + marker.sizeMm);
      const size = lengthOf(right - left, bottom - top) / Math.SQRT2;
      return seekMarker(image, marker, flat, { mirrored: isMirrored(pose), size }, SEARCHES) !== null;
    });
    return seen.length;
  };
  const counts = poses.map(seenIn);
  const most = Math.max(...counts);
  return most >= ENOUGH_MARKERS && counts.filter((count) => count === most).length === 1
    ? poses[counts.indexOf(most)]!
    : null;
}
