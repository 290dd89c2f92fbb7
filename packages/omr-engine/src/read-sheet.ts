import type { SheetAnswer } from '@caderneta/contract';
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
import type { SheetSpec } from './core/sheet-layout.ts';
import { Workspace } from './core/workspace.ts';
import { refuse } from './failures.ts';
import { readAgain } from './read-again.ts';
import { coarseSearch, readMarkedSheet, seekMarkers } from './read-marked-sheet.ts';
import type { MarkedJob } from './read-registered.ts';
import { readRingLattice } from './read-ring-lattice.ts';
import type { SecondAttempt } from './second-attempt.ts';
import { layOutSheet } from './sheet/lay-out-sheet.ts';
import { findInk } from './stages/ink/label-components.ts';
import { shrinkToGray, workScale } from './stages/ink/shrink-to-gray.ts';
import { usualThreshold } from './stages/ink/threshold-runs.ts';
import { findCoarseInk } from './stages/markers/coarse-ink.ts';
import { decideAnswers } from './stages/marks/decide-answers.ts';
import { leastChannel } from './stages/marks/least-channel.ts';
import { closerLook, measureColoured } from './stages/marks/measure-sheet.ts';
import { type Attempt, type FoundSheet, failed } from './stages/pose/attempt.ts';
import { judgeImage } from './stages/pose/judge-image.ts';

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
interface Job extends MarkedJob {
  readonly spec: SheetSpec;
}

/** The answers of a found sheet, whose bubbles are measured in colour. */
function decide(
  photo: Photo,
  image: WorkImage,
  { spots, bubbles }: FoundSheet,
  { groups, options }: SheetSpec,
  second: SecondAttempt | null = null,
): SheetAnswer[][] {
  const coloured = leastChannel(photo, image, spots);
  const measured = measureColoured(coloured, spots, bubbles);
  const lookCloser = closerLook(coloured.image, spots, measured, second?.evenShadow);
  return decideAnswers(measured, groups, options, lookCloser);
}

/**
 * The cheapest step: ink, markers and rings at half resolution; everything that is measured or checked, in the image itself.
 * What it does not read beyond doubt is left to the full resolution.
 */
function readAtHalf(photo: Photo, job: Job): Attempt {
  const { image, workspace, spec } = job;
  const search = coarseSearch(findCoarseInk(image, workspace));
  if (search.markers.length > 0) return readMarkedSheet(job, search);
  const lattice = readRingLattice({ ...job, usualInk: search.components, isCoarse: true });
  if (!lattice.ok) return lattice;
  // Without markers the bubbles' places rest on coarse rings alone: what they leave open, finer ones may settle.
  const answers = decide(photo, image, lattice, spec);
  return answers.flat().some(({ state }) => state === 'uncertain') ? failed('bubbles-unseen') : lattice;
}

/** The fast stages: our own sheet by its corner markers, else any sheet by the lattice of its rings. */
function readFast(job: Job): Attempt {
  const { image, workspace } = job;
  const usualInk = findInk(image, usualThreshold(image.frameSide), workspace);
  const search = seekMarkers(image, usualInk, workspace);
  const marked = search.markers.length > 0 ? readMarkedSheet(job, search) : null;
  const isSure =
    marked?.ok || marked?.code === 'two-sheets' || (marked?.code === 'layout-mismatch' && !marked.isSmeared);
  if (marked && isSure) return marked;
  const lattice = readRingLattice({ ...job, usualInk });
  // Two sheets, once seen, are more than what resembles a marker may say.
  if (!marked || lattice.ok || lattice.code === 'two-sheets') return lattice;
  // One marker is a chance likeness where the lattice has more to say.
  return search.markers.length === 1 && lattice.code !== 'no-sheet' ? lattice : marked;
}

/** What keeps a photo from being read: where it shows no sharp print, what is made of it says little. Two sheets, once seen, are two. */
function explainCode(code: SheetFailureCode, image: WorkImage): SheetFailureCode {
  if (code === 'two-sheets') return code;
  const judged = judgeImage(image);
  return judged === 'usable' ? code : judged;
}

function toReading(
  photo: Photo,
  spec: SheetSpec,
  { image, attempt: sheet, found, atHalf }: Search & { readonly attempt: FoundSheet },
  second: SecondAttempt | null,
): SheetReading {
  const toPhoto = ([x, y]: readonly [number, number]): PhotoPoint => ({ x: toPhotoX(image, x), y: toPhotoY(image, y) });
  const rings = spec.groups.map((_, group) => sheet.bubbles.filter((bubble) => bubble.group === group));
  const answers = decide(photo, image, sheet, spec, second);
  const isUnmarked = answers.flat().every(({ state }) => state === 'blank');
  return {
    ok: true,
    answers: answers.map((questions, group) => ({
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
    ...(isUnmarked && { isUnmarked }),
    ...(atHalf && { atHalf }),
    elapsedMs: 0,
  };
}

/** What became of the search for a sheet: where it lies, or why it was not found. */
interface Search {
  readonly image: WorkImage;
  readonly attempt: Attempt;
  readonly found: SheetReading['found'];
  readonly atHalf: boolean;
}

/** Looks for a sheet, cheap to heavy. @returns A code where the photo or the key allows no search. */
function findSheet(
  photo: Photo,
  spec: SheetSpec,
  options: ReadOptions,
  workspace: Workspace,
): Search | SheetFailureCode {
  const { secondAttempt = null, mode = 'upload', halfFirst = mode === 'stream' } = options;
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
    return quick?.ok
      ? { image, job, attempt: quick, atHalf: true }
      : { image, job, attempt: readFast(job), atHalf: false };
  };
  let looked = look(options.region);
  if (!looked.attempt.ok && options.region) looked = look();
  const { image, job, attempt, atHalf } = looked;
  if (attempt.ok || !secondAttempt)
    return { image, attempt, atHalf, found: attempt.markersFound > 0 ? 'markers' : 'lattice' };
  const readIn = (other: WorkImage) => readFast({ ...job, image: other });
  const again = readAgain(image, { spec, workspace, mode, readFast: readIn }, secondAttempt, attempt);
  return { image, attempt: again ?? attempt, atHalf, found: 'second-attempt' };
}

/** The search and what comes of it, without its time. */
function readPhoto(photo: Photo, spec: SheetSpec, options: ReadOptions, workspace: Workspace): ReadOutcome {
  const { allowMirrored = true, secondAttempt = null, mode = 'upload' } = options;
  const { clock } = workspace;
  const search = findSheet(photo, spec, options, workspace);
  if (typeof search === 'string') return refuse(search);
  const { image } = search;
  let { attempt } = search;
  if (attempt.ok && attempt.markersFound > 0 && mode === 'upload') {
    clock.enter('find');
    if (secondAttempt?.hasFaintSheet(image, attempt, spec, workspace))
      attempt = failed('two-sheets', attempt.markersFound, attempt.outline);
  }
  clock.enter('decide');
  if (attempt.ok && (allowMirrored || !attempt.mirrored))
    return toReading(photo, spec, { ...search, attempt }, secondAttempt);
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
  const outcome = readPhoto(photo, spec, options, workspace);
  const stageMs = timed ? workspace.clock.stop() : undefined;
  return { ...outcome, elapsedMs: performance.now() - startedAt, ...(stageMs && { stageMs }) };
}
