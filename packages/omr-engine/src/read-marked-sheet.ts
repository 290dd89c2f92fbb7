import { type Attempt, failed } from './core/attempt.ts';
import type { WorkImage } from './core/gray-image.ts';
import type { Pair } from './core/homography.ts';
import type { SheetLayout } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import { clearestMarkers, type FoundMarker, findMarkers } from './stages/find-markers.ts';
import { type Component, labelComponents } from './stages/label-components.ts';
import { MAX_UNSEEN, measureSheet } from './stages/measure-sheet.ts';
import { markersToPhoto, placeBubbles, registerLayout } from './stages/register-layout.ts';
import { ringCandidates } from './stages/ring-candidates.ts';
import { type InkThreshold, thresholdRuns } from './stages/threshold-runs.ts';

/** Markers that carry a reading: with two of them the sheet's other half is a guess that only the rings confirm. */
const ENOUGH_MARKERS = 3;
const LEAST_MARKERS = 2;
const MIN_RING_PX = 6;
const MAX_RING_PX = 90;
/** Rings seen in their place, as a share: below the first a finer threshold is added, below the second the layout does not fit. */
const ENOUGH_RINGS = 0.6;
const LEAST_RINGS = 0.5;

/** Usual light; a dark photo, where borders run together; fine print or a far sheet. */
const markerThresholds = (frameSide: number): InkThreshold[] => [
  { radius: Math.round(frameSide / 64), ratio: 0.9, offset: 2 },
  { radius: Math.round(frameSide / 40), ratio: 0.75, offset: 2 },
  { radius: Math.round(frameSide / 110), ratio: 0.93, offset: 2 },
];
/** Faint rings of a sheet whose markers were found. */
const fineThreshold = (frameSide: number): InkThreshold => ({
  radius: Math.max(6, Math.round(frameSide / 130)),
  ratio: 0.95,
  offset: 1,
});

export interface MarkedSheetOptions {
  /** Image to measure in, where the one to find things in was enhanced. */
  readonly measureIn?: WorkImage;
  /** Markers that another detector found. */
  readonly knownMarkers?: readonly FoundMarker[];
}

/** Markers and components of the threshold that shows most markers. */
function seekMarkers(
  image: WorkImage,
  known: readonly FoundMarker[],
  workspace: Workspace,
): { markers: FoundMarker[]; components: readonly Component[] } {
  let markers: FoundMarker[] = [];
  let components: readonly Component[] = [];
  for (const threshold of markerThresholds(image.frameSide)) {
    thresholdRuns(image, threshold, workspace);
    const inked = labelComponents(image.height, workspace);
    const seen = clearestMarkers([...findMarkers(image, inked, workspace.runs), ...known]);
    if (seen.length > markers.length) {
      markers = seen;
      components = inked;
    }
    if (markers.length >= ENOUGH_MARKERS) break;
  }
  return { markers, components };
}

/** Reads our own sheet by its corner markers, whatever its turn; at least three of them, or two that the rings confirm. */
export function readMarkedSheet(
  image: WorkImage,
  layout: SheetLayout,
  workspace: Workspace,
  { measureIn = image, knownMarkers = [] }: MarkedSheetOptions = {},
): Attempt {
  const { markers, components } = seekMarkers(image, knownMarkers, workspace);
  if (markers.length < LEAST_MARKERS) return failed('markers-missing', markers.length);
  let rings = ringCandidates(image, components, MIN_RING_PX, MAX_RING_PX);
  let registration = registerLayout(layout, markers, rings);
  if (registration.matchedShare < ENOUGH_RINGS) {
    thresholdRuns(image, fineThreshold(image.frameSide), workspace);
    rings = rings.concat(ringCandidates(image, labelComponents(image.height, workspace), MIN_RING_PX, MAX_RING_PX));
    registration = registerLayout(layout, markers, rings);
  }
  const toPhoto = markersToPhoto(layout, markers);
  const { widthMm, heightMm } = layout;
  const outline: Pair[] = [toPhoto(0, 0), toPhoto(widthMm, 0), toPhoto(widthMm, heightMm), toPhoto(0, heightMm)];
  if (registration.matchedShare < LEAST_RINGS) return failed('layout-mismatch', markers.length, outline);
  const spots = placeBubbles(layout, registration.place);
  const { bubbles, unseenShare } = measureSheet(measureIn, spots);
  if (unseenShare > MAX_UNSEEN) return failed('bubbles-unseen', markers.length, outline);
  const mirroredCount = markers.filter((marker) => marker.mirrored).length;
  return {
    ok: true,
    spots,
    bubbles,
    outline,
    markersFound: markers.length,
    mirrored: mirroredCount * 2 > markers.length,
  };
}
