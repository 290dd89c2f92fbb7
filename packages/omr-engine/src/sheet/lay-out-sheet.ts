import { stripColumns, stripLines } from '../core/identity-strip.ts';
import type {
  SheetBox,
  SheetBubble,
  SheetColumn,
  SheetLayout,
  SheetMarker,
  SheetSpec,
  StripGrid,
} from '../core/sheet-layout.ts';
import { checkSpec, firstNumbers, type LayoutFailure } from './check-spec.ts';
import { type ColumnGrid, layOutColumns, usualPage } from './lay-out-columns.ts';
import { gridTopMm, layOutGrids } from './lay-out-grids.ts';

/** A4 portrait, mm. */
export const pageWidthMm = 210;
export const pageHeightMm = 297;

/** Six cells of 1.8 mm: two pixels a cell even when the whole page fills a 720-pixel-high frame. */
const markerSizeMm = 10.8;
/** Distance of a marker's centre from both paper edges: the square stays 9 mm inside, where every printer prints. */
const markerInsetMm = 14.5;

const fullPitchMm = 11.9;
/** Centre of the first row below the full and the short instructions, and of the last row that still clears the foot. */
const firstRowFullMm = 119;
const firstRowShortMm = 99.5;
const lastRowMm = 262.2;
/** The same above grids for numbers, whose headings stand below a rule. */
const lastRowAboveGridsMm = gridTopMm - 6;
/** Beyond this many rows the instructions shrink to one line, so that the bubbles need not. */
const mostRowsFull = 16;
/** Heading text and rule above the first row. */
const headingMm = 12.6;
/** The strip stands as wide as the answers of a usual sheet; its cells are no smaller than any bubble. */
const strip: StripGrid = {
  xMm: usualPage.leftMm,
  yMm: 269,
  cellWidthMm: (usualPage.rightMm - usualPage.leftMm) / stripColumns,
  cellHeightMm: 7.4,
  linePitchMm: 8,
  lines: stripLines,
  columns: stripColumns,
};
/** The QR code of every sheet that names somebody; 6 mm of white to the corner marker on its right. */
export const codeBox: SheetBox = { xMm: 155, yMm: 14, widthMm: 29, heightMm: 29 };
const timingInsetMm = 12;
const timingMark = { widthMm: 4, heightMm: 2 };

const cornerMarkers = (): SheetMarker[] => {
  const near = markerInsetMm - markerSizeMm / 2;
  const farX = pageWidthMm - markerInsetMm - markerSizeMm / 2;
  const farY = pageHeightMm - markerInsetMm - markerSizeMm / 2;
  return [
    { id: 0, xMm: near, yMm: near, sizeMm: markerSizeMm },
    { id: 1, xMm: farX, yMm: near, sizeMm: markerSizeMm },
    { id: 2, xMm: farX, yMm: farY, sizeMm: markerSizeMm },
    { id: 3, xMm: near, yMm: farY, sizeMm: markerSizeMm },
  ];
};

interface Rows {
  readonly firstMm: number;
  readonly pitchMm: number;
  readonly count: number;
}

function layOutRows(spec: SheetSpec): Rows {
  const count = Math.max(...spec.groups);
  const hasGrids = (spec.grids ?? 0) > 0;
  const firstMm = hasGrids || count > mostRowsFull ? firstRowShortMm : firstRowFullMm;
  const lastMm = hasGrids ? lastRowAboveGridsMm : lastRowMm;
  return { firstMm, count, pitchMm: Math.min(fullPitchMm, (lastMm - firstMm) / Math.max(1, count - 1)) };
}

/** The bubbles of a sheet's groups, sorted. @param spotOf An option of a row; group, row and option count from 0. */
export const layOutBubbles = (
  { groups, options }: SheetSpec,
  spotOf: (group: number, row: number, option: number) => Pick<SheetBubble, 'xMm' | 'yMm' | 'rMm'>,
): SheetBubble[] =>
  groups.flatMap((questions, group) =>
    Array.from({ length: questions * options }, (_, index) => {
      const row = Math.floor(index / options);
      const option = index % options;
      return { group, question: row + 1, option, ...spotOf(group, row, option) };
    }),
  );

const layOutSheetColumns = (spec: Required<SheetSpec>, grid: ColumnGrid, rows: Rows): SheetColumn[] => {
  const numbers = firstNumbers(spec);
  return spec.groups.map((questions, group) => {
    const xMm = grid.columnLeftsMm[group] ?? 0;
    return {
      xMm,
      yMm: rows.firstMm - headingMm,
      widthMm: grid.columnWidthMm,
      heightMm: headingMm + (questions - 1) * rows.pitchMm + grid.radiusMm + 0.3,
      numberRightMm: xMm + grid.numberRightMm,
      numberSizeMm: grid.numberSizeMm,
      firstNumber: numbers[group] ?? 1,
    };
  });
};

const layOutTimingMarks = (rows: Rows): SheetBox[] =>
  Array.from({ length: rows.count }, (_, row) => rows.firstMm + row * rows.pitchMm).flatMap((centreMm) =>
    [timingInsetMm, pageWidthMm - timingInsetMm - timingMark.widthMm].map((xMm) => ({
      xMm,
      yMm: centreMm - timingMark.heightMm / 2,
      ...timingMark,
    })),
  );

/**
 * Lays out our own answer sheet: A4 portrait, a marker in each corner, one column a group.
 * Every spec within the limits fits: 1 to 4 columns of 1 to 25 questions with 2 to 5 options. Markers 0 to 3 stand clockwise from the
 * top-left. Bubbles are 7.4 mm wide up to 14 rows and two columns of five options, 4.8 mm in 4 × 25 × 5, and never closer than 1.4 mm; pitch, step and radius shrink together where it is full.
 * Grids for numbers stand below the columns, which then end higher.
 *
 * @returns the geometry in mm, or a failure with a Portuguese message when the spec is out of range.
 */
export function layOutSheet(spec: SheetSpec): { ok: true; layout: SheetLayout } | LayoutFailure {
  const failure = checkSpec(spec);
  if (failure) return failure;
  const full: Required<SheetSpec> = { ...spec, numbering: spec.numbering ?? 'restart', grids: spec.grids ?? 0 };
  const rows = layOutRows(full);
  const grid = layOutColumns(full, rows.pitchMm);
  const layout: SheetLayout = {
    kind: 'own',
    spec: full,
    widthMm: pageWidthMm,
    heightMm: pageHeightMm,
    leftMm: grid.leftMm,
    rightMm: grid.rightMm,
    markers: cornerMarkers(),
    columns: layOutSheetColumns(full, grid, rows),
    bubbles: layOutBubbles(full, (group, row, option) => ({
      xMm: grid.columnLeftsMm[group]! + grid.firstBubbleMm + option * grid.stepMm,
      yMm: rows.firstMm + row * rows.pitchMm,
      rMm: grid.radiusMm,
    })),
    timingMarks: layOutTimingMarks(rows),
    ...(full.grids > 0 && { grids: layOutGrids(full.grids) }),
    pitchMm: rows.pitchMm,
    stepMm: grid.stepMm,
    instructions: rows.firstMm === firstRowShortMm ? 'short' : 'full',
    strip,
  };
  return { ok: true, layout };
}
