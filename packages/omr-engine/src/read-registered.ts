import type { WorkImage } from './core/gray-image.ts';
import type { Pair, PlaneMap } from './core/homography.ts';
import type { SheetLayout } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import { type Attempt, failed } from './stages/attempt.ts';
import { hasRingsBetween, lacksEdgeLine, ringsOutside } from './stages/check-fit.ts';
import type { FoundMarker } from './stages/find-markers.ts';
import { linesAroundLayout, linesBetweenLayout } from './stages/lines-around.ts';
import { locateStrip } from './stages/locate-strip.ts';
import { MAX_UNSEEN, measureSheet } from './stages/measure-sheet.ts';
import { hasOtherSheet } from './stages/other-sheet.ts';
import { learnOwnLook, type OwnLook } from './stages/own-likeness.ts';
import { readStrip } from './stages/read-strip.ts';
import { largestBend, locateBubbles, locateNumbers, type Registration } from './stages/register-layout.ts';
import { nearestRing } from './stages/register-on-gray.ts';
import type { RingCandidate } from './stages/ring-candidates.ts';

/** Markers that carry a reading: with two of them the sheet's other half is a guess that only the rings confirm. */
export const ENOUGH_MARKERS = 3;
/** Share of the sheet's rings seen in their place: many, and nearly all. */
const MANY_RINGS = 0.8;
const ALL_RINGS = 0.9;
/** Most that curl and folds may move a bubble, in row pitches: with all markers seen, and with fewer or smeared ones, which say less of the far side. */
const MAX_BEND = 0.5;
const MAX_BEND_OF_FEW = 1;
/** A marker seen in the wrong place bends the layout from there, too: by up to this much where long columns of rings fit it all the better. */
const MAX_BEND_OF_MANY = 1.2;
const MANY_ROWS = 7;
const MANY_RESIDUAL = 0.06;
/** Median distance of the rings from the fit, in radii and in any case: at most 0.07 on the right sheet, 0.13 and more where the key was stretched. */
const MAX_RESIDUAL = 0.12;
/** Where more of the rings than this are not seen at all, the others must lie better: at 0.07 on hidden ones, at 0.1 on a near key's in motion. */
const FEW_UNSEEN = 0.05;
const MAX_RESIDUAL_OF_SOME = 0.08;
/** Smeared rings are seen in place less exactly: to 0.17 on the right sheet, moved by 9 px. */
const MAX_RESIDUAL_ON_GRAY = 0.2;
const MAX_RESIDUAL_PX = 0.45;
/** Rings against the layout's: a little larger, by their line; 1.08 and more on the right sheet, 0.8 on one of smaller bubbles. */
const MIN_SIZE_RATIO = 0.9;

/** Our sheet where some of its markers place it. */
export interface PlacedSheet {
  readonly markers: readonly FoundMarker[];
  /** The page by its markers alone. */
  readonly flat: PlaneMap;
  readonly registration: Registration;
  /** One more marker was found, with which fewer of the rings lie in place. */
  readonly isDoubted?: true;
}

/** The same before its bubbles are looked at, with what it was found in. */
interface SheetToRead extends PlacedSheet {
  readonly image: WorkImage;
  readonly layout: SheetLayout;
  readonly rings: readonly RingCandidate[];
  readonly outline: readonly Pair[];
  readonly measureIn: WorkImage;
}

/** Reads the bubbles where a registration places them, if the sheet fits the layout there. */
export function readRegistered(
  { image, layout, markers, rings, flat, outline, measureIn, registration, isDoubted }: SheetToRead,
  { clock }: Workspace,
): Attempt {
  clock.enter('measure');
  const { toPhoto } = registration;
  const spots = locateBubbles(layout, toPhoto);
  const { bubbles, unseenShare, sheetContrast } = measureSheet(measureIn, spots);
  const { groups, options } = layout.spec;
  if (hasOtherSheet(rings, spots, groups, options, { page: outline, frame: image }))
    return failed('two-sheets', markers.length, outline);
  const maxResidual = registration.isOnGray
    ? MAX_RESIDUAL_ON_GRAY
    : unseenShare > FEW_UNSEEN
      ? MAX_RESIDUAL_OF_SOME
      : MAX_RESIDUAL;
  const linesAround = (map: PlaneMap) => {
    const lines = linesAroundLayout(layout, map);
    return registration.isOnGray ? lines.map((line) => line.map((ring) => nearestRing(measureIn, ring))) : lines;
  };
  const areManyAligned =
    Math.min(...groups) >= MANY_ROWS &&
    registration.matchedShare >= MANY_RINGS &&
    registration.residual < MANY_RESIDUAL * spots[0]!.radiusX;
  const isSeenWhole = registration.isOnGray && registration.matchedShare >= ALL_RINGS;
  const maxBend = areManyAligned
    ? MAX_BEND_OF_MANY
    : isDoubted || (markers.length > ENOUGH_MARKERS && !isSeenWhole)
      ? MAX_BEND
      : MAX_BEND_OF_FEW;
  let learned: OwnLook | undefined;
  const ownLook = () => (learned ??= learnOwnLook(measureIn, spots));
  const mismatches =
    largestBend(layout, flat, toPhoto) > maxBend ||
    registration.sizeRatio < MIN_SIZE_RATIO ||
    registration.residual > Math.max(MAX_RESIDUAL_PX, maxResidual * spots[0]!.radiusX) ||
    hasRingsBetween(rings, spots, locateNumbers(layout, toPhoto)) ||
    lacksEdgeLine(bubbles, groups, options) ||
    // Smeared rings are told by their look.
    (registration.isOnGray && linesBetweenLayout(layout, toPhoto).some(ownLook().isLike)) ||
    // A bend fitted to few rings says little beyond them: the markers alone may say where further lines are.
    (areManyAligned ? [toPhoto] : [toPhoto, flat]).some((map) =>
      ringsOutside(measureIn, linesAround(map), sheetContrast).some((line) => !ownLook().isOther(line)),
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
