import qrcode from 'qrcode-generator';
import type { SheetLayout } from '../core/sheet-layout.ts';
import { drawCells } from './draw-cells.ts';
import { type RectShape, roundBox, type Shape, type SheetPage, type TextShape, words } from './drawing.ts';
import { codeBox } from './lay-out-sheet.ts';
import { sheetCopy } from './sheet.copy.ts';

const fieldTopMm = 50.5;
const fieldHeightMm = 12.5;
const fieldGapMm = 2;
const classWidthMm = 28;
const dateWidthMm = 34;

/** A labelled box that holds a value or room to write it. */
function drawField(label: string, value: string | undefined, xMm: number, widthMm: number): Shape[] {
  const box = roundBox({ xMm, yMm: fieldTopMm, widthMm, heightMm: fieldHeightMm });
  const caption = words(label, xMm + 2.2, 54.8, 2.9, { face: 'bold' });
  const fit = { minSizeMm: 2.4, twoLineSizeMm: 2.75, maxWidthMm: widthMm - 4.4, face: 'medium' } as const;
  return [box, caption, ...(value ? [words(value, xMm + 2.2, 61, 4.7, fit)] : [])];
}

/** Says what the paper is, unless the title does. */
const subtitleOf = (title: string, questions: number): string =>
  title === sheetCopy.defaultTitle
    ? sheetCopy.questions(questions)
    : `${sheetCopy.questions(questions)} · ${sheetCopy.defaultTitle}`;

/** QR modules; error level M: a corner may be smudged. */
function drawModules(identity: string): RectShape[] {
  const { xMm, yMm, widthMm } = codeBox;
  const code = qrcode(0, 'M');
  code.addData(unescape(encodeURIComponent(identity)), 'Byte');
  code.make();
  const count = code.getModuleCount();
  const indices = Array.from({ length: count }, (_, index) => index);
  const rows = indices.map((row) => indices.map((column) => (code.isDark(row, column) ? '#' : '.')).join(''));
  return drawCells(rows, xMm, yMm, widthMm / count);
}

/** QR code with the same text readable below it, at the right of the title. */
function drawIdentity(identity: string): Shape[] {
  const { xMm, yMm, widthMm, heightMm } = codeBox;
  return [
    ...drawModules(identity),
    words(identity, xMm + widthMm / 2, yMm + heightMm + 3.6, 2.9, {
      minSizeMm: 1.6,
      maxWidthMm: widthMm + 3,
      face: 'mono',
      anchor: 'middle',
    }),
  ];
}

/** School, title, identity code and the pupil's boxes. */
export function drawHeader(layout: SheetLayout, page: SheetPage): Shape[] {
  const { leftMm, rightMm } = layout;
  const questions = layout.spec.groups.reduce((sum, size) => sum + size, 0);
  const about = page.subtitle ?? subtitleOf(page.title, questions);
  const subtitle = page.position ? `${about} · ${sheetCopy.page(page.position.number)}` : about;
  const titleWidthMm = (page.identity ? 151 : rightMm) - leftMm;
  const textLine = (text: string | undefined, yMm: number, sizeMm: number, more: Partial<TextShape>): Shape[] =>
    text ? [words(text, leftMm, yMm, sizeMm, { maxWidthMm: titleWidthMm, ...more })] : [];
  const studentWidthMm = rightMm - leftMm - classWidthMm - dateWidthMm - 2 * fieldGapMm;
  const classLeftMm = leftMm + studentWidthMm + fieldGapMm;
  return [
    ...textLine(page.network, 17.2, 3.7, { minSizeMm: 2.6 }),
    ...textLine(page.school, 23.4, 4.6, { minSizeMm: 3, face: 'bold' }),
    ...textLine(page.title, 36.5, 7.3, { minSizeMm: 3.6, face: 'bold', twoLineSizeMm: 5.2 }),
    ...textLine(subtitle, 43.2, 4.1, { minSizeMm: 2.8 }),
    ...(page.identity ? drawIdentity(page.identity) : []),
    ...drawField(sheetCopy.student, page.studentName, leftMm, studentWidthMm),
    ...drawField(sheetCopy.className, page.className, classLeftMm, classWidthMm),
    ...drawField(sheetCopy.date, page.date, classLeftMm + classWidthMm + fieldGapMm, dateWidthMm),
  ];
}
