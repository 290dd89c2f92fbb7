import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import type { PlaneMap } from '../../core/homography.ts';
import type { SheetFailureCode } from '../../core/reading.ts';
import { levelIn, sectorCos } from '../../core/sectors.ts';
import type { SheetLayout } from '../../core/sheet-layout.ts';
import { median } from '../../core/statistics.ts';
import type { FoundMarker } from '../markers/find-markers.ts';
import { ALL_MARKERS, LEAST_MARKERS } from './markers-of-one.ts';
import { locateBubbles, markersToPhoto } from './register-layout.ts';

/** A sheet with more of its bubbles than this outside the frame, or hidden, is not told apart from another. */
const FEW_LOST = 0.1;
/** A ring's line and the paper around it, in radii. */
const LOOKED_AT = [1, 1.5] as const;
/** Beside a marker, in its sides from its corner: the quiet zone that is printed around each. */
const BESIDE_MARKER = [
  [-0.2, 0.5],
  [1.2, 0.5],
  [0.5, -0.2],
  [0.5, 1.2],
] as const;
/** A sample from this level on shows nothing but light; paper below this share of the sheet's is under a hand or in deep shadow. */
const GLARE = 247;
const COVERED = 0.6;

/** Share of a sheet's bubbles that lie outside the frame, where its two surest markers put them: what resembles a third may be print. */
function shareOutside({ width, height }: GrayImage, layout: SheetLayout, markers: readonly FoundMarker[]): number {
  const spots = locateBubbles(layout, markersToPhoto(layout, markers.slice(0, LEAST_MARKERS)));
  return spots.filter(({ x, y }) => x < 0 || y < 0 || x >= width || y >= height).length / spots.length;
}

/** Level of the paper beside a sheet's markers, which were seen. */
function paperBesideMarkers(image: GrayImage, { markers }: SheetLayout, flat: PlaneMap): number {
  const levels = markers.flatMap(({ xMm, yMm, sizeMm }) =>
    BESIDE_MARKER.map(([u, v]) => {
      const [x, y] = flat(xMm + sizeMm * u, yMm + sizeMm * v);
      return sampleBilinear(image, x, y);
    }),
  );
  return median(levels);
}

/** Share of a sheet's bubbles that are lost in a reflection or under a hand. */
function shareHidden(image: GrayImage, layout: SheetLayout, markers: readonly FoundMarker[]): number {
  const flat = markersToPhoto(layout, markers);
  const paper = paperBesideMarkers(image, layout, flat);
  const spots = locateBubbles(layout, flat);
  const hidden = spots.filter((spot) => {
    const levels = Array.from(sectorCos, (_, sector) =>
      LOOKED_AT.map((radii) => levelIn(image, spot, sector, radii)),
    ).flat();
    // Overexposed paper is white all over, and where it shows no ring there is none.
    return (paper < GLARE && Math.min(...levels) >= GLARE) || Math.max(...levels) < COVERED * paper;
  });
  return hidden.length / spots.length;
}

/** What keeps a sheet from fitting the key, of which markers were seen: a part of it is not in view, something hides it, or another key. */
export function whyUnread(image: GrayImage, layout: SheetLayout, markers: readonly FoundMarker[]): SheetFailureCode {
  const areAllSeen = markers.filter(({ isSmeared }) => !isSmeared).length >= ALL_MARKERS;
  if (!areAllSeen && shareOutside(image, layout, markers) > FEW_LOST) return 'half-sheet';
  return shareHidden(image, layout, markers) > FEW_LOST ? 'bubbles-unseen' : 'layout-mismatch';
}
