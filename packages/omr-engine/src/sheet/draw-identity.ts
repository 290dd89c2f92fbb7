import qrcode from 'qrcode-generator';
import type { RectShape, Shape } from './drawing.ts';

/** QR code: side and place; 6 mm of white to the corner marker on its right. */
const qrSizeMm = 29;
const qrTopMm = 14;
const leftMm = 155;

/** QR modules as bars, one a run; error level M: a corner may be smudged. */
function drawModules(identity: string): RectShape[] {
  const code = qrcode(0, 'M');
  code.addData(unescape(encodeURIComponent(identity)), 'Byte');
  code.make();
  const count = code.getModuleCount();
  const cellMm = qrSizeMm / count;
  const bars: RectShape[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let start = 0; start < count; start += 1) {
      if (!code.isDark(row, start)) continue;
      let end = start + 1;
      while (end < count && code.isDark(row, end)) end += 1;
      bars.push({
        kind: 'rect',
        xMm: leftMm + start * cellMm,
        yMm: qrTopMm + row * cellMm,
        widthMm: (end - start) * cellMm,
        heightMm: cellMm,
        fill: 0,
      });
      start = end;
    }
  }
  return bars;
}

/** QR code with the same text readable below it, at the right of the title. */
export function drawIdentity(identity: string): Shape[] {
  return [
    ...drawModules(identity),
    {
      kind: 'text',
      text: identity,
      xMm: leftMm + qrSizeMm / 2,
      yMm: qrTopMm + qrSizeMm + 3.6,
      sizeMm: 2.9,
      minSizeMm: 1.6,
      maxWidthMm: qrSizeMm + 3,
      face: 'mono',
      anchor: 'middle',
    },
  ];
}
