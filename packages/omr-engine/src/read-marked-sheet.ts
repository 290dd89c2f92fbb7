import type { WorkImage } from './core/gray-image.ts';
import type { Pair } from './core/homography.ts';
import type { SheetLayout } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import { ENOUGH_MARKERS, type PlacedSheet, readRegistered } from './read-registered.ts';
import { type Attempt, failed } from './stages/attempt.ts';
import type { CoarseInk } from './stages/coarse-ink.ts';
import { clearestMarkers, type FoundMarker, findMarkers, hasDuplicates } from './stages/find-markers.ts';
import { type Component, findInk } from './stages/label-components.ts';
import { isOneSheet, markersOfOne, sheetOnTop } from './stages/markers-of-one.ts';
import { addMissingMarkers } from './stages/missing-markers.ts';
import { largestBend, markersToPhoto, registerLayout } from './stages/register-layout.ts';
import { registerOnGray, withRingsOnGray } from './stages/register-on-gray.ts';
import { ringCandidates } from './stages/ring-candidates.ts';
import { fineThreshold, type InkThreshold } from './stages/threshold-runs.ts';
import { whyUnread } from './stages/why-unread.ts';

const LEAST_MARKERS = 2;
/**
 * A sharp marker of this likeness is none by chance: print reaches 0.81, markers in focus have 0.84 and more. Without one, a single
 * marker is print, and so are two where fewer of the sheet's rings than this are seen.
 */
const CLEAR_MARKER = 0.83;
const PART_OF_SHEET = 0.3;
const MIN_RING_PX = 6;
const MAX_RING_PX = 90;
/**
 * Rings seen in their place, as a share: below this a finer threshold is added, then each ring is looked for on the gray image.
 * There the right layout shows 0.98 to 1, another one at most 0.55.
 */
const ENOUGH_RINGS = 0.6;
const ENOUGH_ON_GRAY = 0.7;
/** So many say where the others are. */
const NEARLY_ALL_RINGS = 0.95;
/** Shares that differ by no more say nothing. */
const ALIKE_SHARE = 0.05;
/** Beside the usual one: a dark photo, where borders run together; fine print or a far sheet. */
const furtherThresholds = (frameSide: number): InkThreshold[] => [
  { radius: Math.round(frameSide / 40), ratio: 0.75, offset: 2 },
  { radius: Math.round(frameSide / 110), ratio: 0.93, offset: 2 },
];

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

/** Looks again at other thresholds, as long as there are too few markers. */
export function seekFurther(image: WorkImage, first: MarkerSearch, workspace: Workspace): MarkerSearch {
  let best = first;
  for (const threshold of furtherThresholds(image.frameSide)) {
    if (best.markers.length >= ENOUGH_MARKERS) break;
    const components = findInk(image, threshold, workspace);
    const seen = seekMarkers(image, components, workspace);
    if (seen.markers.length > best.markers.length) best = seen;
  }
  return best;
}

const showsEnough = ({ registration: { matchedShare, isOnGray } }: PlacedSheet): boolean =>
  matchedShare >= (isOnGray ? ENOUGH_ON_GRAY : ENOUGH_RINGS);

/** The one that shows more of its rings or, where both show them, is bent less. */
function betterPlaced(layout: SheetLayout, a: PlacedSheet, b: PlacedSheet): PlacedSheet {
  const more = b.registration.matchedShare - a.registration.matchedShare;
  const areOnGray = [a, b].map(({ registration }) => registration.isOnGray === true);
  if (areOnGray[0] !== areOnGray[1]) return areOnGray[0] ? b : a;
  if (Math.abs(more) > ALIKE_SHARE) return more > 0 ? b : a;
  const [bendOfA, bendOfB] = [a, b].map(({ flat, registration }) => largestBend(layout, flat, registration.toPhoto));
  return bendOfB! < bendOfA! ? b : a;
}

/**
 * Reads our own sheet by its corner markers, whatever its turn; at least three of them, or two that the rings confirm.
 *
 * @param measureIn Image to measure in, where the one to find things in was enhanced.
 */
