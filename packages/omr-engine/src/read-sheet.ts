import type { Attempt, FoundSheet } from './core/attempt.ts';
import { toPhotoX, toPhotoY, type WorkImage } from './core/gray-image.ts';
import type {
  Photo,
  PhotoPoint,
  PhotoRegion,
  ReadMode,
  ReadOutcome,
  RefusalCode,
  SheetReading,
} from './core/reading.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
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
}

const now = (): number => globalThis.performance.now();

function toReading(image: WorkImage, sheet: FoundSheet, spec: SheetSpec, startedAt: number): SheetReading {
  const toPhoto = ([x, y]: readonly [number, number]): PhotoPoint => ({ x: toPhotoX(image, x), y: toPhotoY(image, y) });
  return {
    ok: true,
    answers: decideAnswers(sheet.bubbles, spec.groups, spec.options),
    found: sheet.markersFound > 0 ? 'markers' : 'lattice',
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
 * shape alone; a refusal that says what to do. A sheet that does not fit the key is refused, never guessed.
 *
 * @param photo RGBA, any size, any rotation, upside down or mirrored. Borrowed.
 * @param spec  The key's shape: questions in each group, left to right, and options a question.
 * @returns The answers with states and confidence, or a refusal with its code and Portuguese message. Never throws for a bad photo.
 */
export function readSheet(photo: Photo, spec: SheetSpec, options: ReadOptions = {}): ReadOutcome {
  const startedAt = now();
  const { workspace = new Workspace(), allowMirrored = true } = options;
  if (Math.max(photo.width, photo.height) < MIN_SIDE_PX) return refuse('too-small', { elapsedMs: now() - startedAt });
  const image = shrinkToGray(photo, workScale(photo, WORK_SIDE_PX), workspace, options.region);
  const laidOut = layOutSheet(spec);
  let attempt: Attempt | null = null;
  if (laidOut.ok) attempt = readMarkedSheet(image, laidOut.layout, workspace);
  if (!attempt?.ok) {
    const lattice = readRingLattice(image, spec, workspace);
    if (lattice.ok || !attempt || attempt.markersFound === 0) attempt = lattice;
  }
  if (attempt.ok && (allowMirrored || !attempt.mirrored)) return toReading(image, attempt, spec, startedAt);
  const code: RefusalCode = attempt.ok ? 'direction-unclear' : attempt.code;
  return refuse(code, {
    markersFound: attempt.markersFound,
    outline: attempt.outline.map(([x, y]) => ({ x: toPhotoX(image, x), y: toPhotoY(image, y) })),
    elapsedMs: now() - startedAt,
  });
}
