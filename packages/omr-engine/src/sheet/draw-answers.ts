import type { SheetBubble, SheetColumn, SheetLayout } from '../core/sheet-layout.ts';
import { drawTeachersRows } from './draw-teachers-rows.ts';
import type { Shape, SheetPage } from './drawing.ts';
import { sheetCopy } from './sheet.copy.ts';

const bubbleLineMm = 0.42;
/** Dark enough to be found by a pupil, light and thin enough not to count as a mark. */
const letterInk = 0.333;
/** Digits and capitals of the face are 0.668 em high: half of it centres them on a row. */
const halfCapital = 0.334;
const rowsInBlock = 5;

type LabelledPage = Pick<SheetPage, 'labelled' | 'letters'>;

function drawBubble(bubble: SheetBubble, text: string): Shape[] {
  const sizeMm = bubble.rMm;
  const { xMm, yMm, rMm } = bubble;
  return [
    { kind: 'circle', xMm, yMm, rMm, fill: 1, stroke: 0, strokeMm: bubbleLineMm },
    {
      kind: 'text',
      text,
      xMm,
      yMm: yMm + halfCapital * sizeMm,
      sizeMm,
      face: 'regular',
      anchor: 'middle',
      ink: letterInk,
    },
  ];
}

function drawNumbers(column: SheetColumn, rows: readonly number[]): Shape[] {
  return rows.map((yMm, row) => ({
    kind: 'text',
    text: String(column.firstNumber + row),
    xMm: column.numberRightMm,
    yMm: yMm + halfCapital * column.numberSizeMm,
    sizeMm: column.numberSizeMm,
    face: 'bold',
    anchor: 'end',
    maxWidthMm: column.numberRightMm - column.xMm,
  }));
}

/** A dashed rule after every fifth row guides the eye along. */
function drawBlockRules(column: SheetColumn, rows: readonly number[], pitchMm: number): Shape[] {
  return rows.flatMap((yMm, row): Shape[] =>
    (row + 1) % rowsInBlock === 0 && row + 1 < rows.length
      ? [
          {
            kind: 'line',
            points: [
              [column.xMm, yMm + pitchMm / 2],
              [column.xMm + column.widthMm, yMm + pitchMm / 2],
            ],
            stroke: 0,
            strokeMm: 0.2,
            dashMm: 0.8,
          },
        ]
      : [],
  );
}

function drawColumn(layout: SheetLayout, column: SheetColumn, group: number): Shape[] {
  const rows = layout.bubbles.filter((bubble) => bubble.group === group && bubble.option === 0).map(({ yMm }) => yMm);
  const ruleMm = (rows[0] ?? 0) - 6.6;
  return [
    { kind: 'text', text: sheetCopy.column(group), xMm: column.xMm, yMm: ruleMm - 3, sizeMm: 4.1, face: 'bold' },
    {
      kind: 'line',
      points: [
        [column.xMm, ruleMm],
        [column.xMm + column.widthMm, ruleMm],
      ],
      stroke: 0,
      strokeMm: 0.5,
    },
    ...drawBlockRules(column, rows, layout.pitchMm),
    ...drawNumbers(column, rows),
  ];
}

/** What stands in a bubble: its letter, or what its question has there. */
function labelIn({ group, question, option }: SheetBubble, { labelled = [], letters }: LabelledPage): string {
  const own = labelled.find((one) => one.group === group && one.question === question);
  if (own) return own.labels[option] ?? '';
  return letters !== undefined && option >= letters ? '' : sheetCopy.letter(option);
}

/** Headings, numbers, bubbles and the timing marks beside each row. */
export const drawAnswers = (layout: SheetLayout, page: LabelledPage): Shape[] => [
  ...drawTeachersRows(layout, page),
  ...layout.columns.flatMap((column, group) => drawColumn(layout, column, group)),
  ...layout.timingMarks.map((mark): Shape => ({ kind: 'rect', ...mark, fill: 0 })),
  ...layout.bubbles.flatMap((bubble) => drawBubble(bubble, labelIn(bubble, page))),
];
