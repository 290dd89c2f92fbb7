import { gridGroup } from '@caderneta/contract';
import { toPhotoX, toPhotoY, type WorkImage } from './core/gray-image.ts';
import type { PlaneMap } from './core/homography.ts';
import type { Photo, PhotoPoint, PhotoRegion, ReadOutcome, SheetFailureCode, SheetReading } from './core/reading.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
import { Workspace } from './core/workspace.ts';
import { refuse } from './failures.ts';
import { findSheet, type ReadOptions, type Search } from './find-sheet.ts';
import { measureMarks, readMarks } from './read-marks.ts';
import { codeBox } from './sheet/lay-out-sheet.ts';
import { decideNumbers } from './stages/marks/decide-numbers.ts';
import type { Attempt, FoundSheet } from './stages/pose/attempt.ts';
import { judgeImage } from './stages/pose/judge-image.ts';
import { hasFaintSheet } from './stages/pose/other-sheet.ts';
import { readStrip } from './stages/pose/read-strip.ts';

export type { ReadOptions } from './find-sheet.ts';

/** What keeps a photo from being read: where it shows no sharp print, what is made of it says little. Two sheets, once seen, are two. */
function explainCode(code: SheetFailureCode, image: WorkImage): SheetFailureCode {
  if (code === 'two-sheets') return code;
  const judged = judgeImage(image);
  return judged === 'usable' ? code : judged;
}

/** Room around the code's place, mm: paper in waves bends away from what is seen beside it. */
const CODE_ROOM_MM = 12;

/** The part of the photo that shows a sheet's code. */
function codeRegion(image: WorkImage, page: PlaneMap): PhotoRegion {
  const { xMm, yMm, widthMm, heightMm } = codeBox;
  const ends = (from: number, side: number) => [from - CODE_ROOM_MM, from + side + CODE_ROOM_MM];
  const corners = ends(xMm, widthMm).flatMap((x) => ends(yMm, heightMm).map((y) => page(x, y)));
  const xs = corners.map(([x]) => toPhotoX(image, x));
  const ys = corners.map(([, y]) => toPhotoY(image, y));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function toReading(
  photo: Photo,
  spec: SheetSpec,
  { image, layout, attempt: sheet, found, atHalf }: Search & { readonly attempt: FoundSheet },
): SheetReading {
  const rings = [...sheet.bubbles, ...(sheet.grids?.bubbles ?? [])];
  const numbers = sheet.grids
    ? [{ group: gridGroup, questions: decideNumbers(measureMarks(photo, image, sheet.grids)) }]
    : [];
  const answers = [
    ...readMarks(photo, image, sheet, spec).map((questions, group) => ({ group, questions })),
    ...numbers,
  ];
  const isUnmarked = answers.every(({ questions }) => questions.every(({ state }) => state === 'blank'));
  return {
    ok: true,
    answers: answers.map((own) => {
      const printed = rings.filter(({ group }) => group === own.group);
      return { ...own, bubbles: { seen: printed.filter(({ seen }) => seen).length, expected: printed.length } };
    }),
    found,
    identity: null,
    strip: layout.strip && readStrip(image, layout.strip, sheet.page),
    ...(sheet.isOurs && { code: codeRegion(image, sheet.page) }),
    ...seenOf(sheet, image),
    bubbles: [...sheet.spots, ...(sheet.grids?.spots ?? [])].map(
      ({ group, question, option, x, y, radiusX, radiusY }, index) => ({
        x: toPhotoX(image, x),
        y: toPhotoY(image, y),
        r: ((radiusX + radiusY) / 2) * image.scale,
        seen: rings[index]!.seen,
        group,
        question,
        option,
      }),
    ),
    mirrored: sheet.mirrored,
    ...(isUnmarked && { isUnmarked }),
    ...(atHalf && { atHalf }),
    elapsedMs: 0,
  };
}

/** How far a search came, in the photo's pixels. */
const seenOf = ({ markersFound, outline }: Attempt, image: WorkImage) => ({
  markersFound,
  outline: outline.map(([x, y]): PhotoPoint => ({ x: toPhotoX(image, x), y: toPhotoY(image, y) })),
});

/** The search and what comes of it, without its time. */
function readPhoto(photo: Photo, spec: SheetSpec, options: ReadOptions, workspace: Workspace): ReadOutcome {
  const { allowMirrored = true, mode = 'upload' } = options;
  const search = findSheet(photo, spec, options, workspace);
  if (typeof search === 'string') return refuse(search);
  const { image, attempt } = search;
  workspace.clock.enter('find');
  const isMarkedUpload = attempt.ok && attempt.markersFound > 0 && mode === 'upload';
  if (isMarkedUpload && hasFaintSheet(image, attempt, spec, workspace))
    return refuse('two-sheets', seenOf(attempt, image));
  workspace.clock.enter('decide');
  if (attempt.ok && (allowMirrored || !attempt.mirrored)) return toReading(photo, spec, { ...search, attempt });
  const code = attempt.ok ? 'direction-unclear' : explainCode(attempt.shownAs ?? attempt.code, image);
  return refuse(code, seenOf(attempt, image));
}

/**
 * Reads an answer sheet from a photo.
 *
 * The cascade, cheap to heavy: our own sheet by its corner markers; any sheet by the lattice that its rings form, from the key's
 * shape alone; in an upload by ovals, and all again in a quieter image; a refusal that says what to do. A
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
