import type { SheetLayout } from '../core/sheet-layout.ts';
import { type CircleShape, roundBox, type Shape, type SheetPage, stroke, words } from './drawing.ts';
import { sheetCopy } from './sheet.copy.ts';

const boxTopMm = 66.5;
const sampleRadiusMm = 2.7;
const penMm = 0.7;
const bold = { face: 'bold' } as const;

const frame = ({ leftMm, rightMm }: SheetLayout, heightMm: number): Shape =>
  roundBox({ xMm: leftMm, yMm: boxTopMm, widthMm: rightMm - leftMm, heightMm });

const ring = (xMm: number, yMm: number): CircleShape => ({
  kind: 'circle',
  xMm,
  yMm,
  rMm: sampleRadiusMm,
  stroke: 0,
  strokeMm: 0.4,
});

const filled = (xMm: number, yMm: number): CircleShape => ({ kind: 'circle', xMm, yMm, rMm: sampleRadiusMm, fill: 0 });

/** What of a page says how it is filled in. */
type Asks = Pick<SheetPage, 'takesSeveral' | 'labelled' | 'letters'>;

const hasTeachers = ({ labelled = [] }: Asks): boolean => labelled.some(({ isTeachers }) => isTeachers);

/** Cross, tick and half: the marks that a pupil must not make. */
function drawWrongMarks(xMm: number, yMm: number): Shape[] {
  const tickX = xMm + 7.5;
  const halfX = xMm + 15;
  const lowerHalf = Array.from({ length: 25 }, (_, step): [number, number] => {
    const angle = (Math.PI * step) / 24;
    return [halfX + sampleRadiusMm * Math.cos(angle), yMm + sampleRadiusMm * Math.sin(angle)];
  });
  const line = (...points: [number, number][]) => stroke(points, penMm);
  return [
    ring(xMm, yMm),
    line([xMm - 1.7, yMm - 1.7], [xMm + 1.7, yMm + 1.7]),
    line([xMm + 1.7, yMm - 1.7], [xMm - 1.7, yMm + 1.7]),
    ring(tickX, yMm),
    line([tickX - 1.5, yMm + 0.1], [tickX - 0.3, yMm + 1.4], [tickX + 1.8, yMm - 1.6]),
    ring(halfX, yMm),
    { kind: 'line', points: lowerHalf, fill: 0 },
  ];
}

function drawFull(layout: SheetLayout, asks: Asks): Shape[] {
  const leftMm = layout.leftMm + 4;
  const sampleMm = layout.rightMm - 40;
  const steps = sheetCopy
    .steps(asks.letters ?? layout.spec.options, asks.takesSeveral ?? false, hasTeachers(asks))
    .flatMap((step, index): Shape[] => {
      const yMm = 80.1 + index * 6;
      return [words(`${index + 1}.`, leftMm, yMm, 3.7, bold), words(step, leftMm + 5, yMm, 3.7)];
    });
  return [
    frame(layout, 31.5),
    words(sheetCopy.howTo, leftMm, 73.1, 4.1, bold),
    ...steps,
    stroke(
      [70.5, 94].map((yMm) => [sampleMm - 5, yMm] as const),
      0.25,
    ),
    words(sheetCopy.right, sampleMm, 73.1, 3.7, bold),
    filled(sampleMm + 16.5, 71.9),
    words(sheetCopy.wrong, sampleMm, 83.1, 3.7, bold),
    ...drawWrongMarks(sampleMm + 16.5, 81.9),
    words(sheetCopy.mistake, sampleMm, 92.9, 3.4),
  ];
}

/** One line, for sheets whose rows need the height. */
function drawShort(layout: SheetLayout, asks: Asks): Shape[] {
  const sampleMm = layout.rightMm - 38;
  const textWidthMm = sampleMm - 21.5 - layout.leftMm - 4;
  const text = layout.grids ? sheetCopy.shortWithGrids : sheetCopy.short(asks.takesSeveral ?? false, hasTeachers(asks));
  const size = layout.grids ? { twoLineSizeMm: 3.2 } : {};
  return [
    frame(layout, 12),
    words(text, layout.leftMm + 4, layout.grids ? 75.4 : 73.8, 3.5, {
      maxWidthMm: textWidthMm,
      minSizeMm: 2.6,
      ...size,
    }),
    words(sheetCopy.right, sampleMm - 18.4, 73.8, 3.5, bold),
    filled(sampleMm - 4.6, 72.5),
    words(sheetCopy.wrong, sampleMm + 1.2, 73.8, 3.5, bold),
    ...drawWrongMarks(sampleMm + 16.8, 72.5),
  ];
}

/** How to fill the sheet, with a right and three wrong samples. */
export const drawInstructions = (layout: SheetLayout, asks: Asks): Shape[] =>
  layout.instructions === 'full' ? drawFull(layout, asks) : drawShort(layout, asks);
