import type { Attempt, FoundSheet } from './core/attempt.ts';
import { toPhotoX, toPhotoY, type WorkImage } from './core/gray-image.ts';
import type { Photo, PhotoPoint, PhotoRegion, ReadMode, ReadOutcome, SheetReading } from './core/reading.ts';
import type { SecondAttempt } from './core/second-attempt.ts';
import type { SheetLayout, SheetSpec } from './core/sheet-layout.ts';
import { Workspace } from './core/workspace.ts';
import { refuse } from './failures.ts';
import { readMarkedSheet } from './read-marked-sheet.ts';
import { readRingLattice } from './read-ring-lattice.ts';
import { layOutSheet } from './sheet/lay-out-sheet.ts';
import { decideAnswers } from './stages/decide-answers.ts';
import { shrinkToGray, workScale } from './stages/shrink-to-gray.ts';

/** Long side at which a sheet is read, px: bubbles of a whole A4 page are then 20 to 30 px wide. */
const WORK_SIDE_PX = 1300;
/** Below this long side a whole sheet's bubbles have radii under 3 px. */
const MIN_SIDE_PX = 300;

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
}

const now = (): number => globalThis.performance.now();

/** The fast stages: our own sheet by its corner markers, else any sheet by the lattice of its rings. */
function readFast(
  image: WorkImage,
  spec: SheetSpec,
  layout: SheetLayout | null,
  workspace: Workspace,
  measureIn = image,
): Attempt {
  const marked = layout ? readMarkedSheet(image, layout, workspace, { measureIn }) : null;
  if (marked?.ok) return marked;
  const lattice = readRingLattice(image, spec, workspace, measureIn);
  return !lattice.ok && marked && marked.markersFound > 0 ? marked : lattice;
}

/** OpenCV's help with the same stages; the first attempt's refusal stands where it does not help either. */
function readAgain(
  image: WorkImage,
  spec: SheetSpec,
  layout: SheetLayout | null,
  workspace: Workspace,
  second: SecondAttempt,
): Attempt | null {
  const markers = second.findMarkers(image);
  if (layout && markers.length > 0) {
    const marked = readMarkedSheet(image, layout, workspace, { knownMarkers: markers });
    if (marked.ok) return marked;
  }
  for (const enhanced of second.enhance(image)) {
    const attempt = readFast(enhanced, spec, layout, workspace, image);
    if (attempt.ok) return attempt;
  }
  return null;
}

function toReading(
  image: WorkImage,
  sheet: FoundSheet,
  spec: SheetSpec,
  found: SheetReading['found'],
  startedAt: number,
): SheetReading {
  const toPhoto = ([x, y]: readonly [number, number]): PhotoPoint => ({ x: toPhotoX(image, x), y: toPhotoY(image, y) });
  return {
    ok: true,
    answers: decideAnswers(sheet.bubbles, spec.groups, spec.options),
    found,
    identity: null,
    outline: sheet.outline.map(toPhoto),
    bubbles: sheet.spots.map(({ group, question, option, x, y, radiusX, radiusY }, index) => ({
      ...toPhoto([x, y]),
      r: ((radiusX + radiusY) / 2) * image.scale,
      seen: sheet.bubbles[index]!.seen,
      group,
      question,
      option,
    })),
    markersFound: sheet.markersFound,
    mirrored: sheet.mirrored,
    elapsedMs: now() - startedAt,
  };
}

/**
 * Reads an answer sheet from a photo.
 *
 * The cascade, cheap to heavy: our own sheet by its corner markers; any sheet by the lattice that its rings form, from the key's
 * shape alone; both again with OpenCV's help; a refusal that says what to do. A sheet that does not fit the key is refused, never
 * guessed.
 *
 * @param photo RGBA, any size, any rotation, upside down or mirrored. Borrowed.
 * @param spec  The key's shape: questions in each group, left to right, and options a question.
 * @returns The answers with states and confidence, or a refusal with its code and Portuguese message. Never throws for a bad photo.
 */
export function readSheet(photo: Photo, spec: SheetSpec, options: ReadOptions = {}): ReadOutcome {
  const startedAt = now();
  const { workspace = new Workspace(), allowMirrored = true, secondAttempt = null } = options;
  if (Math.max(photo.width, photo.height) < MIN_SIDE_PX) return refuse('too-small', { elapsedMs: now() - startedAt });
  const image = shrinkToGray(photo, workScale(photo, WORK_SIDE_PX), workspace, options.region);
  const laidOut = layOutSheet(spec);
  const layout = laidOut.ok ? laidOut.layout : null;
  let attempt = readFast(image, spec, layout, workspace);
  let found: SheetReading['found'] = attempt.markersFound > 0 ? 'markers' : 'lattice';
  if (!attempt.ok && secondAttempt) {
    const again = readAgain(image, spec, layout, workspace, secondAttempt);
    if (again) {
      attempt = again;
      found = 'second-attempt';
    }
  }
  if (attempt.ok && (allowMirrored || !attempt.mirrored)) return toReading(image, attempt, spec, found, startedAt);
  return refuse(attempt.ok ? 'direction-unclear' : attempt.code, {
    markersFound: attempt.markersFound,
    outline: attempt.outline.map(([x, y]) => ({ x: toPhotoX(image, x), y: toPhotoY(image, y) })),
    elapsedMs: now() - startedAt,
  });
}
