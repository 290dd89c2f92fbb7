import { toPhotoX, toPhotoY, type WorkImage } from './core/gray-image.ts';
import type {
  Photo,
  PhotoPoint,
  PhotoRegion,
  ReadMode,
  ReadOutcome,
  SheetFailureCode,
  SheetReading,
} from './core/reading.ts';
import type { SheetLayout, SheetSpec } from './core/sheet-layout.ts';
import { Workspace } from './core/workspace.ts';
import { refuse } from './failures.ts';
import { readAgain } from './read-again.ts';
import { coarseSearch, readMarkedSheet, seekFurther, seekMarkers } from './read-marked-sheet.ts';
import { readRingLattice } from './read-ring-lattice.ts';
import { layOutSheet } from './sheet/lay-out-sheet.ts';
import { type Attempt, type FoundSheet, failed } from './stages/attempt.ts';
import { findCoarseInk } from './stages/coarse-ink.ts';
import { decideAnswers } from './stages/decide-answers.ts';
import { judgeImage } from './stages/judge-image.ts';
import { findInk } from './stages/label-components.ts';
import { leastChannel } from './stages/least-channel.ts';
import { closerLook, measureColoured } from './stages/measure-sheet.ts';
import type { SecondAttempt } from './stages/second-attempt.ts';
import { shrinkToGray, workScale } from './stages/shrink-to-gray.ts';
import { usualThreshold } from './stages/threshold-runs.ts';

/** Long side at which a sheet is read, px: bubbles of a whole A4 page are then 20 to 30 px wide. */
const WORK_SIDE_PX = 1300;
/** Below this long side a whole sheet's bubbles have radii under 3 px; no part of a sheet worth reading is narrower than this. */
const MIN_SIDE_PX = 300;
const MIN_SHORT_SIDE_PX = 160;

export interface ReadOptions {
  /** Memory to use again; a reader of many photos passes the same one. */
  readonly workspace?: Workspace;
  /** Where to look first: the sheet's place in the frame before. */
  readonly region?: PhotoRegion;
  /** False refuses a mirrored sheet. */
  readonly allowMirrored?: boolean;
  readonly mode?: ReadMode;
  /** OpenCV's help, once it is there: only what the fast stages refuse comes to it. */
  readonly secondAttempt?: SecondAttempt | null;
  /** False leaves out the look at half resolution, which streams begin with. */
  readonly halfFirst?: boolean;
  /** True adds the time of each stage to the outcome. */
  readonly timed?: boolean;
}

/** What both ways of finding a sheet need. */
interface Job {
  readonly spec: SheetSpec;
  readonly layout: SheetLayout;
  readonly workspace: Workspace;
  /** Image to measure in; the one to find things in may have been enhanced. */
  readonly measureIn: WorkImage;
}

/** The answers of a found sheet, whose bubbles are measured in colour. */
function decide(
  photo: Photo,
  image: WorkImage,
  { spots, bubbles }: FoundSheet,
  { groups, options }: SheetSpec,
  second?: SecondAttempt | null,
) {
  const coloured = leastChannel(photo, image, spots);
  const measured = measureColoured(coloured, spots, bubbles);
  return decideAnswers(measured, groups, options, closerLook(coloured.image, spots, measured, second?.evenShadow));
}

/**
 * The cheapest step: ink, markers and rings at half resolution; everything that is measured or checked, in the image itself.
 * What it does not read beyond doubt is left to the full resolution.
 */
function readAtHalf(photo: Photo, image: WorkImage, { spec, layout, workspace }: Job): Attempt {
  const search = coarseSearch(findCoarseInk(image, workspace));
  if (search.markers.length > 0) return readMarkedSheet(image, layout, search, workspace);
  const lattice = readRingLattice(image, spec, search.components, workspace, image, true);
  if (!lattice.ok) return lattice;
  // Without markers the bubbles' places rest on coarse rings alone: what they leave open, finer ones may settle.
  const answers = decide(photo, image, lattice, spec);
  return answers.flat().some(({ state }) => state === 'uncertain') ? failed('bubbles-unseen') : lattice;
}

/** The fast stages: our own sheet by its corner markers, else any sheet by the lattice of its rings. */
function readFast(image: WorkImage, { spec, layout, workspace, measureIn }: Job): Attempt {
  const usualInk = findInk(image, usualThreshold(image.frameSide), workspace);
  let search = seekMarkers(image, usualInk, workspace);
  let marked: Attempt | null = null;
  if (search.markers.length > 0) {
    search = seekFurther(image, search, workspace);
    marked = readMarkedSheet(image, layout, search, workspace, measureIn);
    const isLayoutMismatch = !marked.ok && marked.code === 'layout-mismatch' && !marked.isSmeared;
    if (marked.ok || isLayoutMismatch || marked.code === 'two-sheets') return marked;
  }
  const lattice = readRingLattice(image, spec, usualInk, workspace, measureIn);
  // Two sheets, once seen, are more than what resembles a marker may say.
  if (lattice.ok || lattice.code === 'two-sheets') return lattice;
  if (search.markers.length === 0) search = seekFurther(image, search, workspace);
  // One marker is a chance likeness where the lattice has more to say.
  if (search.markers.length === 0 || (search.markers.length === 1 && lattice.code !== 'no-sheet')) return lattice;
  return marked ?? readMarkedSheet(image, layout, search, workspace, measureIn);
}

