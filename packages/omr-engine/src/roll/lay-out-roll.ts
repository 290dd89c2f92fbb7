import { stripColumns, stripLines } from '../core/identity-strip.ts';
import type { SheetLayout, SheetMarker, StripGrid } from '../core/sheet-layout.ts';
import type { RollShape } from './roll-shape.ts';

/** A4 landscape, mm. */
const widthMm = 297;
const heightMm = 210;
/** As on the answer sheet: six cells of 1.8 mm, 9 mm inside the paper. */
const markerSizeMm = 10.8;
const markerInsetMm = 9.1;
const farXMm = widthMm - markerInsetMm - markerSizeMm;
const farYMm = heightMm - markerInsetMm - markerSizeMm;

/** Corner markers and strip stand where they do on every roll: a reader finds the shape by them. */
export const rollMarkers: readonly SheetMarker[] = [
  { id: 0, xMm: markerInsetMm, yMm: markerInsetMm, sizeMm: markerSizeMm },
  { id: 1, xMm: farXMm, yMm: markerInsetMm, sizeMm: markerSizeMm },
  { id: 2, xMm: farXMm, yMm: farYMm, sizeMm: markerSizeMm },
  { id: 3, xMm: markerInsetMm, yMm: farYMm, sizeMm: markerSizeMm },
];
export const rollStripGrid: StripGrid = {
  xMm: 174,
  yMm: 10.5,
  cellWidthMm: 4.6,
  cellHeightMm: 5,
  linePitchMm: 5.4,
  lines: stripLines,
  columns: stripColumns,
};

/** Holes of a binder go where nothing is printed, left of this; the right edge is level with the strip. */
const leftMm = 24;
const rightMm = 271;
/** Pupils' names end and the bubbles of the first day begin. */
const firstDayMm = 98;
const firstRowMm = 41;
const lastRowMm = 193.5;
const mostPitchMm = 6;
const mostStepMm = 12;
/** Radius as a share of the rows' pitch: a millimetre of paper stays between the rings of forty pupils. */
const radiusOfPitch = 0.36;
const mostRadiusMm = 2;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/**
 * Lays out a page of a roll: A4 landscape, a row a pupil, a column a school day, a marker in each corner. It is a sheet's layout of one
 * group, whose questions are the pupils and whose options are the days.
 *
 * @param shape At most 40 pupils and 23 days, as `isRollShape` says.
 */
export function layOutRoll({ pupils, days }: RollShape): SheetLayout {
  const pitchMm = Math.min(mostPitchMm, (lastRowMm - firstRowMm) / Math.max(1, pupils - 1));
  const stepMm = Math.min(mostStepMm, (rightMm - firstDayMm) / Math.max(1, days - 1));
  const rMm = Math.min(mostRadiusMm, pitchMm * radiusOfPitch);
  return {
    kind: 'own',
    spec: { groups: [pupils], options: days, numbering: 'restart', grids: 0 },
    widthMm,
    heightMm,
    leftMm,
    rightMm,
    markers: rollMarkers,
    columns: [],
    bubbles: upTo(pupils).flatMap((row) =>
      upTo(days).map((day) => ({
        group: 0,
        question: row + 1,
        option: day,
        xMm: firstDayMm + day * stepMm,
        yMm: firstRowMm + row * pitchMm,
        rMm,
      })),
    ),
    timingMarks: [],
    pitchMm,
    stepMm,
    instructions: 'short',
    strip: rollStripGrid,
  };
}
