import type { WorkImage } from './core/gray-image.ts';
import type { Photo, PhotoRegion, ReadMode, SheetFailureCode, SheetReading } from './core/reading.ts';
import type { SheetLayout, SheetSpec } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import { readAgain } from './read-again.ts';
import { type MarkedJob, readMarkedSheet, seekMarkers } from './read-marked-sheet.ts';
import { readMarks } from './read-marks.ts';
import { readRingLattice } from './read-ring-lattice.ts';
import { layOutSheet } from './sheet/lay-out-sheet.ts';
import { findUsualInk } from './stages/ink/label-components.ts';
import { shrinkToGray, workScale } from './stages/ink/shrink-to-gray.ts';
import { findCoarseInk } from './stages/markers/coarse-ink.ts';
import { clearestMarkers } from './stages/markers/find-markers.ts';
import { type Attempt, failed } from './stages/pose/attempt.ts';

/** Long side at which a sheet is read, px: bubbles of a whole A4 page are then 20 to 30 px wide. */
const WORK_SIDE_PX = 1300;
/** Below this long side a whole sheet's bubbles have radii under 3 px; no part of a sheet worth reading is narrower than this. */
const MIN_SIDE_PX = 300;
const MIN_SHORT_SIDE_PX = 160;

/** How a photo is read. */
export interface ReadOptions {
  /** Memory to use again; a reader of many photos passes the same one. */
  readonly workspace?: Workspace;
  /** Where to look first: the sheet's place in the frame before. */
  readonly region?: PhotoRegion;
  /** False where the camera is known not to mirror: a mirrored sheet is then refused. */
  readonly allowMirrored?: boolean;
  readonly mode?: ReadMode;
  /** False leaves out the look at half resolution, which streams begin with. */
  readonly halfFirst?: boolean;
  /** True adds the time of each stage to the outcome. */
  readonly timed?: boolean;
}

/** What both ways of finding a sheet need. */
interface Job extends MarkedJob {
  readonly spec: SheetSpec;
}

/**
 * The cheapest step: ink, markers and rings at half resolution; everything that is measured or checked, in the image itself.
 * What it does not read beyond doubt is left to the full resolution.
 */
function readAtHalf(photo: Photo, job: Job): Attempt {
  const { image, workspace, spec } = job;
  const search = findCoarseInk(image, workspace);
  if (search.seen.length > 0) return readMarkedSheet(job, search);
  const lattice = readRingLattice({ ...job, usualInk: search.components, isCoarse: true });
  if (!lattice.ok) return lattice;
  // Without markers the bubbles' places rest on coarse rings alone: what they leave open, finer ones may settle.
  const answers = readMarks(photo, image, lattice, spec);
  return answers.flat().some(({ state }) => state === 'uncertain') ? failed('bubbles-unseen') : lattice;
}

/** The fast stages: our own sheet by its corner markers, else any sheet by the lattice of its rings. */
function readFast(job: Job): Attempt {
  const { image, workspace } = job;
  const search = seekMarkers(image, workspace);
  const markers = clearestMarkers(search.seen);
  const marked = markers.length > 0 ? readMarkedSheet(job, search) : null;
  const isSure = marked?.ok || marked?.code === 'two-sheets';
  if (marked && isSure) return marked;
  const lattice = readRingLattice({ ...job, usualInk: search.components, markers });
  // Two sheets, once seen, are more than what resembles a marker may say.
  if (!marked || lattice.ok || lattice.code === 'two-sheets') return lattice;
  // One marker is a chance likeness where the lattice has more to say.
  return markers.length === 1 && lattice.code !== 'no-sheet' ? lattice : marked;
}

/** What became of the search for a sheet: where it lies, or why it was not found. */
export interface Search {
  readonly image: WorkImage;
  readonly layout: SheetLayout;
  readonly attempt: Attempt;
  readonly found: SheetReading['found'];
  readonly atHalf: boolean;
}

/** Looks for a sheet, cheap to heavy. @returns A code where the photo or the key allows no search. */
export function findSheet(
  photo: Photo,
  spec: SheetSpec,
  options: ReadOptions,
  workspace: Workspace,
): Search | SheetFailureCode {
  const { mode = 'upload', halfFirst = mode === 'stream' } = options;
  const { width, height } = photo;
  if (Math.max(width, height) < MIN_SIDE_PX || Math.min(width, height) < MIN_SHORT_SIDE_PX) return 'too-small';
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) return 'layout-mismatch';
  const scale = workScale(photo, WORK_SIDE_PX);
  const look = (region?: PhotoRegion) => {
    workspace.clock.enter('shrink');
    const image = shrinkToGray(photo, scale, workspace, region);
    const job: Job = { image, measureIn: image, spec, layout: laidOut.layout, workspace };
    const quick = halfFirst && scale === 1 ? readAtHalf(photo, job) : null;
    return quick?.ok ? { job, attempt: quick, atHalf: true } : { job, attempt: readFast(job), atHalf: false };
  };
  let looked = look(options.region);
  if (!looked.attempt.ok && options.region) looked = look();
  const { job, attempt, atHalf } = looked;
  const { image, layout } = job;
  if (attempt.ok || mode !== 'upload')
    return { image, layout, attempt, atHalf, found: attempt.markersFound > 0 ? 'markers' : 'lattice' };
  const usualInk = findUsualInk(image, workspace);
  const again = readAgain({ ...job, usualInk }, (other) => readFast({ ...job, image: other }), attempt);
  return { image, layout, attempt: again ?? attempt, atHalf, found: 'second-attempt' };
}
