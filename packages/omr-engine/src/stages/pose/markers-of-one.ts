import { lengthOf } from '../../core/length.ts';
import type { SheetLayout } from '../../core/sheet-layout.ts';
import { clearestMarkers, ENOUGH_MARKERS, type FoundMarker } from '../markers/find-markers.ts';
import type { RingCandidate } from '../rings/ring-candidates.ts';
import { cornersOf, ENOUGH_RINGS, markersToPhoto, registerLayout } from './register-layout.ts';

/** Markers of one sheet fit one perspective: their corners lie within this share of a marker's side. */
const MAX_STRAY = 0.5;
/** Fewer are a chance likeness. */
export const LEAST_MARKERS = 2;
/** With as many the whole sheet is in view. */
export const ALL_MARKERS = 4;

/** Every choice of markers, one of an id at most, that has at least so many. */
function choicesOf(markers: readonly FoundMarker[], least: number): FoundMarker[][] {
  let choices: FoundMarker[][] = [[]];
  for (const id of [0, 1, 2, 3]) {
    const own = markers.filter((marker) => marker.id === id);
    choices = choices.flatMap((choice) => [choice, ...own.map((marker) => [...choice, marker])]);
  }
  return choices.filter(({ length }) => length >= least);
}

/** How far markers lie from the places that one perspective gives them, in their sides, at most. */
function strayOf(layout: SheetLayout, markers: readonly FoundMarker[]): number {
  if (markers.some(({ mirrored }) => mirrored !== markers[0]!.mirrored)) return Number.POSITIVE_INFINITY;
  const flat = markersToPhoto(layout, markers);
  const strays = markers.flatMap((marker) =>
    cornersOf(layout, [marker]).map(({ xMm, yMm, x, y }) => {
      const [flatX, flatY] = flat(xMm, yMm);
      return lengthOf(flatX - x, flatY - y) / marker.size;
    }),
  );
  return Math.max(...strays);
}

/** True when markers lie as the layout's do under one perspective. */
const isOneSheet = (layout: SheetLayout, markers: readonly FoundMarker[]): boolean =>
  strayOf(layout, markers) < MAX_STRAY;

/**
 * The clearest marker of each id or, where those do not lie as one sheet's do or an id was seen twice, the most that do, and of as many
 * those that lie best: print and marks sometimes resemble a marker, and four always have one perspective, though it bends what is around.
 *
 * @param markers Every marker seen, clearest first.
 */
export function markersOfOne(layout: SheetLayout, markers: readonly FoundMarker[]): readonly FoundMarker[] {
  const clearest = clearestMarkers(markers);
  if (clearest.length <= LEAST_MARKERS) return clearest;
  if (markers.length === clearest.length && isOneSheet(layout, clearest)) return clearest;
  const [most] = choicesOf(markers, ENOUGH_MARKERS)
    .map((choice) => ({ choice, stray: strayOf(layout, choice) }))
    .filter(({ stray }) => stray < MAX_STRAY)
    .sort((a, b) => b.choice.length - a.choice.length || a.stray - b.stray);
  return most?.choice ?? clearest;
}

/**
 * Tells the sheet on top from others that it half hides, where markers were seen more than once.
 *
 * @param markers Every marker seen.
 * @returns The markers of the only sheet that shows its rings; null where none does, or another whole one.
 */
export function sheetOnTop(
  layout: SheetLayout,
  markers: readonly FoundMarker[],
  rings: readonly RingCandidate[],
): FoundMarker[] | null {
  const isThere = (choice: readonly FoundMarker[]) =>
    registerLayout(layout, choice, rings).matchedShare >= ENOUGH_RINGS;
  const [top] = choicesOf(markers, ENOUGH_MARKERS)
    .filter((choice) => isOneSheet(layout, choice) && isThere(choice))
    .sort((a, b) => b.length - a.length || strayOf(layout, a) - strayOf(layout, b));
  if (!top) return null;
  const rest = markers.filter((marker) => !top.includes(marker));
  const behind = choicesOf(rest, LEAST_MARKERS).filter((choice) => isOneSheet(layout, choice));
  return behind.some((choice) => choice.length === ALL_MARKERS || isThere(choice)) ? null : top;
}
