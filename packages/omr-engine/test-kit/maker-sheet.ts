import type { Shape, SheetBubble, SheetLayout } from '../src/index.ts';
import { loadSheetFonts } from '../src/node.ts';
import { pageSvg } from '../src/sheet/svg-writer.ts';
import type { MakerBlock, MakerStyle } from './maker-styles.data.ts';
import { type PageRaster, rasterise } from './page-raster.ts';
import type { Random } from './random.ts';

const page = { widthMm: 210, heightMm: 297 } as const;
const printPxPerMm = 8;
const lineMm = 0.35;
const letterShare = 0.6;
const halfCapital = 0.334;
/** What a group's frame leaves around its spots, mm: numbers stand at the left. */
const frameMm = { left: 14, right: 5, top: 5, bottom: 5 } as const;

/** A spot's line and what it stands for there. */
interface Spot {
  readonly xMm: number;
  readonly yMm: number;
  readonly line: number;
  readonly option: number;
}

const spotsOf = ({ at: [xMm, yMm], rows, columns, step: [right, down], isVertical }: MakerBlock): Spot[] =>
  Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [line, option] = isVertical ? [column, row] : [row, column];
    return { xMm: xMm + column * right, yMm: yMm + row * down, line, option };
  }).sort((a, b) => a.line - b.line || a.option - b.option);

const symbolOf = ({ kind }: MakerBlock, option: number): string =>
  kind === 'digits' ? String(option) : ('ABCDEFGHIJ'[option] ?? '');

const text = (value: string, xMm: number, yMm: number, sizeMm: number, anchor: 'middle' | 'end' = 'middle'): Shape => ({
  kind: 'text',
  text: value,
  xMm,
  yMm: yMm + halfCapital * sizeMm,
  sizeMm,
  face: 'regular',
  anchor,
});

function drawSpot({ shape, size: [width, height], letters }: MakerStyle, block: MakerBlock, spot: Spot): Shape[] {
  const { xMm, yMm, option } = spot;
  const symbol = symbolOf(block, option);
  const sizeMm = letterShare * Math.min(width, height);
  if (shape === 'bracket') return [text(`[${symbol}]`, xMm, yMm, height)];
  if (shape === 'letter') return [text(symbol, xMm, yMm, sizeMm)];
  const outline: Shape = {
    kind: 'rect',
    xMm: xMm - width / 2,
    yMm: yMm - height / 2,
    widthMm: width,
    heightMm: height,
    radiusMm: shape === 'box' ? 0 : Math.min(width, height) / 2,
    stroke: 0,
    strokeMm: lineMm,
  };
  if (letters === 'inside') return [outline, text(symbol, xMm, yMm, sizeMm)];
  return letters === 'beside' ? [outline, text(symbol, xMm - width / 2 - 2.2, yMm, sizeMm)] : [outline];
}

/** Numbers of questions or values of digits, letters above, frames. */
function drawAround({ letters, frame, size }: MakerStyle, block: MakerBlock): Shape[] {
  const { at, rows, columns, step, isVertical, firstNumber = 1, kind } = block;
  const [x, y] = at;
  const bottom = y + (rows - 1) * step[1];
  const right = x + (columns - 1) * step[0];
  const gap = size[0] / 2 + (letters === 'beside' ? 6 : 2.5);
  const label = (row: number) => (kind === 'digits' ? String(row) : String(firstNumber + row));
  const numbers = Array.from({ length: isVertical && kind === 'questions' ? columns : rows }, (_, at) =>
    isVertical && kind === 'questions'
      ? text(label(at), x + at * step[0], y - size[1] / 2 - 3, 3)
      : text(isVertical || kind === 'questions' ? label(at) : '', x - gap, y + at * step[1], 3.4, 'end'),
  ).filter((shape) => shape.kind !== 'text' || shape.text !== '');
  const heads =
    letters === 'above'
      ? Array.from({ length: columns }, (_, option) =>
          text(symbolOf(block, option), x + option * step[0], y - step[1] + 1, 3.4),
        )
      : [];
  const box = (top: number, low: number): Shape => ({
    kind: 'rect',
    xMm: x - frameMm.left,
    yMm: top,
    widthMm: right - x + frameMm.left + frameMm.right,
    heightMm: low - top,
    stroke: 0,
    strokeMm: 0.4,
  });
  const frames =
    frame === 'group'
      ? [box(y - frameMm.top, bottom + frameMm.bottom)]
      : frame === 'row'
        ? Array.from({ length: rows }, (_, row) =>
            box(y + (row - 0.5) * step[1] + 0.3, y + (row + 0.5) * step[1] - 0.3),
          )
        : [];
  return [...numbers, ...heads, ...frames];
}

