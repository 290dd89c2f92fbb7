import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import { fitHomography, type Pair, type PlaneMap } from '../core/homography.ts';
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
/** As far as a perspective may move a fourth marker from where the other three's middles put it. */
const SEARCHES_FROM_MIDDLES = [{ reach: 14, step: 0.5 }, SEARCHES[1]] as const;
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
export function seekMarker(
  image: GrayImage,
  { id, xMm, yMm, sizeMm }: Printed,
  flat: PlaneMap,
  { mirrored, size }: Pick<FoundMarker, 'mirrored' | 'size'>,
  searches: readonly { readonly reach: number; readonly step: number }[],
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
  for (const { reach, step } of searches) {
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

const middleOf = ({ corners }: FoundMarker): Pair => [
  corners.reduce((sum, [x]) => sum + x / corners.length, 0),
  corners.reduce((sum, [, y]) => sum + y / corners.length, 0),
];

/** The page by three markers' middles alone, as if seen from straight above: smeared, their outlines say little of the perspective. */
function flatByMiddles(layout: SheetLayout, markers: readonly FoundMarker[], missing: Printed): PlaneMap {
  const middles = new Map<number, Pair>(markers.map((marker) => [marker.id, middleOf(marker)]));
  const opposite = middles.get((missing.id + 2) % layout.markers.length)!;
  const beside = [...middles].filter(([id]) => (id - missing.id) % 2 !== 0).map(([, middle]) => middle);
  const [a, b] = beside as [Pair, Pair];
  middles.set(missing.id, [a[0] + b[0] - opposite[0], a[1] + b[1] - opposite[1]]);
  return fitHomography(
    layout.markers.map(({ xMm, yMm, sizeMm }): Pair => [xMm + sizeMm / 2, yMm + sizeMm / 2]),
    layout.markers.map(({ id }) => middles.get(id)!),
  );
}

/**
 * Looks for the sheet's markers that did not come out as components (smeared, joined with something beside them) where the others
 * say they are.
 *
 * @param markers   At least two, of one sheet.
 * @param byMiddles The fourth is looked for where the middles of three put it, whatever their outlines say.
 * @returns The markers, with those added that were found and lie as the sheet's do.
 */
export function addMissingMarkers(
  image: GrayImage,
  layout: SheetLayout,
  markers: readonly FoundMarker[],
  byMiddles = false,
): readonly FoundMarker[] {
  const missing = layout.markers.filter(({ id }) => !markers.some((marker) => marker.id === id));
  if (missing.length === 0 || (byMiddles && missing.length > 1)) return markers;
  const flat = byMiddles ? flatByMiddles(layout, markers, missing[0]!) : markersToPhoto(layout, markers);
  const searches = byMiddles ? SEARCHES_FROM_MIDDLES : SEARCHES;
  const added = missing.flatMap((printed) => seekMarker(image, printed, flat, markers[0]!, searches) ?? []);
  const all = [...markers, ...added];
  return added.length > 0 && (byMiddles || isOneSheet(layout, all)) ? all : markers;
}
