import type { LegacyStyle, SheetBubble, SheetColumn, SheetLayout } from '../core/sheet-layout.ts';
import { drawNumbers, rowsOf } from './draw-answers.ts';
import { rule, type Shape, type SheetPage, words, wordsAround } from './drawing.ts';
import { sheetCopy } from './sheet.copy.ts';

const letterInk = 0.3;
const ruleMm = 0.25;

function drawBubble({ xMm, yMm, rMm, question, option }: SheetBubble, style: LegacyStyle): Shape[] {
  const circle: Shape = { kind: 'circle', xMm, yMm, rMm, stroke: style.ink, strokeMm: style.bubbleLineMm };
  const letter = (sizeMm: number, centreMm: number, ink: number): Shape =>
    wordsAround(sheetCopy.letter(option), xMm, centreMm, sizeMm, { anchor: 'middle', ink: Math.max(style.ink, ink) });
  if (style.letters === 'inside') return [circle, letter(rMm, yMm, letterInk)];
  if (style.letters === 'above' && question === 1)
    return [circle, letter(Math.min(3.4, rMm * 1.2), yMm - rMm - 1.9, 0)];
  return [circle];
}

function drawColumn(layout: SheetLayout, style: LegacyStyle, column: SheetColumn, group: number): Shape[] {
  const rows = rowsOf(layout, group);
  const { xMm, yMm, widthMm, heightMm } = column;
  const ruled = style.ruledRows ? rows.slice(1) : [];
  return [
    { kind: 'rect', xMm, yMm, widthMm, heightMm, stroke: style.ink, strokeMm: style.frameLineMm },
    ...drawNumbers(column, rows, { ink: style.ink }),
    ...ruled.map((rowMm) => rule(xMm, xMm + widthMm, rowMm - layout.pitchMm / 2, ruleMm, { stroke: style.ink })),
  ];
}

/** Name, class and date as lines to write on, the way schools head this sheet. */
function drawHeading({ leftMm, rightMm }: SheetLayout, page: SheetPage, ink: number): Shape[] {
  const text = (value: string, xMm: number, yMm: number, sizeMm: number, maxWidthMm: number): Shape =>
    words(value, xMm, yMm, sizeMm, { maxWidthMm, minSizeMm: 2.6, ink });
  const bold = { face: 'bold' } as const;
  const line = (fromMm: number, toMm: number, yMm: number): Shape => rule(fromMm, toMm, yMm, ruleMm, { stroke: ink });
  return [
    ...(page.school ? [{ ...text(page.school, leftMm, 22, 4.4, 174), ...bold }] : []),
    { ...text(page.title, leftMm, 31, 5.4, 174), ...bold },
    text(`${sheetCopy.student}:`, leftMm, 43, 4, 16),
    line(leftMm + 14, rightMm, 44),
    ...(page.studentName ? [text(page.studentName, leftMm + 16, 42.6, 4.2, rightMm - leftMm - 18)] : []),
    text(`${sheetCopy.className}:`, leftMm, 53, 4, 16),
    line(leftMm + 14, 110, 54),
    ...(page.className ? [text(page.className, leftMm + 16, 52.6, 4.2, 76)] : []),
    text(`${sheetCopy.date}:`, 116, 53, 4, 14),
    line(128, rightMm, 54),
    ...(page.date ? [text(page.date, 130, 52.6, 4.2, 60)] : []),
    { ...text(sheetCopy.legacyTitle, 105, 66, 4.6, 100), ...bold, anchor: 'middle' } as Shape,
  ];
}

/** Draws a legacy sheet: heading, two frames, numbers and circles. */
export function drawLegacySheet(layout: SheetLayout, page: SheetPage): Shape[] {
  const style = layout.legacy;
  if (!style) return [];
  return [
    ...drawHeading(layout, page, style.ink),
    ...layout.columns.flatMap((column, group) => drawColumn(layout, style, column, group)),
    ...layout.bubbles.flatMap((bubble) => drawBubble(bubble, style)),
  ];
}
