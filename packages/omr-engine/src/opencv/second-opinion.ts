import type { Photo, PlacedBubble } from '../core/reading.ts';
import { median, quantile } from '../core/statistics.ts';
import type { Workspace } from '../core/workspace.ts';
import type { BubbleOpinion } from '../second-attempt.ts';
import { shrinkToGray } from '../stages/ink/shrink-to-gray.ts';
import { toMat } from './enhance.ts';
import { flatten, inkInTiles, type TileInk } from './ink-in-tiles.ts';
import { MatScope } from './mat-scope.ts';
import type { OpenCv } from './opencv-types.ts';
import { agreedShifts, ringShifts } from './ring-shifts.ts';
import { tileBubbles } from './tile-bubbles.ts';

/** Work pixels to a bubble's radius: about as many as a tile has. */
const RADIUS_PX = 10;
const MAX_SCALE = 16;

/** Part of an option's bubbles, least first, that stands for its empty ones with their letter. */
const EMPTY_QUANTILE = 0.4;
/** An option differs from the sheet's others by at most this much when empty: a sheet of one letter throughout must not raise it. */
const MAX_FILL_LEAD = 0.15;
const MAX_DEPTH_LEAD = 0.05;
/**
 * Excess over the empty bubbles of its option: on generated and real photos an empty bubble's depth exceeds them by 0.06 at most,
 * a mark's by at least 0.11. What lies between is no clear word for either.
 */
const CLEAR_MARK: TileInk = { fill: 0.22, depth: 0.09 };
const CLEAR_EMPTY: TileInk = { fill: 0.13, depth: 0.06 };

/** Cuts the bubbles out, finds their rings again, and measures them where the rings are. */
function inkOf(
  cv: OpenCv,
  photo: Photo,
  bubbles: readonly PlacedBubble[],
  options: number,
  workspace: Workspace,
): TileInk[] {
  using scope = new MatScope();
  const scale = Math.min(MAX_SCALE, Math.max(1, Math.floor(median(bubbles.map(({ r }) => r)) / RADIUS_PX)));
  const image = shrinkToGray(photo, scale, workspace);
  const source = toMat(cv, image, scope);
  const asPlaced = flatten(cv, scope, tileBubbles(cv, scope, image, source, bubbles, options));
  const isSameGroup = (a: number, b: number) => bubbles[a]!.group === bubbles[b]!.group;
  const shifts = agreedShifts(ringShifts(cv, scope, asPlaced), options, isSameGroup);
  const tiles = tileBubbles(cv, scope, image, source, bubbles, options, shifts);
  return inkInTiles(cv, scope, flatten(cv, scope, tiles));
}

/** A feature of the sheet's empty bubbles, by option. */
function emptyLevels(ink: readonly TileInk[], options: number, feature: keyof TileInk, maxLead: number): number[] {
  const levels = Array.from({ length: options }, (_, option) =>
    quantile(
      ink.filter((_, index) => index % options === option).map((own) => own[feature]),
      EMPTY_QUANTILE,
    ),
  );
  const usual = median(levels);
  return levels.map((level) => Math.min(level, usual + maxLead));
}

/**
 * A second opinion on each bubble, by another method than the reader's: tiles straightened by OpenCV, each column's rings sought
 * by template, paper by morphological closing, ink by Otsu's threshold.
 *
 * @param bubbles All bubbles of a reading, sorted by group, question and option.
 * @returns One opinion a bubble, in the same order.
 */
export function giveOpinion(
  cv: OpenCv,
  photo: Photo,
  bubbles: readonly PlacedBubble[],
  options: number,
  workspace: Workspace,
): BubbleOpinion[] {
  const ink = inkOf(cv, photo, bubbles, options, workspace);
  const fills = emptyLevels(ink, options, 'fill', MAX_FILL_LEAD);
  const depths = emptyLevels(ink, options, 'depth', MAX_DEPTH_LEAD);
  return ink.map((own, index): BubbleOpinion => {
    const fill = own.fill - fills[index % options]!;
    const depth = own.depth - depths[index % options]!;
    if (fill >= CLEAR_MARK.fill && depth >= CLEAR_MARK.depth) return 'mark';
    return fill < CLEAR_EMPTY.fill && depth < CLEAR_EMPTY.depth ? 'empty' : null;
  });
}
