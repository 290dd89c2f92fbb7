import type { RingSpot } from '../../core/bubble-spot.ts';
import type { GrayImage } from '../../core/gray-image.ts';
import type { MeasuredBubble } from '../marks/measure-bubble.ts';
import { isRingSeen, LEAST_CONTRAST, ringContrast } from '../rings/ring-presence.ts';

/** A ring beyond the key's grid counts from this share of the sheet's own contrast on, and never below noise. */
const RING_OF_SHEET = 0.5;
/** An edge line of the key with fewer of its rings than this share is not on the sheet... */
const EDGE_SHARE = 0.3;
/**
 * ...where the paper goes on from the rings that were seen. A hand or a dark shadow hides rings that are there,
 * and begins at an edge: paper that darkens from place to place by no more than this is paper in a falling light.
 */
const PAPER_OF_NEXT = 0.86;

/** The lines just outside the key's grid that show rings at more than half of their places: the sheet has more rows or options than the key, or other print there. */
export function ringsOutside(
  image: GrayImage,
  lines: readonly (readonly RingSpot[])[],
  sheetContrast: number,
): readonly (readonly RingSpot[])[] {
  const least = Math.max(LEAST_CONTRAST, RING_OF_SHEET * sheetContrast);
  const isRing = (spot: RingSpot) => isRingSeen(ringContrast(image, spot), least);
  return lines.filter((line) => line.filter(isRing).length > line.length / 2);
}

const alike = (a: number, b: number): number => Math.min(a, b) / Math.max(a, b, 1);

/** Bubbles from a place at a group's edge inward. */
type Inward = readonly MeasuredBubble[];

/** True when the paper at the edge goes on as beside the nearest ring that was seen; null where none was. */
function isPaper(inward: Inward): boolean | null {
  const nearest = inward.findIndex(({ seen }) => seen);
  if (nearest < 0) return null;
  return inward.slice(0, nearest).every(({ paper }, at) => alike(paper, inward[at + 1]!.paper) >= PAPER_OF_NEXT);
}

/** True for an edge line, a place of it each, that is blank paper at half or more of the places of which that can be told. */
function isBlankLine(line: readonly Inward[]): boolean {
  const unseen = line.filter(([outermost]) => !outermost!.seen);
  if (unseen.length <= line.length * (1 - EDGE_SHARE)) return false;
  const known = unseen.map(isPaper).filter((is) => is !== null);
  return known.length > 0 && known.filter((is) => is).length >= known.length / 2;
}

/** True when the first or last row or option of a group is blank paper: the sheet has fewer rows or options than the key. */
export function lacksEdgeLine(bubbles: readonly MeasuredBubble[], groups: readonly number[], options: number): boolean {
  return groups.some((questions, group) => {
    const own = bubbles.filter((bubble) => bubble.group === group);
    const rows = Array.from({ length: questions }, (_, row) => own.filter(({ question }) => question === row + 1));
    const columns = Array.from({ length: options }, (_, column) => own.filter(({ option }) => option === column));
    return [rows, columns].some(
      (lines) => isBlankLine(lines) || isBlankLine(lines.map((line) => line.slice().reverse())),
    );
  });
}
