import { type Attempt, failed } from './core/attempt.ts';
import type { WorkImage } from './core/gray-image.ts';
import type { Pair, PlaneMap } from './core/homography.ts';
import type { SheetLayout } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import { hasRingsBetween, hasRingsOutside, lacksEdgeLine } from './stages/check-fit.ts';
import type { CoarseInk } from './stages/coarse-ink.ts';
import { clearestMarkers, type FoundMarker, findMarkers, hasTwins } from './stages/find-markers.ts';
import { type Component, findInk } from './stages/label-components.ts';
import { linesAroundLayout, linesBetweenLayout } from './stages/lines-around.ts';
import { markersOfOne, sheetOnTop } from './stages/markers-of-one.ts';
import { MAX_UNSEEN, measureSheet } from './stages/measure-sheet.ts';
import { addMissingMarkers } from './stages/missing-markers.ts';
import { hasOtherSheet } from './stages/other-sheet.ts';
import { hasLineLikeOwn } from './stages/own-likeness.ts';
import { readStrip } from './stages/read-strip.ts';
import { largestBend, markersToPhoto, placeBubbles, placeNumbers, registerLayout } from './stages/register-layout.ts';
import { nearestRing, registerOnGray } from './stages/register-on-gray.ts';
import { ringCandidates } from './stages/ring-candidates.ts';
import { placeStrip } from './stages/strip-place.ts';
import { fineThreshold, type InkThreshold } from './stages/threshold-runs.ts';

/** Markers that carry a reading: with two of them the sheet's other half is a guess that only the rings confirm. */
const ENOUGH_MARKERS = 3;
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
/** Most that curl and folds may move a bubble, in row pitches: with all markers seen, and with fewer, which say less of the far side. */
const MAX_BEND = 0.5;
const MAX_BEND_OF_FEW = 1;
/** A marker seen in the wrong place bends the layout from there, too: by up to this much where long columns of rings fit it all the better. */
const MAX_BEND_OF_MANY = 1.2;
const MANY_ROWS = 7;
const MANY_RINGS = 0.8;
const MANY_RESIDUAL = 0.06;
/** Median distance of the rings from the fit, in radii and in any case: at most 0.07 on the right sheet, 0.13 and more where the key was stretched. */
const MAX_RESIDUAL = 0.12;
/** Smeared rings are seen in place less exactly: to 0.17 on the right sheet, moved by 9 px. */
const MAX_RESIDUAL_ON_GRAY = 0.2;
const MAX_RESIDUAL_PX = 0.45;
/** Rings against the layout's: a little larger, by their line; 1.08 and more on the right sheet, 0.8 on one of smaller bubbles. */
const MIN_SIZE_RATIO = 0.9;

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

/**
 * Reads our own sheet by its corner markers, whatever its turn; at least three of them, or two that the rings confirm.
 *
 * @param measureIn Image to measure in, where the one to find things in was enhanced.
 */
export function readMarkedSheet(
  image: WorkImage,
  layout: SheetLayout,
  { markers: clearest, components, seen, isCoarse }: MarkerSearch,
  workspace: Workspace,
  measureIn = image,
): Attempt {
  const [only] = clearest;
  if (!only) return failed('markers-missing');
  if (clearest.length < LEAST_MARKERS) return failed(isClear(only) ? 'markers-missing' : 'no-sheet', 1);
  const { clock } = workspace;
  clock.enter('find');
  let rings = ringCandidates(image, components, MIN_RING_PX, MAX_RING_PX);
  clock.enter('register');
  const onTop = hasTwins(seen) ? sheetOnTop(layout, seen, rings) : markersOfOne(layout, seen);
  if (!onTop) return failed('two-sheets', clearest.length);
  const markers = addMissingMarkers(image, layout, onTop);
  let registration = registerLayout(layout, markers, rings);
  if (registration.matchedShare < ENOUGH_RINGS && !isCoarse) {
    const fineInk = findInk(image, fineThreshold(image.frameSide), workspace);
    rings = rings.concat(ringCandidates(image, fineInk, MIN_RING_PX, MAX_RING_PX));
    registration = registerLayout(layout, markers, rings);
  }
  const flat = markersToPhoto(layout, markers);
  const { widthMm, heightMm } = layout;
  const outline: Pair[] = [flat(0, 0), flat(widthMm, 0), flat(widthMm, heightMm), flat(0, heightMm)];
  if (registration.matchedShare < ENOUGH_RINGS) {
    if (!isCoarse) registration = registerOnGray(image, layout, flat);
    if (registration.matchedShare < ENOUGH_ON_GRAY) {
      if (markers.length >= ENOUGH_MARKERS) return failed('layout-mismatch', markers.length, outline);
      const isPart = registration.matchedShare >= PART_OF_SHEET || markers.some(isClear);
      return failed(isPart ? 'half-sheet' : 'no-sheet', markers.length, outline);
    }
  }
  clock.enter('measure');
  const { place } = registration;
  const spots = placeBubbles(layout, place);
  const { bubbles, unseenShare, sheetContrast } = measureSheet(measureIn, spots);
  const { groups, options } = layout.spec;
  if (hasOtherSheet(rings, spots, groups, options, { page: outline, frame: image }))
    return failed('two-sheets', markers.length, outline);
  const maxResidual = registration.isOnGray ? MAX_RESIDUAL_ON_GRAY : MAX_RESIDUAL;
  const linesAround = (map: PlaneMap) => {
    const lines = linesAroundLayout(layout, map);
    return registration.isOnGray ? lines.map((line) => line.map((ring) => nearestRing(measureIn, ring))) : lines;
  };
  const areManyInPlace =
    Math.min(...groups) >= MANY_ROWS &&
    registration.matchedShare >= MANY_RINGS &&
    registration.residual < MANY_RESIDUAL * spots[0]!.radiusX;
  const maxBend = areManyInPlace ? MAX_BEND_OF_MANY : markers.length > ENOUGH_MARKERS ? MAX_BEND : MAX_BEND_OF_FEW;
  const misfits =
    largestBend(layout, flat, place) > maxBend ||
    registration.sizeRatio < MIN_SIZE_RATIO ||
    registration.residual > Math.max(MAX_RESIDUAL_PX, maxResidual * spots[0]!.radiusX) ||
    hasRingsBetween(rings, spots, placeNumbers(layout, place)) ||
    lacksEdgeLine(bubbles, groups, options) ||
    // Smeared rings are told by their look.
    (registration.isOnGray && hasLineLikeOwn(measureIn, linesBetweenLayout(layout, place), spots)) ||
    // A bend fitted to few rings says little beyond them: the markers alone may say where further lines are.
    (areManyInPlace ? [place] : [place, flat]).some((map) =>
      hasRingsOutside(measureIn, linesAround(map), sheetContrast),
    );
  if (misfits) return failed('layout-mismatch', markers.length, outline);
  if (unseenShare > MAX_UNSEEN) return failed('bubbles-unseen', markers.length, outline);
  const mirroredCount = markers.filter((marker) => marker.mirrored).length;
  return {
    ok: true,
    spots,
    bubbles,
    outline,
    markersFound: markers.length,
    mirrored: mirroredCount * 2 > markers.length,
    strip: layout.strip && readStrip(measureIn, layout.strip, placeStrip(layout, markers, flat, place)),
  };
}
