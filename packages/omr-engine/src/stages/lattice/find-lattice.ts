import type { WorkImage } from '../../core/gray-image.ts';
import type { SheetSpec } from '../../core/sheet-layout.ts';
import type { Workspace } from '../../core/workspace.ts';
import { type Component, findInk, findLines } from '../ink/label-components.ts';
import { brightened, smoothed } from '../ink/smooth-gray.ts';
import { type InkThreshold, usualThreshold } from '../ink/threshold-runs.ts';
import { withRingsFromHoles } from '../rings/find-holes.ts';
import { FAINT_RINGS, OVAL_ASPECT, type RingCandidate, ringCandidates, USUAL_RINGS } from '../rings/ring-candidates.ts';
import { ofAboutSize, sizeWindows } from '../rings/size-windows.ts';
import { extendPatch } from './extend-patch.ts';
import { findPatches } from './find-patches.ts';
import { fitKeyShape, type KeyFit } from './fit-key-shape.ts';
import { type LatticePatch, touchesFrame } from './lattice-patch.ts';

/** A size is worth a try with candidates for this share of the key's bubbles. */
const MIN_CANDIDATES = 0.4;
/** A fit's score as a share of the key's bubbles: from here on no further size, or threshold, is tried. */
const ENOUGH_AT_SIZE = 0.9;
const ENOUGH_AT_THRESHOLD = 0.8;
/** Rings seen, as a share of the key's: below this there is no lattice. */
const LEAST = 0.6;

/** One way to tell ink from paper. */
interface InkPass {
  /** What was found at the usual threshold, thin lines against the paper beside them, or what is found at another threshold. */
  readonly ink: 'usual' | 'lines' | InkThreshold;
  /** Look on the smoothed image, with less contrast asked of a ring's line. */
  readonly isFaint: boolean;
  /** Times that the image is smoothed first, since noise breaks lines up and makes specks; by default once where print is faint. */
  readonly smoothings?: number;
  /** Look also for the paper inside rings: they may touch rules, a frame or letters. */
  readonly withHoles: boolean;
}

/** In the order in which they are tried: usual print; fine lines; a noisy one, smoothed; thin lines near rules; faint toner. */
const latticePasses = (frameSide: number): InkPass[] => {
  const radius = Math.round(frameSide / 110);
  return [
    { ink: 'usual', isFaint: false, withHoles: false },
    { ink: { radius, ratio: 0.93, offset: 2 }, isFaint: false, withHoles: true },
    { ink: { ...usualThreshold(frameSide), ratio: 0.95 }, isFaint: true, smoothings: 7, withHoles: false },
    { ink: 'lines', isFaint: true, withHoles: true },
    { ink: { radius, ratio: 0.975, offset: 0 }, isFaint: true, withHoles: true },
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
  spec: SheetSpec,
  seen: LatticePatch[],
): KeyFit | null {
  const { groups, options } = spec;
  const expected = bubblesOf(spec);
  const largest = Math.max(...groups);
  let best: KeyFit | null = null;
  for (const window of sizeWindows(candidates)) {
    if (window.members < expected * MIN_CANDIDATES) continue;
    const patches = findPatches(ofAboutSize(candidates, window), largest, options).map((patch) =>
      extendPatch(image, patch, groups, options),
    );
    seen.push(...patches);
    const fit = fitKeyShape(patches, groups, options);
    if (fit && (!best || fit.score > best.score)) best = fit;
    if (best && best.score > expected * ENOUGH_AT_SIZE) break;
  }
  return best;
}

/** What a lattice is looked for in. */
export interface LatticeSearch {
  readonly image: WorkImage;
  readonly spec: SheetSpec;
  readonly workspace: Workspace;
  /** The image's ink at the usual threshold. */
  readonly usualInk: readonly Component[];
  /** That ink is all there is to go by, and most of the key's rings must be in it. */
  readonly isCoarse?: boolean;
  /** Ovals are rings, too. */
  readonly withOvals?: boolean;
}

const bubblesOf = ({ groups, options }: SheetSpec): number => groups.reduce((sum, rows) => sum + rows, 0) * options;

/** Finds a grid of rings that has the key's shape, whatever sheet it is printed on. */
export function findLattice(search: LatticeSearch): FoundLattice | NoLattice {
  const { image, spec, usualInk, workspace, isCoarse, withOvals } = search;
  const expected = bubblesOf(spec);
  const patches: LatticePatch[] = [];
  let best: FoundLattice | null = null;
  for (const { ink, isFaint, smoothings = 1, withHoles } of latticePasses(image.frameSide)) {
    const seen = isFaint ? smoothed(brightened(image), smoothings) : image;
    const components =
      ink === 'usual' ? usualInk : ink === 'lines' ? findLines(seen, workspace) : findInk(seen, ink, workspace);
    const kind = { ...(isFaint ? FAINT_RINGS : USUAL_RINGS), ...(withOvals && { mostAspect: OVAL_ASPECT }) };
    const rings = ringCandidates(seen, components, kind);
    const candidates = withHoles ? withRingsFromHoles(seen, rings, kind, workspace) : rings;
    const fit = latticeAmong(image, candidates, spec, patches);
    if (fit && (!best || fit.score > best.fit.score)) best = { ok: true, fit, components, candidates };
    if (isCoarse || (best && best.fit.score >= expected * ENOUGH_AT_THRESHOLD)) break;
  }
  const least = isCoarse ? ENOUGH_AT_THRESHOLD : LEAST;
  return best && best.fit.ringCount >= expected * least ? best : explain(image, patches);
}
