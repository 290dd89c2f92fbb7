import type { SheetBubble, SheetColumn, SheetLayout } from '../core/sheet-layout.ts';
import { drawBubble } from './draw-bubble.ts';
import { drawGrids } from './draw-grids.ts';
import { drawShadedRows } from './draw-shaded-rows.ts';
import { type PagePosition, rule, type Shape, type SheetPage, type TextShape, words, wordsAround } from './drawing.ts';
import { sheetCopy } from './sheet.copy.ts';

const rowsInBlock = 5;

type LabelledPage = Pick<SheetPage, 'labelled' | 'letters' | 'position'>;

/** Middles of a group's rows, mm. */
export const rowsOf = ({ bubbles }: SheetLayout, group: number): number[] =>
  bubbles.filter((bubble) => bubble.group === group && bubble.option === 0).map(({ yMm }) => yMm);

/** The numbers before a column's rows. */
export const drawNumbers = (column: SheetColumn, rows: readonly number[], more: Partial<TextShape>): Shape[] =>
  rows.map((yMm, row) => {
    const { firstNumber, numberRightMm, numberSizeMm } = column;
    return wordsAround(String(firstNumber + row), numberRightMm, yMm, numberSizeMm, {
      face: 'bold',
      anchor: 'end',
      ...more,
    });
  });

function drawColumn(layout: SheetLayout, column: SheetColumn, group: number, before: number): Shape[] {
  const rows = rowsOf(layout, group);
  const { xMm, widthMm } = column;
  const rightMm = xMm + widthMm;
  const ruleMm = (rows[0] ?? 0) - 6.6;
  // A dashed rule after every fifth row guides the eye along.
  const blockEnds = rows.slice(0, -1).filter((_, row) => (row + 1) % rowsInBlock === 0);
  return [
    words(sheetCopy.column(before + group), xMm, ruleMm - 3, 4.1, { face: 'bold' }),
    rule(xMm, rightMm, ruleMm, 0.5),
    ...blockEnds.map((yMm) => rule(xMm, rightMm, yMm + layout.pitchMm / 2, 0.2, { dashMm: 0.8 })),
    ...drawNumbers(column, rows, { maxWidthMm: column.numberRightMm - xMm }),
  ];
}

/** What stands in a bubble: its letter, or what its question has there. */
function labelIn({ group, question, option }: SheetBubble, { labelled = [], letters }: LabelledPage): string {
  const own = labelled.find((one) => one.group === group && one.question === question);
  if (own) return own.labels[option] ?? '';
  return letters !== undefined && option >= letters ? '' : sheetCopy.letter(option);
}

/** The layout with its questions numbered on from the pages before, where they run on. */
function numberedOn(layout: SheetLayout, { columnsBefore }: Pick<PagePosition, 'columnsBefore'>): SheetLayout {
  if (layout.spec.numbering === 'restart') return layout;
  const before = columnsBefore.reduce((sum, size) => sum + size, 0);
  const columns = layout.columns.map((column) => ({ ...column, firstNumber: column.firstNumber + before }));
  return { ...layout, columns };
}

/** Headings, numbers, bubbles, the timing marks beside each row, and the grids for numbers. */
export function drawAnswers(own: SheetLayout, page: LabelledPage): Shape[] {
  const { columnsBefore = [] } = page.position ?? {};
  const layout = numberedOn(own, { columnsBefore });
  return [
    ...drawShadedRows(layout, page),
    ...layout.columns.flatMap((column, group) => drawColumn(layout, column, group, columnsBefore.length)),
    ...layout.timingMarks.map((mark): Shape => ({ kind: 'rect', ...mark, fill: 0 })),
    ...layout.bubbles.flatMap((bubble) => drawBubble(bubble, labelIn(bubble, page))),
    ...drawGrids(layout, page),
  ];
}
