import type { Shape, SheetLayout } from '../src/index.ts';
import { loadSheetFonts } from '../src/node.ts';
import { pageSvg } from '../src/sheet/svg-writer.ts';
import { type PageRaster, rasterise } from './page-raster.ts';

/** A sheet as others print it: what is to be filled, and what is drawn around it. */
export interface OtherSheet {
  readonly groups: readonly number[];
  readonly options: number;
  readonly shape: 'circle' | 'oval' | 'box';
  /** Width of a bubble against its height. */
  readonly aspect: number;
  /** Height of a bubble, mm. */
  readonly heightMm: number;
  readonly lineMm: number;
  readonly frame: 'none' | 'question' | 'column' | 'table';
  readonly frameMm: number;
  readonly letters: 'inside' | 'none';
  readonly numbering: 'restart' | 'continuous';
}

const page = { widthMm: 210, heightMm: 297, leftMm: 18, rightMm: 192, topMm: 52, bottomMm: 282 };
const numberMm = 11;
const gapMm = 8;
const mostPitchMm = 11;
const halfCapital = 0.334;
/** Share of a bubble's lesser half axis that a pupil's round mark fills. */
const markShare = 1.1;

interface Grid {
  readonly pitchMm: number;
  readonly stepMm: number;
  /** Left edge of each group's column, and its width. */
  readonly lefts: readonly number[];
  readonly columnMm: number;
}

function gridOf({ groups, options, aspect, heightMm }: OtherSheet): Grid {
  const columnMm = (page.rightMm - page.leftMm - gapMm * (groups.length - 1)) / groups.length;
  const stepMm = Math.min((columnMm - numberMm - 2) / options, heightMm * aspect * 1.9);
  const pitchMm = Math.min(mostPitchMm, (page.bottomMm - page.topMm) / Math.max(...groups));
  return { pitchMm, stepMm, columnMm, lefts: groups.map((_, group) => page.leftMm + group * (columnMm + gapMm)) };
}

function drawFrames(sheet: OtherSheet, { pitchMm, stepMm, lefts }: Grid): Shape[] {
  const { frame, frameMm, groups, options } = sheet;
  const widthMm = numberMm + options * stepMm + 1;
  const box = (group: number, row: number, rows: number, insetMm: number): Shape => ({
    kind: 'rect',
    xMm: lefts[group]!,
    yMm: page.topMm + row * pitchMm + insetMm,
    widthMm,
    heightMm: rows * pitchMm - 2 * insetMm,
    stroke: 0,
    strokeMm: frameMm,
  });
  if (frame === 'none') return [];
  return groups.flatMap((rows, group) => {
    if (frame === 'column') return [box(group, 0, rows, 0)];
    return Array.from({ length: rows }, (_, row) => box(group, row, 1, frame === 'question' ? frameMm : 0));
  });
}

function drawBubbles(sheet: OtherSheet, layout: SheetLayout): Shape[] {
  const { shape, aspect, heightMm, lineMm, letters } = sheet;
  const widthMm = heightMm * aspect;
  return layout.bubbles.flatMap(({ xMm, yMm, option }): Shape[] => [
    {
      kind: 'rect',
      xMm: xMm - widthMm / 2,
      yMm: yMm - heightMm / 2,
      widthMm,
      heightMm,
      radiusMm: shape === 'box' ? 0 : heightMm / 2,
      stroke: 0,
      strokeMm: lineMm,
    },
    ...(letters === 'inside'
      ? [
          {
            kind: 'text',
            text: 'ABCDE'[option]!,
            xMm,
            yMm: yMm + halfCapital * heightMm * 0.55,
            sizeMm: heightMm * 0.55,
            face: 'regular',
            anchor: 'middle',
            ink: 0.3,
          } as const,
        ]
      : []),
  ]);
}

function drawNumbers(sheet: OtherSheet, grid: Grid): Shape[] {
  let before = 0;
  return sheet.groups.flatMap((rows, group) => {
    const first = sheet.numbering === 'continuous' ? before + 1 : 1;
    before += rows;
    return Array.from({ length: rows }, (_, row): Shape => {
      const sizeMm = Math.min(4.4, grid.pitchMm * 0.5);
      const yMm = page.topMm + (row + 0.5) * grid.pitchMm + halfCapital * sizeMm;
      const xMm = grid.lefts[group]! + numberMm - 3;
      return { kind: 'text', text: String(first + row), xMm, yMm, sizeMm, face: 'bold', anchor: 'end' };
    });
  });
}

/** Lays out and prints a sheet of another kind; `layout` carries its geometry alone, for marks and truth. */
export async function printOtherSheet(
  sheet: OtherSheet,
  pxPerMm: number,
): Promise<{ layout: SheetLayout; paper: PageRaster }> {
  const grid = gridOf(sheet);
  const { pitchMm, stepMm, lefts, columnMm } = grid;
  const rMm = (markShare * sheet.heightMm) / 2;
  const bubbles = sheet.groups.flatMap((rows, group) =>
    Array.from({ length: rows * sheet.options }, (_, index) => {
      const row = Math.floor(index / sheet.options);
      const option = index % sheet.options;
      const xMm = lefts[group]! + numberMm + (option + 0.5) * stepMm;
      return { group, question: row + 1, option, xMm, yMm: page.topMm + (row + 0.5) * pitchMm, rMm };
    }),
  );
  const layout: SheetLayout = {
    kind: 'legacy',
    spec: { groups: sheet.groups, options: sheet.options, numbering: sheet.numbering },
    widthMm: page.widthMm,
    heightMm: page.heightMm,
    leftMm: page.leftMm,
    rightMm: page.rightMm,
    markers: [],
    columns: lefts.map((xMm) => ({
      xMm,
      yMm: page.topMm,
      widthMm: columnMm,
      heightMm: page.bottomMm - page.topMm,
      numberRightMm: xMm + numberMm,
      numberSizeMm: 4,
      firstNumber: 1,
    })),
    bubbles,
    timingMarks: [],
    strip: null,
    pitchMm,
    stepMm,
    instructions: 'short',
  };
  const title: Shape = {
    kind: 'text',
    text: 'Cartão de respostas',
    xMm: 105,
    yMm: 30,
    sizeMm: 7,
    face: 'bold',
    anchor: 'middle',
  };
  const shapes = [title, ...drawFrames(sheet, grid), ...drawNumbers(sheet, grid), ...drawBubbles(sheet, layout)];
  const svg = pageSvg(page.widthMm, page.heightMm, shapes, await loadSheetFonts());
  const { gray, ...size } = await rasterise(svg, pxPerMm);
  const rgb = new Uint8Array(gray.length * 3).map((_, at) => gray[Math.floor(at / 3)]!);
  return { layout, paper: { ...size, rgb } };
}
