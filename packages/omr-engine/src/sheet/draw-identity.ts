import qrcode from 'qrcode-generator';
import { drawCells } from './draw-cells.ts';
import { type RectShape, type Shape, words } from './drawing.ts';
import { codeBox } from './lay-out-sheet.ts';

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
export function drawIdentity(identity: string): Shape[] {
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
