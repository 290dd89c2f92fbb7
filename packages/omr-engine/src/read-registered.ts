import type { WorkImage } from './core/gray-image.ts';
import type { Pair, PlaneMap } from './core/homography.ts';
import type { SheetLayout } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import type { FoundMarker } from './stages/markers/find-markers.ts';
import { MAX_UNSEEN, measureSheet } from './stages/marks/measure-sheet.ts';
import { type Attempt, failed } from './stages/pose/attempt.ts';
import { hasRingsBetween, lacksEdgeLine, ringsOutside } from './stages/pose/check-fit.ts';
import { linesAroundLayout } from './stages/pose/lines-around.ts';
import { locateStrip } from './stages/pose/locate-strip.ts';
import { hasOtherSheet } from './stages/pose/other-sheet.ts';
import { readStrip } from './stages/pose/read-strip.ts';
import { largestBend, locateBubbles, type Registration } from './stages/pose/register-layout.ts';
import type { RingCandidate } from './stages/rings/ring-candidates.ts';
import { nearestRing } from './stages/rings/seek-ring.ts';

/** Markers that carry a reading: with two of them the sheet's other half is a guess that only the rings confirm. */
export const ENOUGH_MARKERS = 3;
/** So many of the sheet's rings in place, in columns so long, say where the lines beyond them are; fewer leave that to the markers, too. */
const MANY_RINGS = 0.8;
const MANY_ROWS = 7;

/** Median distance of the rings from the fit, in radii and in any case: at most 0.07 on the right sheet, 0.13 and more where the key was stretched. */
const MAX_RESIDUAL = 0.12;
/** Smeared rings are seen in place less exactly: to 0.17 on the right sheet, moved by 9 px. */
const MAX_RESIDUAL_ON_GRAY = 0.2;
const MAX_RESIDUAL_PX = 0.45;
/** Where rings are sought one by one, next to all of the right layout's are found: 0.03 are unseen at most, 0.11 and more of a near key's. */
const MAX_UNSEEN_ON_GRAY = 0.08;
/** Most that the rings may pull the layout from where the markers alone put it, in row pitches: another key is bent onto them by more. */
const MAX_BEND = 1;

/** What a sheet of ours is looked for with. */
export interface MarkedJob {
  readonly image: WorkImage;
  /** Image to measure in; the one to find things in may have been enhanced. */
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
  const { toPhoto, matchedShare, residual, isOnGray } = registration;
  const spots = locateBubbles(layout, toPhoto);
  const { bubbles, unseenShare, sheetContrast } = measureSheet(measureIn, spots);
  const { groups, options } = layout.spec;
  if (hasOtherSheet(rings, spots, groups, options, { page: outline, frame: image }))
    return failed('two-sheets', markers.length, outline);
  const linesAround = (map: PlaneMap) => {
    const lines = linesAroundLayout(layout, map);
    return isOnGray ? lines.map((line) => line.map((ring) => nearestRing(measureIn, ring))) : lines;
  };
  const isWellSeen = Math.min(...groups) >= MANY_ROWS && matchedShare >= MANY_RINGS;
  const mostResidual = Math.max(MAX_RESIDUAL_PX, (isOnGray ? MAX_RESIDUAL_ON_GRAY : MAX_RESIDUAL) * spots[0]!.radiusX);
  const mismatches =
    residual > mostResidual ||
    (isOnGray === true && unseenShare > MAX_UNSEEN_ON_GRAY) ||
    largestBend(layout, flat, toPhoto) > MAX_BEND ||
    hasRingsBetween(rings, spots) ||
    lacksEdgeLine(bubbles, groups, options) ||
    (isWellSeen ? [toPhoto] : [toPhoto, flat]).some(
      (map) => ringsOutside(measureIn, linesAround(map), sheetContrast).length > 0,
    );
  if (mismatches) return failed('layout-mismatch', markers.length, outline);
  if (unseenShare > MAX_UNSEEN) return failed('bubbles-unseen', markers.length, outline);
  const mirroredCount = markers.filter((marker) => marker.mirrored).length;
  return {
    ok: true,
    spots,
    bubbles,
    outline,
    markersFound: markers.length,
    mirrored: mirroredCount * 2 > markers.length,
    strip: layout.strip && readStrip(measureIn, layout.strip, locateStrip(layout, markers, flat, toPhoto)),
  };
}
