import qrcode from 'qrcode-generator';
import { drawCells } from './draw-cells.ts';
import { type RectShape, type Shape, words } from './drawing.ts';

/** QR code: side and place; 6 mm of white to the corner marker on its right. */
const qrSizeMm = 29;
const qrTopMm = 14;
const leftMm = 155;

/** QR modules; error level M: a corner may be smudged. */
function drawModules(identity: string): RectShape[] {
  const code = qrcode(0, 'M');
  code.addData(unescape(encodeURIComponent(identity)), 'Byte');
  code.make();
  const count = code.getModuleCount();
  const indices = Array.from({ length: count }, (_, index) => index);
  const rows = indices.map((row) => indices.map((column) => (code.isDark(row, column) ? '#' : '.')).join(''));
  return drawCells(rows, leftMm, qrTopMm, qrSizeMm / count);
}

/** QR code with the same text readable below it, at the right of the title. */
export function drawIdentity(identity: string): Shape[] {
  return [
    ...drawModules(identity),
    words(identity, leftMm + qrSizeMm / 2, qrTopMm + qrSizeMm + 3.6, 2.9, {
      minSizeMm: 1.6,
      maxWidthMm: qrSizeMm + 3,
      face: 'mono',
      anchor: 'middle',
    }),
  ];
}
