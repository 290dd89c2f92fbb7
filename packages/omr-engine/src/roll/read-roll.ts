import { toPhotoX, toPhotoY, type WorkImage } from '../core/gray-image.ts';
import type { PlaneMap } from '../core/homography.ts';
import type { Photo, PlacedBubble, RowCrop, SheetFailure, SheetFailureCode } from '../core/reading.ts';
import { Workspace } from '../core/workspace.ts';
import { refuse } from '../failures.ts';
import { readMarkedSheet, seekMarkers } from '../read-marked-sheet.ts';
import { measureMarks } from '../read-marks.ts';
import { shrinkToGray, workScale } from '../stages/ink/shrink-to-gray.ts';
import { ENOUGH_MARKERS, type MarkerSearch } from '../stages/markers/find-markers.ts';
import { cropRow } from '../stages/marks/crop-row.ts';
import { type BubbleMark, decideAlike } from '../stages/marks/decide-alike.ts';
import type { FoundSheet } from '../stages/pose/attempt.ts';
import { judgeImage } from '../stages/pose/judge-image.ts';
import { markersOfOne } from '../stages/pose/markers-of-one.ts';
import { readStrip } from '../stages/pose/read-strip.ts';
import { markersToPhoto } from '../stages/pose/register-layout.ts';
import { layOutRoll, rollStripGrid } from './lay-out-roll.ts';
import { rollFailureMessages } from './roll-failures.ts';
import { type RollShape, shapeOfStrip } from './roll-shape.ts';

/** Long side at which a roll is read, px: its bubbles are half as large as a sheet's, so it is looked at twice as closely. */
const WORK_SIDE_PX = 2000;
const MIN_SIDE_PX = 900;
/** A page's markers are as large as each other, but for the slant: bold capitals beside them are a fifth of that. */
const LEAST_OF_LARGEST = 0.5;
/** How far curled paper moves the strip from where the markers say it is, mm: it is looked for there, too. */
const STRIP_SHIFTS_MM = [0, -1.3, 1.3] as const;
const anyPage = layOutRoll({ pupils: 1, days: 1, number: 1 });

/** What a cell says. 'uncertain': a person must look. */
export type RollMark = 'present' | 'absent' | 'uncertain';
const rollMarks: Readonly<Record<BubbleMark, RollMark>> = {
  empty: 'present',
  marked: 'absent',
  uncertain: 'uncertain',
};

/** A page of a roll as it was filled in. */
export interface RollReading extends RollShape {
  readonly ok: true;
  /** `cells[pupil][day]`, in the order of the page. */
  readonly cells: readonly (readonly RollMark[])[];
  /** A picture of each cell in doubt with its neighbours: `question` is the pupil from 1, `option` the day from 0. */
  readonly crops: readonly (RowCrop & { readonly option: number })[];
}

function cropCell(photo: Photo, bubbles: readonly PlacedBubble[], mirrored: boolean, at: PlacedBubble) {
  const beside = bubbles.filter(({ question, option }) => question === at.question && Math.abs(option - at.option) < 2);
  const crop = cropRow(photo, { bubbles: beside, mirrored }, at.group, at.question);
  return crop ? [{ ...crop, option: at.option }] : [];
}

function toReading(photo: Photo, shape: RollShape, image: WorkImage, sheet: FoundSheet) {
  const marks = decideAlike(measureMarks(photo, image, sheet)).map((mark) => rollMarks[mark]);
  const placed = sheet.spots.map(
    ({ radiusX, radiusY, x, y, ...spot }, at): PlacedBubble => ({
      ...spot,
      x: toPhotoX(image, x),
      y: toPhotoY(image, y),
      r: ((radiusX + radiusY) / 2) * image.scale,
      seen: sheet.bubbles[at]!.seen,
    }),
  );
  const rows = Array.from({ length: shape.pupils }, (_, row) => marks.slice(row * shape.days, (row + 1) * shape.days));
  const open = placed.filter((_, at) => marks[at] === 'uncertain');
  return {
    ok: true as const,
    ...shape,
    cells: rows,
    crops: open.flatMap((bubble) => cropCell(photo, placed, sheet.mirrored, bubble)),
  };
}

/** The markers of a page, without print that resembles one. */
function seekPage(image: WorkImage, workspace: Workspace): MarkerSearch {
  const search = seekMarkers(image, workspace);
  const largest = Math.max(...search.seen.map(({ size }) => size));
  return { ...search, seen: search.seen.filter(({ size }) => size >= largest * LEAST_OF_LARGEST) };
}

/** What the strip says, near where the markers place it. */
function readShape(image: WorkImage, toPhoto: PlaneMap): RollShape | null {
  for (const dy of STRIP_SHIFTS_MM) {
    for (const dx of STRIP_SHIFTS_MM) {
      const strip = readStrip(image, rollStripGrid, (xMm, yMm) => toPhoto(xMm + dx, yMm + dy), 'roll');
      const shape = strip && shapeOfStrip(strip);
      if (shape) return shape;
    }
  }
  return null;
}

/**
 * Reads a page of a roll from a photo: its corner markers place it, its strip says its shape and number, then it is read as a sheet
 * of one group.
 *
 * @param photo RGBA, any rotation, at least 900 px wide. Borrowed.
 * @returns What every bubble says, or a refusal with a Portuguese message. Never throws for a bad photo.
 */
export function readRoll(photo: Photo, workspace = new Workspace()): RollReading | SheetFailure {
  const failed = (code: SheetFailureCode) => ({ ...refuse(code), message: rollFailureMessages[code] });
  if (Math.max(photo.width, photo.height) < MIN_SIDE_PX) return failed('too-small');
  const image = shrinkToGray(photo, workScale(photo, WORK_SIDE_PX), workspace);
  const explain = (code: SheetFailureCode) => {
    const judged = judgeImage(image);
    return failed(judged === 'usable' ? code : judged);
  };
  const search = seekPage(image, workspace);
  const markers = markersOfOne(anyPage, search.seen);
  if (markers.length < ENOUGH_MARKERS) return explain(markers.length === 0 ? 'no-sheet' : 'markers-missing');
  const shape = readShape(image, markersToPhoto(anyPage, markers));
  if (!shape) return explain('layout-mismatch');
  const sheet = readMarkedSheet({ image, measureIn: image, layout: layOutRoll(shape), workspace }, search);
  return sheet.ok ? toReading(photo, shape, image, sheet) : explain(sheet.shownAs ?? sheet.code);
}
