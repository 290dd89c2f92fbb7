import type { WorkImage } from '../core/gray-image.ts';
import type { Workspace } from '../core/workspace.ts';
import { extendPatch } from './extend-patch.ts';
import { withRingsFromHoles } from './find-holes.ts';
import { findPatches } from './find-patches.ts';
import { fitKeyShape, type KeyFit } from './fit-key-shape.ts';
import { type Component, findInk, findLines } from './label-components.ts';
import { type LatticePatch, touchesFrame } from './lattice-patch.ts';
import {
  FAINT_LINE_DARKNESS,
  LINE_DARKNESS,
  MAX_RING_PX,
  MIN_RING_PX,
  type RingCandidate,
  ringCandidates,
} from './ring-candidates.ts';
import { sizeWindows } from './size-windows.ts';
import { brightened, smoothAgain, smoothGray } from './smooth-gray.ts';
import { type InkThreshold, usualThreshold } from './threshold-runs.ts';

/** A size is worth a try with candidates for this share of the key's bubbles. */
const MIN_CANDIDATES = 0.4;
/** Sizes taken with a window: near its smallest first, then wider. */
const SIZE_REACH = [
  [0.9, 1.5],
  [0.75, 2.1],
] as const;
/** A fit's score as a share of the key's bubbles: from here on no further size, or threshold, is tried. */
const ENOUGH_AT_SIZE = 0.9;
const ENOUGH_AT_THRESHOLD = 0.8;
/** Rings seen, as a share of the key's: below this there is no lattice. */
const LEAST = 0.6;

/** One way to tell ink from paper. */
interface InkPass {
  /** null: thin lines against the paper beside them. */
  readonly threshold: InkThreshold | null;
  /** Look on the smoothed image, with less contrast asked of a ring's line. */
  readonly isFaint: boolean;
  /** Look on an image smoothed so many times, since noise breaks lines up and makes specks; by default once where print is faint. */
  readonly smoothings?: number;
  /** Look also for the paper inside rings: they may touch rules, a frame or letters. */
  readonly withHoles: boolean;
}

/** In the order in which they are tried: usual print; fine lines; a dark, uneven photo; a noisy one, twice; thin lines near rules; faint toner, twice. */
const latticePasses = (frameSide: number): InkPass[] => {
  const wide = Math.round(frameSide / 64);
  const narrow = Math.round(frameSide / 110);
  return [
    { threshold: usualThreshold(frameSide), isFaint: false, withHoles: false },
    { threshold: { radius: narrow, ratio: 0.93, offset: 2 }, isFaint: false, withHoles: true },
    { threshold: { radius: wide, ratio: 0.8, offset: 2 }, isFaint: false, withHoles: false },
    { threshold: { radius: wide, ratio: 0.93, offset: 2 }, isFaint: true, smoothings: 2, withHoles: false },
    { threshold: { radius: wide, ratio: 0.93, offset: 2 }, isFaint: true, smoothings: 4, withHoles: false },
    { threshold: { radius: wide, ratio: 0.95, offset: 2 }, isFaint: true, smoothings: 7, withHoles: false },
    { threshold: null, isFaint: true, withHoles: true },
    { threshold: { radius: narrow, ratio: 0.96, offset: 0 }, isFaint: true, withHoles: true },
    { threshold: { radius: narrow, ratio: 0.975, offset: 0 }, isFaint: true, withHoles: true },
  ];
};

/** A grid that is not the key's: rings enough to be a sheet, in a rectangle this full. */
const MIN_OTHER_RINGS = 16;
const MIN_OTHER_FILL = 0.8;

export interface FoundLattice {
  readonly ok: true;
  readonly fit: KeyFit;
  readonly components: readonly Component[];
  readonly candidates: readonly RingCandidate[];
  /** The image in which the rings were seen, where noise had to be smoothed; in its buffer until the next photo is smoothed. */
  readonly smooth: WorkImage | null;
  /** All of its lines, and those beside it, were already looked at: no more is asked of single rings. */
  readonly isSettled?: true;
}

/** What the image holds instead of the key's groups: nothing, a grid of another shape, or one that the frame cuts off. */
export interface NoLattice {
  readonly ok: false;
  readonly code: 'no-sheet' | 'layout-mismatch' | 'half-sheet';
}