const black = (xMm: number, yMm: number, widthMm: number, heightMm: number): Shape => ({
  kind: 'rect',
  xMm,
  yMm,
  widthMm,
  heightMm,
  fill: 0,
});

function drawMarks({ marks }: MakerStyle): Shape[] {
  if (marks === 'squares')
    return [
      [12, 20],
      [192, 20],
      [12, 277],
      [192, 277],
    ].map(([x, y]) => black(x!, y!, 6, 6));
  return marks === 'bars' ? Array.from({ length: 24 }, (_, at) => black(8, 55 + at * 8, 6, 3)) : [];
}

/** A maker's sheet: where its spots lie, `layout.spec.groups` lines each, and its print. */
export interface MakerSheet {
  readonly style: MakerStyle;
  readonly layout: SheetLayout;
  readonly paper: PageRaster;
}

/** Prints a maker's sheet. A line is a question, or a digit of a number with ten options. */
export async function printMakerSheet(style: MakerStyle): Promise<MakerSheet> {
  const rMm = Math.min(...style.size) / 2;
  const bubbles = style.blocks.flatMap((block, group) =>
    spotsOf(block).map(
      ({ xMm, yMm, line, option }): SheetBubble => ({ group, question: line + 1, option, xMm, yMm, rMm }),
    ),
  );
  const shapes = [
    text('Folha de respostas', 105, 32, 6),
    ...drawMarks(style),
    ...style.blocks.flatMap((block) => [
      ...drawAround(style, block),
      ...spotsOf(block).flatMap((spot) => drawSpot(style, block, spot)),
    ]),
  ];
  const { gray, ...raster } = await rasterise(
    pageSvg(page.widthMm, page.heightMm, shapes, await loadSheetFonts()),
    printPxPerMm,
  );
  const linesOf = ({ rows, columns, isVertical }: MakerBlock) => (isVertical ? columns : rows);
  const [first] = style.blocks;
  const layout: SheetLayout = {
    kind: 'legacy',
    spec: { groups: style.blocks.map(linesOf), options: 5, numbering: 'continuous', grids: 0 },
    ...page,
    leftMm: 10,
    rightMm: 200,
    markers: [],
    columns: [],
    bubbles,
    timingMarks: [],
    pitchMm: first!.step[1],
    stepMm: first!.step[0],
    instructions: 'short',
    strip: null,
  };
  return {
    style,
    layout,
    paper: { ...raster, rgb: new Uint8Array(gray.length * 3).map((_, at) => gray[Math.floor(at / 3)]!) },
  };
}

/** A letter a line of a maker's sheet, one in twelve left out; of digits A to J stand for 0 to 9 and none is left out. */
export const drawMakerAnswers = ({ blocks }: MakerStyle, random: Random): string[][] =>
  blocks.map(({ kind, rows, columns, isVertical }) => {
    const [lines, options] = isVertical ? [columns, rows] : [rows, columns];
    return Array.from({ length: lines }, () =>
      kind === 'questions' && random.chance(1 / 12) ? '' : 'ABCDEFGHIJ'[random.whole(0, options - 1)]!,
    );
  });
