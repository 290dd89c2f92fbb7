import type { WorkImage } from './core/gray-image.ts';
import type { Pair } from './core/homography.ts';
import { withGrids } from './core/number-grid.ts';
import type { Workspace } from './core/workspace.ts';
import { type MarkedJob, readRegistered } from './read-registered.ts';
import type { Component } from './stages/ink/label-components.ts';
import type { CoarseInk } from './stages/markers/coarse-ink.ts';
import { clearestMarkers, type FoundMarker, findMarkers, hasDuplicates } from './stages/markers/find-markers.ts';
import { type Attempt, failed } from './stages/pose/attempt.ts';
import { ENOUGH_MARKERS, LEAST_MARKERS, markersOfOne, sheetOnTop } from './stages/pose/markers-of-one.ts';
import { ENOUGH_RINGS, markersToPhoto, registerLayout } from './stages/pose/register-layout.ts';
import { registerOnGray } from './stages/pose/register-on-gray.ts';
import { whyUnread } from './stages/pose/why-unread.ts';
import { type RingCandidate, ringCandidates } from './stages/rings/ring-candidates.ts';

/**
 * A sharp marker of this likeness is none by chance: print reaches 0.81, markers in focus have 0.84 and more. Without one
 * there is no sheet of ours.
 */
const CLEAR_MARKER = 0.83;
/** A marked sheet tells the size of its rings: smaller ones than other people's are looked for. */
const MIN_RING_PX = 6;

/** Markers and the ink among which they were found. */
export interface MarkerSearch {
  /** The clearest of each id. */
  readonly markers: readonly FoundMarker[];
  readonly components: readonly Component[];
  /** Every marker seen, clearest first. */
  readonly seen: readonly FoundMarker[];
  /** The ink was looked for at half resolution: where it does not do, the full one is to come and nothing else is tried. */
  readonly isCoarse?: boolean;
}

const isClear = ({ score, isSmeared }: FoundMarker): boolean => score >= CLEAR_MARKER && !isSmeared;

/** Looks for markers in the ink of the usual threshold, which the workspace's runs must still hold. */
export function seekMarkers(image: WorkImage, components: readonly Component[], workspace: Workspace): MarkerSearch {
  workspace.clock.enter('find');
  const seen = findMarkers(image, components, workspace.runs);
  return { markers: clearestMarkers(seen), components, seen };
}

/** What was found at half resolution, as a search. */
export const coarseSearch = ({ components, markers }: CoarseInk): MarkerSearch => ({
  markers: clearestMarkers(markers),
  components,
  seen: markers,
  isCoarse: true,
});

/** Reads our own sheet by its corner markers, whatever its turn; at least three of them, or two that the rings confirm. */
export function readMarkedSheet(job: MarkedJob, search: MarkerSearch): Attempt {
  const read = readByMarkers(job, search);
  if (read.ok || read.code !== 'layout-mismatch') return read;
  return { ...read, shownAs: whyUnread(job.image, job.layout, search.markers) };
}

function readByMarkers(job: MarkedJob, { markers: clearest, components, seen, isCoarse }: MarkerSearch): Attempt {
  const { image, layout, workspace } = job;
  const [only] = clearest;
  if (!only) return failed('markers-missing');
  if (clearest.length < LEAST_MARKERS) return failed(isClear(only) ? 'markers-missing' : 'no-sheet', 1);
  workspace.clock.enter('find');
  const rings = ringCandidates(image, components, MIN_RING_PX);
  workspace.clock.enter('register');
  const markers = hasDuplicates(seen) ? sheetOnTop(layout, seen, rings) : markersOfOne(layout, seen);
  if (!markers) return failed('two-sheets', clearest.length);
  return readPlaced(job, markers, rings, isCoarse !== true);
}

/** Reads a sheet where some markers put it, if its rings are there. */
function readPlaced(
  job: MarkedJob,
  markers: readonly FoundMarker[],
  rings: readonly RingCandidate[],
  isFinest: boolean,
): Attempt {
  const { image, layout } = job;
  const flat = markersToPhoto(layout, markers);
  const whole = withGrids(layout);
  const byRings = registerLayout(whole, markers, rings);
  const registration =
    byRings.matchedShare < ENOUGH_RINGS && isFinest ? registerOnGray(image, whole, markers) : byRings;
  const { widthMm, heightMm } = layout;
  const outline: Pair[] = [flat(0, 0), flat(widthMm, 0), flat(widthMm, heightMm), flat(0, heightMm)];
  if (registration.matchedShare >= ENOUGH_RINGS)
    return readRegistered(job, { markers, flat, registration, rings, outline });
  if (markers.length >= ENOUGH_MARKERS && markers.some(isClear))
    return failed('layout-mismatch', markers.length, outline);
  return failed(markers.some(isClear) ? 'half-sheet' : 'no-sheet', markers.length, outline);
}