/** Judges the largest grid of an image in which the key's groups were not found. */
function explain(image: WorkImage, patches: readonly LatticePatch[]): NoLattice {
  const grids = patches.filter(
    ({ nodes, rows, columns }) => nodes.length >= MIN_OTHER_RINGS && nodes.length >= rows * columns * MIN_OTHER_FILL,
  );
  if (grids.length === 0) return { ok: false, code: 'no-sheet' };
  const isCut = grids.some((patch) => touchesFrame(patch, image));
  return { ok: false, code: isCut ? 'half-sheet' : 'layout-mismatch' };
}

/** The key's groups among candidates of one threshold, or null; every patch is added to `seen`. */
function latticeAmong(
  image: WorkImage,
  candidates: readonly RingCandidate[],
  groups: readonly number[],
  options: number,
  seen: LatticePatch[],
): KeyFit | null {
  const expected = groups.reduce((sum, rows) => sum + rows, 0) * options;
  const largest = Math.max(...groups);
  let best: KeyFit | null = null;
  for (const window of sizeWindows(candidates)) {
    if (window.members < expected * MIN_CANDIDATES) continue;
    let fit: KeyFit | null = null;
    for (const [least, most] of SIZE_REACH) {
      const alike = candidates.filter((c) => c.size >= window.from * least && c.size <= window.from * most);
      const patches = findPatches(alike, largest, options).map((patch) => extendPatch(image, patch, groups, options));
      seen.push(...patches);
      fit = fitKeyShape(patches, groups, options);
      if (fit) break;
    }
    if (fit && (!best || fit.score > best.score)) best = fit;
    if (best && best.score > expected * ENOUGH_AT_SIZE) break;
  }
  return best;
}

/** As `findLattice`, among rings that are already known. */
export function latticeOf(
  image: WorkImage,
  candidates: readonly RingCandidate[],
  groups: readonly number[],
  options: number,
  components: readonly Component[],
): FoundLattice | NoLattice {
  const expected = groups.reduce((sum, rows) => sum + rows, 0) * options;
  const patches: LatticePatch[] = [];
  const fit = latticeAmong(image, candidates, groups, options, patches);
  return fit && fit.ringCount >= expected * LEAST
    ? { ok: true, fit, components, candidates, smooth: null }
    : explain(image, patches);
}

/**
 * Finds a grid of rings that has the key's shape, whatever sheet it is printed on.
 *
 * @param usualInk The image's ink at the usual threshold.
 * @param isCoarse That ink is all there is to go by, and most of the key's rings must be in it.
 */
export function findLattice(
  image: WorkImage,
  groups: readonly number[],
  options: number,
  usualInk: readonly Component[],
  workspace: Workspace,
  isCoarse: boolean,
): FoundLattice | NoLattice {
  const expected = groups.reduce((sum, rows) => sum + rows, 0) * options;
  const patches: LatticePatch[] = [];
  let best: FoundLattice | null = null;
  let smooth: WorkImage | null = null;
  for (const [pass, { threshold, isFaint, smoothings = isFaint ? 1 : 0, withHoles }] of latticePasses(
    image.frameSide,
  ).entries()) {
    let seen = image;
    if (smoothings > 0) {
      smooth ??= smoothGray(brightened(image), workspace);
      seen = smoothAgain(smooth, smoothings - 1);
    }
    const components =
      pass === 0 ? usualInk : threshold ? findInk(seen, threshold, workspace) : findLines(seen, workspace);
    const lineDarkness = isFaint ? FAINT_LINE_DARKNESS : LINE_DARKNESS;
    const rings = ringCandidates(seen, components, MIN_RING_PX, MAX_RING_PX, lineDarkness);
    const candidates = withHoles
      ? withRingsFromHoles(seen, rings, MIN_RING_PX, MAX_RING_PX, lineDarkness, workspace)
      : rings;
    const fit = latticeAmong(image, candidates, groups, options, patches);
    if (fit && (!best || fit.score > best.fit.score))
      best = { ok: true, fit, components, candidates, smooth: seen === image ? null : seen };
    if (isCoarse || (best && best.fit.score >= expected * ENOUGH_AT_THRESHOLD)) break;
  }
  const least = isCoarse ? ENOUGH_AT_THRESHOLD : LEAST;
  return best && best.fit.ringCount >= expected * least ? best : explain(image, patches);
}
