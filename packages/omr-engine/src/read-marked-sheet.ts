import type { WorkImage } from './core/gray-image.ts';
import type { Pair } from './core/homography.ts';
import { gridBubblesOf, withGrids } from './core/number-grid.ts';
import type { SheetFailureCode } from './core/reading.ts';
import type { SheetLayout } from './core/sheet-layout.ts';
import { median } from './core/statistics.ts';
import type { Workspace } from './core/workspace.ts';
import { findUsualInk } from './stages/ink/label-components.ts';
import {
  clearestMarkers,
  ENOUGH_MARKERS,
  type FoundMarker,
  findMarkers,
  hasDuplicates,
  isClear,
  type MarkerSearch,
} from './stages/markers/find-markers.ts';
import { MAX_UNSEEN, measureSheet } from './stages/marks/measure-sheet.ts';
import { type Attempt, failed } from './stages/pose/attempt.ts';
import { lacksEdgeLine, ringsOutside } from './stages/pose/check-fit.ts';
import { linesAroundLayout } from './stages/pose/lines-around.ts';
import { LEAST_MARKERS, markersOfOne, sheetOnTop } from './stages/pose/markers-of-one.ts';
import { hasOtherSheet } from './stages/pose/other-sheet.ts';
import { isRefused, strainOf } from './stages/pose/pose-score.ts';
import {
  ENOUGH_RINGS,
  locateBubbles,
  markersToPhoto,
  registerLayout,
  registerOnGray,
} from './stages/pose/register-layout.ts';
import { whyUnread } from './stages/pose/why-unread.ts';
import { type RingCandidate, ringCandidates } from './stages/rings/ring-candidates.ts';

/** What a sheet of ours is looked for with. */
export interface MarkedJob {
  readonly image: WorkImage;
  /** Image to measure in; the one to find things in may have been smoothed. */
  readonly measureIn: WorkImage;
  readonly layout: SheetLayout;
  readonly workspace: Workspace;
}

/** Finds an image's usual ink, and markers in it. */
export function seekMarkers(image: WorkImage, workspace: Workspace): MarkerSearch {
  const components = findUsualInk(image, workspace);
  workspace.clock.enter('find');
  return { seen: findMarkers(image, components, workspace.runs), components };
}

/** Reads our own sheet by its corner markers, whatever its turn; at least three of them, or two that the rings confirm. */
export function readMarkedSheet(job: MarkedJob, search: MarkerSearch): Attempt {
  const read = readByMarkers(job, search);
  if (read.ok || read.code !== 'layout-mismatch') return read;
  return { ...read, shownAs: whyUnread(job.image, job.layout, clearestMarkers(search.seen)) };
}

function readByMarkers(job: MarkedJob, { components, seen, isCoarse }: MarkerSearch): Attempt {
  const { image, layout, workspace } = job;
  const clearest = clearestMarkers(seen);
  const [only] = clearest;
  if (!only) return failed('markers-missing');
  // Without a clear marker there is no sheet of ours.
  if (clearest.length < LEAST_MARKERS) return failed(isClear(only) ? 'markers-missing' : 'no-sheet', 1);
  workspace.clock.enter('find');
  const rings = ringCandidates(image, components);
  workspace.clock.enter('register');
  const markers = hasDuplicates(seen) ? sheetOnTop(layout, seen, rings) : markersOfOne(layout, seen);
  if (!markers) return failed('two-sheets', clearest.length);
  return readPlaced(job, markers, rings, isCoarse !== true);
}

/** Reads a sheet where some markers put it, if its rings are there and nothing contradicts the layout. */
function readPlaced(
  { image, measureIn, layout, workspace }: MarkedJob,
  markers: readonly FoundMarker[],
  rings: readonly RingCandidate[],
  isFinest: boolean,
): Attempt {
  const flat = markersToPhoto(layout, markers);
  const whole = withGrids(layout);
  const byRings = registerLayout(whole, markers, rings);
  const { matchedShare, toPhoto, residual } =
    byRings.matchedShare < ENOUGH_RINGS && isFinest ? registerOnGray(image, whole, markers) : byRings;
  const { widthMm, heightMm, spec } = layout;
  const outline: Pair[] = [flat(0, 0), flat(widthMm, 0), flat(widthMm, heightMm), flat(0, heightMm)];
  const refused = (code: SheetFailureCode) => failed(code, markers.length, outline);
  if (matchedShare < ENOUGH_RINGS) {
    if (!markers.some(isClear)) return refused('no-sheet');
    return refused(markers.length >= ENOUGH_MARKERS ? 'layout-mismatch' : 'half-sheet');
  }
  workspace.clock.enter('measure');
  const spots = locateBubbles(layout, toPhoto);
  if (hasOtherSheet(rings, spots, spec, { page: outline, frame: image })) return refused('two-sheets');
  const { bubbles, unseenShare, sheetContrast } = measureSheet(measureIn, spots);
  const gridSpots = locateBubbles({ bubbles: gridBubblesOf(layout) }, toPhoto);
  const grids = layout.grids && measureSheet(measureIn, gridSpots);
  const evidence = {
    missing: unseenShare,
    disagreement: residual / median(spots.map((spot) => spot.radiusX)),
    strain: strainOf(spots, locateBubbles(layout, flat)),
    contradicted:
      ringsOutside(measureIn, linesAroundLayout(layout, toPhoto), sheetContrast).length +
      Number(lacksEdgeLine(bubbles, spec.groups, spec.options)),
  };
  const lacksGrids = (grids?.unseenShare ?? 0) > MAX_UNSEEN;
  if (lacksGrids || isRefused(evidence)) return refused('layout-mismatch');
  return {
    ok: true,
    spots,
    bubbles,
    ...(grids && { grids: { spots: gridSpots, bubbles: grids.bubbles } }),
    outline,
    markersFound: markers.length,
    mirrored: markers.filter(({ mirrored }) => mirrored).length * 2 > markers.length,
    page: toPhoto,
    isOurs: true,
  };
}
