import type { Pair } from '../core/homography.ts';
import type { LegacyStyle, SheetBubble, SheetColumn, SheetLayout } from '../core/sheet-layout.ts';
import type { Shape, SheetPage } from './drawing.ts';
import { sheetCopy } from './sheet.copy.ts';

const halfCapital = 0.334;
const letterInk = 0.3;

function drawBubble(bubble: SheetBubble, style: LegacyStyle): Shape[] {
  const { xMm, yMm, rMm } = bubble;
  const circle: Shape = { kind: 'circle', xMm, yMm, rMm, stroke: style.ink, strokeMm: style.bubbleLineMm };
  const letter = (sizeMm: number, centreMm: number): Shape => ({
    kind: 'text',
    text: sheetCopy.letter(bubble.option),
    xMm,
    yMm: centreMm + halfCapital * sizeMm,
    sizeMm,
    face: 'regular',
    anchor: 'middle',
    ink: Math.max(style.ink, style.letters === 'inside' ? letterInk : 0),
  });
  if (style.letters === 'inside') return [circle, letter(rMm, yMm)];
  if (style.letters === 'above' && bubble.question === 1)
    return [circle, letter(Math.min(3.4, rMm * 1.2), yMm - rMm - 1.9)];
  return [circle];
}

function drawColumn(layout: SheetLayout, style: LegacyStyle, column: SheetColumn, group: number): Shape[] {
  const rows = layout.bubbles.filter((bubble) => bubble.group === group && bubble.option === 0).map(({ yMm }) => yMm);
  const { xMm, yMm, widthMm, heightMm } = column;
  const frame: Shape = { kind: 'rect', xMm, yMm, widthMm, heightMm, stroke: style.ink, strokeMm: style.frameLineMm };
  const numbers = rows.map(
    (rowMm, row): Shape => ({
      kind: 'text',
      text: String(column.firstNumber + row),
      xMm: column.numberRightMm,
      yMm: rowMm + halfCapital * column.numberSizeMm,
      sizeMm: column.numberSizeMm,
      face: 'bold',
      anchor: 'end',
      ink: style.ink,
    }),
  );
  const rules = style.ruledRows
    ? rows.slice(1).map((rowMm): Shape => {
        const lineMm = rowMm - layout.pitchMm / 2;
        return {
          kind: 'line',
          points: [
            [xMm, lineMm],
            [xMm + widthMm, lineMm],
          ],
          stroke: style.ink,
          strokeMm: 0.25,
        };
      })
    : [];
  return [frame, ...numbers, ...rules];
}

/** Name, class and date as lines to write on, the way schools head this sheet. */
function drawHeading(layout: SheetLayout, page: SheetPage, ink: number): Shape[] {
  const { leftMm, rightMm } = layout;
  const text = (value: string, [xMm, yMm]: Pair, sizeMm: number, maxWidthMm: number, bold = false): Shape => ({
    kind: 'text',
    text: value,
    xMm,
    yMm,
    sizeMm,
    maxWidthMm,
    minSizeMm: 2.6,
    face: bold ? 'bold' : 'regular',
    ink,
  });
  const rule = (fromMm: number, toMm: number, yMm: number): Shape => ({
    kind: 'line',
    points: [
      [fromMm, yMm],
      [toMm, yMm],
    ],
    stroke: ink,
    strokeMm: 0.25,
  });
  return [
    ...(page.school ? [text(page.school, [leftMm, 22], 4.4, 174, true)] : []),
    text(page.title, [leftMm, 31], 5.4, 174, true),
    text(`${sheetCopy.student}:`, [leftMm, 43], 4, 16),
    rule(leftMm + 14, rightMm, 44),
    ...(page.studentName ? [text(page.studentName, [leftMm + 16, 42.6], 4.2, rightMm - leftMm - 18)] : []),
    text(`${sheetCopy.className}:`, [leftMm, 53], 4, 16),
    rule(leftMm + 14, 110, 54),
    ...(page.className ? [text(page.className, [leftMm + 16, 52.6], 4.2, 76)] : []),
    text(`${sheetCopy.date}:`, [116, 53], 4, 14),
    rule(128, rightMm, 54),
    ...(page.date ? [text(page.date, [130, 52.6], 4.2, 60)] : []),
    { ...text(sheetCopy.legacyTitle, [105, 66], 4.6, 100, true), anchor: 'middle' } as Shape,
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
