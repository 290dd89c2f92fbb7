import { gridDigits } from '@caderneta/contract';
import { gridSymbols } from '../core/number-grid.ts';
import type { NumberGrid, SheetLayout } from '../core/sheet-layout.ts';
import { drawBubble } from './draw-bubble.ts';
import { rule, type Shape, type SheetPage, words } from './drawing.ts';
import { fieldHeightMm } from './lay-out-grids.ts';
import { sheetCopy } from './sheet.copy.ts';

type GridsPage = Pick<SheetPage, 'labelled' | 'position'>;

const headingMm = 3.6;
/** From the top of a grid to its heading's baseline, and to the rule below. */
const baselineMm = 3.2;
const ruleMm = 4.4;
const fieldLineMm = 0.2;
const fieldWidthMm = 5.4;
/** Sign and comma are small: they are set larger than digits, in radii. */
const signSize = 1.7;

/** What stands in a grid's bubble: the sign before the first digit, commas before the others, and the digits. */
function symbolOf(option: number): string {
  const row = option % gridSymbols;
  if (row > 0) return String(row - 1);
  return option === 0 ? sheetCopy.minus : sheetCopy.comma;
}

/** The name of the question that is answered there; of a version that asks fewer numbers, that none is. */
function headingOf({ columns, spec }: SheetLayout, { labelled = [], position }: GridsPage, grid: number): string {
  const own = labelled.find((one) => one.grid === grid);
  if (!own) return sheetCopy.noQuestion;
  const number = (columns[own.group]?.firstNumber ?? 1) + own.question - 1;
  const { length: before } = position?.columnsBefore ?? [];
  const isRestarted = spec.numbering === 'restart' && (columns.length > 1 || position !== undefined);
  return sheetCopy.gridOf(number, isRestarted ? before + own.group + 1 : null);
}

function drawGrid({ xMm, yMm, widthMm, fieldsYMm, bubbles }: NumberGrid, heading: string): Shape[] {
  const zeros = Array.from({ length: gridDigits }, (_, column) => bubbles[column * gridSymbols + 1]!);
  return [
    words(heading, xMm, yMm + baselineMm, headingMm, { face: 'bold', maxWidthMm: widthMm, minSizeMm: 2.4 }),
    rule(xMm, xMm + widthMm, yMm + ruleMm, 0.5),
    ...zeros.map(
      (zero): Shape => ({
        kind: 'rect',
        xMm: zero.xMm - fieldWidthMm / 2,
        yMm: fieldsYMm,
        widthMm: fieldWidthMm,
        heightMm: fieldHeightMm,
        stroke: 0,
        strokeMm: fieldLineMm,
      }),
    ),
    ...bubbles.flatMap((bubble) =>
      drawBubble(bubble, symbolOf(bubble.option), bubble.option % gridSymbols === 0 ? signSize : 1.2),
    ),
  ];
}

/** The grids for numbers, each headed by its question. */
export const drawGrids = (layout: SheetLayout, page: GridsPage): Shape[] =>
  (layout.grids ?? []).flatMap((grid, at) => drawGrid(grid, headingOf(layout, page, at + 1)));