export function readMarkedSheet(
  image: WorkImage,
  layout: SheetLayout,
  search: MarkerSearch,
  workspace: Workspace,
  measureIn = image,
): Attempt {
  const read = readByMarkers(image, layout, search, workspace, measureIn);
  if (read.ok || read.code !== 'layout-mismatch') return read;
  return { ...read, shownAs: whyUnread(image, layout, search.markers) };
}

function readByMarkers(
  image: WorkImage,
  layout: SheetLayout,
  { markers: clearest, components, seen, isCoarse }: MarkerSearch,
  workspace: Workspace,
  measureIn: WorkImage,
): Attempt {
  const [only] = clearest;
  if (!only) return failed('markers-missing');
  if (clearest.length < LEAST_MARKERS) return failed(isClear(only) ? 'markers-missing' : 'no-sheet', 1);
  const { clock } = workspace;
  clock.enter('find');
  let rings = ringCandidates(image, components, MIN_RING_PX, MAX_RING_PX);
  clock.enter('register');
  let isFine = isCoarse === true;
  const addFineRings = () => {
    const fineInk = findInk(image, fineThreshold(image.frameSide), workspace);
    rings = rings.concat(ringCandidates(image, fineInk, MIN_RING_PX, MAX_RING_PX));
    isFine = true;
  };
  let onTop = hasDuplicates(seen) ? sheetOnTop(layout, seen, rings) : markersOfOne(layout, seen);
  if (!onTop && !isFine) {
    addFineRings();
    onTop = sheetOnTop(layout, seen, rings);
  }
  if (!onTop) return failed('two-sheets', clearest.length);
  const locateBy = (markers: readonly FoundMarker[]): PlacedSheet => {
    let registration = registerLayout(layout, markers, rings);
    if (registration.matchedShare < ENOUGH_RINGS && !isFine) {
      addFineRings();
      registration = registerLayout(layout, markers, rings);
    }
    const flat = markersToPhoto(layout, markers);
    if (registration.matchedShare < ENOUGH_RINGS && !isCoarse) registration = registerOnGray(image, layout, flat);
    else if (registration.matchedShare >= ENOUGH_RINGS && registration.matchedShare < NEARLY_ALL_RINGS)
      registration = withRingsOnGray(image, layout, flat, registration);
    return { markers, flat, registration };
  };
  const locateBest = (known: readonly FoundMarker[], byMiddles = false): PlacedSheet => {
    const all = addMissingMarkers(image, layout, known, byMiddles);
    // What was added may only resemble a marker: the rings tell.
    if (all === known) return locateBy(known);
    const withAll = locateBy(all);
    const best = betterPlaced(layout, withAll, locateBy(known));
    return best === withAll ? best : { ...best, isDoubted: true };
  };
  const readPlaced = (placed: PlacedSheet): Attempt => {
    const { markers, flat, registration } = placed;
    const { widthMm, heightMm } = layout;
    const outline: Pair[] = [flat(0, 0), flat(widthMm, 0), flat(widthMm, heightMm), flat(0, heightMm)];
    if (showsEnough(placed)) return readRegistered({ image, layout, rings, outline, measureIn, ...placed }, workspace);
    // Small print, smeared, resembles markers anywhere: those of a sheet lie as its own do.
    if (markers.length >= ENOUGH_MARKERS && (markers.some(isClear) || isOneSheet(layout, markers)))
      return failed('layout-mismatch', markers.length, outline);
    const isPart = registration.matchedShare >= PART_OF_SHEET || markers.some(isClear);
    return failed(isPart ? 'half-sheet' : 'no-sheet', markers.length, outline);
  };
  const first = locateBest(onTop);
  const read = readPlaced(first);
  if (read.ok || read.code !== 'layout-mismatch') return read;
  // A smeared marker may only resemble one, too; and three that are smeared say little of where the fourth is.
  const smeared = onTop.filter(({ isSmeared }) => isSmeared);
  const areFew = onTop.length <= LEAST_MARKERS;
  if (smeared.length === 0 && (areFew || !first.registration.isOnGray)) return read;
  const ways = areFew
    ? []
    : [
        () => locateBest(onTop, true),
        ...smeared.map((one) => () => locateBest(onTop.filter((marker) => marker !== one))),
      ];
  for (const way of ways) {
    const placed = way();
    const again = showsEnough(placed) ? readPlaced(placed) : read;
    if (again.ok) return again;
  }
  return { ...read, isSmeared: true };
}