/** What keeps a photo from being read: where it shows no sharp print, what is made of it says little. Two sheets, once seen, are two. */
function explainCode(code: SheetFailureCode, image: WorkImage): SheetFailureCode {
  if (code === 'two-sheets') return code;
  const judged = judgeImage(image);
  return judged === 'usable' ? code : judged;
}

function toReading(
  photo: Photo,
  image: WorkImage,
  sheet: FoundSheet,
  spec: SheetSpec,
  found: SheetReading['found'],
  atHalf: boolean,
  second: SecondAttempt | null,
): SheetReading {
  const toPhoto = ([x, y]: readonly [number, number]): PhotoPoint => ({ x: toPhotoX(image, x), y: toPhotoY(image, y) });
  const rings = spec.groups.map((_, group) => sheet.bubbles.filter((bubble) => bubble.group === group));
  return {
    ok: true,
    answers: decide(photo, image, sheet, spec, second).map((questions, group) => ({
      group,
      questions,
      bubbles: { seen: rings[group]!.filter(({ seen }) => seen).length, expected: rings[group]!.length },
    })),
    found,
    identity: null,
    strip: sheet.strip,
    outline: sheet.outline.map(toPhoto),
    bubbles: sheet.spots.map(({ group, question, option, x, y, radiusX, radiusY }, index) => ({
      x: toPhotoX(image, x),
      y: toPhotoY(image, y),
      r: ((radiusX + radiusY) / 2) * image.scale,
      seen: sheet.bubbles[index]!.seen,
      group,
      question,
      option,
    })),
    markersFound: sheet.markersFound,
    mirrored: sheet.mirrored,
    secondOpinion: 'none',
    ...(atHalf && { atHalf: true as const }),
    elapsedMs: 0,
  };
}

/** The cascade, without its time. */
function runCascade(photo: Photo, spec: SheetSpec, options: ReadOptions, workspace: Workspace): ReadOutcome {
  const { allowMirrored = true, secondAttempt = null, mode = 'upload', halfFirst = mode === 'stream' } = options;
  const { clock } = workspace;
  const { width, height } = photo;
  if (Math.max(width, height) < MIN_SIDE_PX || Math.min(width, height) < MIN_SHORT_SIDE_PX) return refuse('too-small');
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) return refuse('layout-mismatch');
  const scale = workScale(photo, WORK_SIDE_PX);
  const look = (region?: PhotoRegion) => {
    clock.enter('shrink');
    const image = shrinkToGray(photo, scale, workspace, region);
    const job: Job = { spec, layout: laidOut.layout, workspace, measureIn: image };
    const quick = halfFirst && scale === 1 ? readAtHalf(photo, image, job) : null;
    if (quick?.ok) return { image, job, attempt: quick, atHalf: true };
    return { image, job, attempt: readFast(image, job), atHalf: false };
  };
  let looked = look(options.region);
  if (!looked.attempt.ok && options.region) looked = look();
  const { image, job } = looked;
  let { attempt } = looked;
  let found: SheetReading['found'] = attempt.markersFound > 0 ? 'markers' : 'lattice';
  if (!attempt.ok && secondAttempt) {
    const again = readAgain(image, { ...job, mode, readFast: (other) => readFast(other, job) }, secondAttempt, attempt);
    if (again) {
      attempt = again;
      found = 'second-attempt';
    }
  }
  if (attempt.ok && mode === 'upload' && secondAttempt) {
    clock.enter('find');
    const further = secondAttempt.findPrintBeside(image, attempt, spec, workspace);
    if (further) attempt = failed(further, attempt.markersFound, attempt.outline);
  }
  clock.enter('decide');
  if (attempt.ok && (allowMirrored || !attempt.mirrored))
    return toReading(photo, image, attempt, spec, found, looked.atHalf, secondAttempt);
  return refuse(attempt.ok ? 'direction-unclear' : explainCode(attempt.shownAs ?? attempt.code, image), {
    markersFound: attempt.markersFound,
    outline: attempt.outline.map(([x, y]) => ({ x: toPhotoX(image, x), y: toPhotoY(image, y) })),
  });
}

/**
 * Reads an answer sheet from a photo.
 *
 * The cascade, cheap to heavy: our own sheet by its corner markers; any sheet by the lattice that its rings form, from the key's
 * shape alone; in an upload by rings that noise hides one by one; all again with OpenCV's help; a refusal that says what to do. A
 * sheet that does not fit the key is refused, never guessed.
 *
 * @param photo RGBA, any size, any rotation, upside down or mirrored. Borrowed.
 * @param spec  The key's shape: questions in each group, left to right, and options a question.
 * @returns The answers with states and confidence, or a refusal with its code and Portuguese message. Never throws for a bad photo.
 */
export function readSheet(photo: Photo, spec: SheetSpec, options: ReadOptions = {}): ReadOutcome {
  const { workspace = new Workspace(), timed = false } = options;
  const startedAt = performance.now();
  workspace.clock.start();
  const outcome = runCascade(photo, spec, options, workspace);
  const stageMs = timed ? workspace.clock.stop() : undefined;
  return { ...outcome, elapsedMs: performance.now() - startedAt, ...(stageMs && { stageMs }) };
}
