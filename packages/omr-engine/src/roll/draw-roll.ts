import { stripCells } from '../core/identity-strip.ts';
import type { SheetLayout } from '../core/sheet-layout.ts';
import { drawMarker } from '../sheet/draw-cells.ts';
import { drawStrip } from '../sheet/draw-strip.ts';
import { rule, type Shape, words, wordsAround } from '../sheet/drawing.ts';
import type { DrawnPage } from '../sheet/pdf-writer.ts';
import { layOutRoll, rollStripGrid } from './lay-out-roll.ts';
import { rollCopy } from './roll.copy.ts';
import { rollStrip } from './roll-shape.ts';

/** What stands on one page of a printed roll. */
export interface RollPage {
  readonly network?: string;
  readonly school: string;
  readonly className: string;
  /** What the lessons are of and who gives them. */
  readonly subject: string;
  /** 'novembro de 2026'. */
  readonly month: string;
  /** Columns in order: day of the month and the weekday's letter. At most 23. */
  readonly days: readonly { readonly day: string; readonly weekday: string }[];
  /** Rows in order: number in the class's list and name. At most 40. */
  readonly pupils: readonly { readonly number: number; readonly name: string }[];
  /** Tells the page apart: 1 to 65,535. */
  readonly number: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

const bubbleLineMm = 0.35;
const hairlineMm = 0.15;
const ruleInk = 0.45;
/** Rules end so far beyond the last day's bubbles, mm. */
const ruleBeyondMm = 3;
const numberRightMm = 29;
const nameLeftMm = 30.5;
const nameRightMm = 93;
const rowsInBlock = 5;

function drawHeader({ leftMm, rightMm }: SheetLayout, page: RollPage): Shape[] {
  const maxWidthMm = rollStripGrid.xMm - 5 - leftMm;
  const right = { anchor: 'end', maxWidthMm: 96 } as const;
  return [
    ...(page.network ? [words(page.network, leftMm, 12.6, 2.9, { maxWidthMm })] : []),
    words(page.school, leftMm, 17.2, 3.7, { face: 'bold', maxWidthMm, minSizeMm: 2.6 }),
    words(`${rollCopy.title} · ${page.className} · ${page.month}`, leftMm, 23.9, 5, {
      face: 'bold',
      maxWidthMm,
      minSizeMm: 3,
    }),
    words(page.subject, leftMm, 28.6, 3.2, { maxWidthMm, minSizeMm: 2.2 }),
    words(`${rollCopy.sheet(page.number)} · ${rollCopy.page(page.page, page.pages)}`, rightMm, 25.2, 2.6, {
      ...right,
      face: 'mono',
    }),
    words(rollCopy.howTo, rightMm, 28.9, 2.7, { ...right, face: 'bold' }),
  ];
}

/** Where the rules under headings and rows end. */
const rulesRightMm = ({ bubbles, rightMm }: SheetLayout): number =>
  Math.min(rightMm, bubbles[bubbles.length - 1]!.xMm + ruleBeyondMm);

function drawDays(layout: SheetLayout, { days }: RollPage): Shape[] {
  const { bubbles, leftMm } = layout;
  const topMm = bubbles[0]!.yMm;
  const headings = days.flatMap(({ day, weekday }, at): Shape[] => {
    const { xMm } = bubbles[at]!;
    return [
      words(weekday, xMm, topMm - 6.6, 2.2, { anchor: 'middle' }),
      words(day, xMm, topMm - 3.7, 2.9, { anchor: 'middle', face: 'bold' }),
    ];
  });
  const ruleMm = topMm - 2.9;
  return [
    words(rollCopy.pupil, numberRightMm, ruleMm - 0.8, 2.4, { anchor: 'end' }),
    words(rollCopy.name, nameLeftMm, ruleMm - 0.8, 2.4),
    ...headings,
    rule(leftMm, rulesRightMm(layout), ruleMm, 0.3),
  ];
}

function drawPupils(layout: SheetLayout, { pupils, days }: RollPage): Shape[] {
  const { bubbles, leftMm, pitchMm } = layout;
  const rightMm = rulesRightMm(layout);
  const sizeMm = Math.min(3.4, pitchMm * 0.78);
  return pupils.flatMap(({ number, name }, row): Shape[] => {
    const centreMm = bubbles[row * days.length]!.yMm;
    const isBlockEnd = (row + 1) % rowsInBlock === 0 && row + 1 < pupils.length;
    return [
      wordsAround(String(number), numberRightMm, centreMm, sizeMm, { anchor: 'end', face: 'bold' }),
      wordsAround(name, nameLeftMm, centreMm, sizeMm, { maxWidthMm: nameRightMm - nameLeftMm, minSizeMm: 1.9 }),
      ...(isBlockEnd ? [rule(leftMm, rightMm, centreMm + pitchMm / 2, hairlineMm, { stroke: ruleInk })] : []),
    ];
  });
}

const drawFoot = ({ rightMm }: SheetLayout): Shape[] => [
  rule(rightMm - 90, rightMm, 201, 0.25),
  words(rollCopy.signature, rightMm - 45, 203.8, 2.4, { anchor: 'middle' }),
  words(rollCopy.mistake, nameLeftMm, 201, 2.6),
  words(rollCopy.foot, nameLeftMm, 204.6, 2.6),
];

/** Draws a page of a roll, in mm: every writer of pages prints it. */
export function drawRoll(page: RollPage): DrawnPage {
  const shape = { pupils: page.pupils.length, days: page.days.length, number: page.number };
  const layout = layOutRoll(shape);
  const shapes: Shape[] = [
    ...layout.markers.flatMap(drawMarker),
    ...drawStrip(rollStripGrid, stripCells(rollStrip(shape), 'roll')),
    ...drawHeader(layout, page),
    ...drawDays(layout, page),
    ...drawPupils(layout, page),
    ...layout.bubbles.map(
      ({ xMm, yMm, rMm }): Shape => ({ kind: 'circle', xMm, yMm, rMm, fill: 1, stroke: 0, strokeMm: bubbleLineMm }),
    ),
    ...drawFoot(layout),
  ];
  return { widthMm: layout.widthMm, heightMm: layout.heightMm, shapes };
}
