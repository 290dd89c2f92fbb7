import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import { PointIndex } from '../../core/point-index.ts';
import { median } from '../../core/statistics.ts';
import type { Workspace } from '../../core/workspace.ts';
import { type Component, labelComponents } from '../ink/label-components.ts';
import {
  CLEAR_RING,
  cosines,
  isRingShaped,
  MAX_RING_PX,
  MIN_RING_PX,
  type RingCandidate,
  type RingKind,
  SAME_SPOT,
  sines,
} from './ring-candidates.ts';

/** Where the line around a hole is darkest: within this share of its radius beyond its edge, at least so many px. */
const LINE_REACH = 0.35;
const LEAST_REACH_PX = 3;
const LINE_STEP_PX = 0.5;
/** Where a hole is clear of its line and of a letter, in its radii. */
const INSIDE_RADII = 0.82;

/**
 * Turns the workspace's ink runs into the gaps between them, up to a length. The last pixel of each gap is left out: gaps then
 * touch by 4-neighbours only, as the paper around 8-connected ink must, or a thin slanting line would leak.
 */
export function invertRuns(height: number, { runs }: Workspace, longest: number): void {
  const { first, last, rowStart } = runs;
  let count = 0;
  for (let y = 0; y < height; y++) {
    const from = rowStart[y]!;
    const to = rowStart[y + 1]!;
    rowStart[y] = count;
    for (let run = from + 1; run < to; run++) {
      const gapFirst = last[run - 1]! + 1;
      const gapLast = first[run]! - 2;
      if (gapLast < gapFirst || gapLast - gapFirst > longest) continue;
      first[count] = gapFirst;
      last[count] = gapLast;
      count++;
    }
  }
  rowStart[height] = count;
  runs.count = count;
}

/** How far beyond a hole's edge its line is darkest, px, and in which share of directions there is a line. */
function lineAround(image: GrayImage, hole: Component, lineDarkness: number): { distance: number; score: number } {
  const radiusX = hole.width / 2;
  const radiusY = hole.height / 2;
  const reach = Math.max(LEAST_REACH_PX, LINE_REACH * radiusX);
  const distances: number[] = [];
  for (const [direction, c] of cosines.entries()) {
    const s = sines[direction]!;
    const inside = sampleBilinear(image, hole.x + c * radiusX * INSIDE_RADII, hole.y + s * radiusY * INSIDE_RADII);
    let darkest = 255;
    let at = 0;
    for (let beyond = 0; beyond <= reach; beyond += LINE_STEP_PX) {
      const level = sampleBilinear(image, hole.x + c * (radiusX + beyond), hole.y + s * (radiusY + beyond));
      if (level >= darkest) continue;
      darkest = level;
      at = beyond;
    }
    if (darkest < inside * lineDarkness) distances.push(at);
  }
  return { distance: distances.length ? median(distances) : 0, score: distances.length / cosines.length };
}

/**
 * Rings by the paper inside them: where a ring touches a rule, a frame or a letter their ink is one component, but the hole stays a
 * disk. The workspace's runs, of the ink that `known` came from, are lost.
 *
 * @param known Rings found as components.
 * @returns them and the rings that only their holes show.
 */
export function withRingsFromHoles(
  image: GrayImage,
  known: readonly RingCandidate[],
  kind: RingKind,
  workspace: Workspace,
): RingCandidate[] {
  invertRuns(image.height, workspace, MAX_RING_PX);
  const index = new PointIndex(known);
  const found: RingCandidate[] = [];
  for (const gap of labelComponents(image.height, workspace)) {
    const hole = { ...gap, x: gap.x + 0.5, width: gap.width + 1, hull: (gap.hull * gap.width) / (gap.width + 1) };
    const inner = (hole.width + hole.height) / 2;
    if (inner > MAX_RING_PX || inner < MIN_RING_PX / 2) continue;
    hole.hull = Math.min(1, hole.hull + 1 / hole.width);
    if (!isRingShaped(hole, kind)) continue;
    if (index.nearest(hole.x, hole.y, inner * SAME_SPOT)) continue;
    const { distance, score } = lineAround(image, hole, kind.lineDarkness);
    const width = hole.width + 4 * distance;
    const height = hole.height + 4 * distance;
    const size = (width + height) / 2;
    if (score < CLEAR_RING || size < MIN_RING_PX || size > MAX_RING_PX) continue;
    found.push({ ...hole, width, height, size, ringScore: score });
  }
  return [...known, ...found];
}
