import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import type { Pair, PlaneMap } from '../core/homography.ts';
import type { SheetLayout } from '../core/sheet-layout.ts';
import type { FoundMarker } from './find-markers.ts';
import { MARKER_CELLS, uprightScore } from './marker-patterns.ts';
import type { Quad } from './marker-quad.ts';
import { isOneSheet } from './markers-of-one.ts';
import { markersToPhoto } from './register-layout.ts';

/**
 * Where a marker is looked for around its expected place, in cells: coarsely, then finely. Three smeared markers say little of the
 * perspective, and miss the fourth by up to 8 cells.
 */
const SEARCHES = [
  { reach: 9, step: 0.5 },
  { reach: 0.25, step: 0.25 },
] as const;
/** Least correlation with its own pattern, in the pose that the other markers give. */
const MIN_SCORE = 0.75;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

type Printed = SheetLayout['markers'][number];

/** One marker near where the others say it is; null where it is not seen. */
function seekMarker(
  image: GrayImage,
  { id, xMm, yMm, sizeMm }: Printed,
  flat: PlaneMap,
  { mirrored, size }: FoundMarker,
): FoundMarker | null {
  const corners = CORNERS.map(([u, v]) => flat(xMm + ((1 + u) * sizeMm) / 2, yMm + ((1 + v) * sizeMm) / 2));
  if (corners.some(([x, y]) => x < 0 || y < 0 || x > image.width - 1 || y > image.height - 1)) return null;
  const cells = Array.from({ length: MARKER_CELLS * MARKER_CELLS }, (_, cell) => {
    const row = Math.floor(cell / MARKER_CELLS);
    return flat(
      xMm + (((cell % MARKER_CELLS) + 0.5) * sizeMm) / MARKER_CELLS,
      yMm + ((row + 0.5) * sizeMm) / MARKER_CELLS,
    );
  });
  const scoreAt = (dx: number, dy: number) =>
    uprightScore(
      id,
      cells.map(([x, y]) => sampleBilinear(image, x + dx, y + dy)),
    );
  let score = -1;
  let shift: Pair = [0, 0];
  for (const { reach, step } of SEARCHES) {
    const [fromX, fromY] = shift;
    const cell = size / MARKER_CELLS;
    for (let down = -reach; down <= reach; down += step) {
      for (let along = -reach; along <= reach; along += step) {
        const [dx, dy] = [fromX + along * cell, fromY + down * cell];
        const own = scoreAt(dx, dy);
        if (own <= score) continue;
        score = own;
        shift = [dx, dy];
      }
    }
  }
  if (score < MIN_SCORE) return null;
  const [dx, dy] = shift;
  const moved = corners.map(([x, y]) => [x + dx, y + dy] as const) as unknown as Quad;
  return { id, mirrored, score, corners: moved, sheetCorners: CORNERS, size };
}

/**
 * Looks for the sheet's markers that did not come out as components (smeared, joined with something beside them) where the others
 * say they are.
 *
 * @param markers At least two, of one sheet.
 * @returns The markers, with those added that were found and lie as the sheet's do.
 */
export function addMissingMarkers(
  image: GrayImage,
  layout: SheetLayout,
  markers: readonly FoundMarker[],
): readonly FoundMarker[] {
  if (markers.length === layout.markers.length) return markers;
  const flat = markersToPhoto(layout, markers);
  const added = layout.markers.flatMap((printed) =>
    markers.some(({ id }) => id === printed.id) ? [] : (seekMarker(image, printed, flat, markers[0]!) ?? []),
  );
  const all = [...markers, ...added];
  return added.length > 0 && isOneSheet(layout, all) ? all : markers;
}
