import type { WorkImage } from './core/gray-image.ts';
import type { Pair, PlaneMap } from './core/homography.ts';
import { gridBubblesOf } from './core/number-grid.ts';
import type { SheetLayout } from './core/sheet-layout.ts';
import { median } from './core/statistics.ts';
import type { Workspace } from './core/workspace.ts';
import type { FoundMarker } from './stages/markers/find-markers.ts';
import { MAX_UNSEEN, measureSheet } from './stages/marks/measure-sheet.ts';
import { type Attempt, failed } from './stages/pose/attempt.ts';
import { lacksEdgeLine, ringsOutside } from './stages/pose/check-fit.ts';
import { linesAroundLayout } from './stages/pose/lines-around.ts';
import { hasOtherSheet } from './stages/pose/other-sheet.ts';
import { isRefused, strainOf } from './stages/pose/pose-score.ts';
import { locateBubbles } from './stages/pose/register-layout.ts';
import type { Registration } from './stages/pose/sheet-bend.ts';
import type { RingCandidate } from './stages/rings/ring-candidates.ts';

/** What a sheet of ours is looked for with. */
export interface MarkedJob {
  readonly image: WorkImage;
  /** Image to measure in; the one to find things in may have been smoothed. */
  readonly measureIn: WorkImage;
  readonly layout: SheetLayout;
  readonly workspace: Workspace;
}

/** Our sheet where some of its markers place it, with what it was found in. */
interface PlacedSheet {
  readonly markers: readonly FoundMarker[];
  /** The page by its markers alone. */
  readonly flat: PlaneMap;
  readonly registration: Registration;
  readonly rings: readonly RingCandidate[];
  readonly outline: readonly Pair[];
}

/** Reads the bubbles where a registration places them, if nothing there contradicts the layout. */
export function readRegistered(
  { image, measureIn, layout, workspace }: MarkedJob,
  { markers, flat, registration, rings, outline }: PlacedSheet,
): Attempt {
  workspace.clock.enter('measure');
  const { toPhoto, residual } = registration;
  const spots = locateBubbles(layout, toPhoto);
  const { bubbles, unseenShare, sheetContrast } = measureSheet(measureIn, spots);
  const { groups, options } = layout.spec;
  if (hasOtherSheet(rings, spots, layout.spec, { page: outline, frame: image }))
    return failed('two-sheets', markers.length, outline);
  const gridSpots = locateBubbles({ bubbles: gridBubblesOf(layout) }, toPhoto);
  const grids = layout.grids && measureSheet(measureIn, gridSpots);
  const evidence = {
    missing: unseenShare,
    disagreement: residual / median(spots.map((spot) => spot.radiusX)),
    strain: strainOf(spots, locateBubbles(layout, flat)),
    contradicted:
      ringsOutside(measureIn, linesAroundLayout(layout, toPhoto), sheetContrast).length +
      Number(lacksEdgeLine(bubbles, groups, options)),
  };
  const lacksGrids = (grids?.unseenShare ?? 0) > MAX_UNSEEN;
  if (lacksGrids || isRefused(evidence)) return failed('layout-mismatch', markers.length, outline);
  const mirroredCount = markers.filter((marker) => marker.mirrored).length;
  return {
    ok: true,
    spots,
    bubbles,
    ...(grids && { grids: { spots: gridSpots, bubbles: grids.bubbles } }),
    outline,
    markersFound: markers.length,
    mirrored: mirroredCount * 2 > markers.length,
    page: toPhoto,
    isOurs: true,
  };
}
