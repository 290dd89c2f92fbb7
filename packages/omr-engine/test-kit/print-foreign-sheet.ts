import type { Shape, SheetLayout } from '../src/index.ts';
import { loadSheetFonts } from '../src/node.ts';
import { pageSvg } from '../src/sheet/svg-writer.ts';
import { type PageRaster, rasterise } from './page-raster.ts';

/** What stands in place of circles on a foreign sheet, and what is ruled around it. */
export interface ForeignShapes {
  readonly shape: 'oval' | 'box';
  /** Width of a bubble against its height, as it was laid out. */
  readonly aspect: number;
  /** A frame a question, a column, or a table of the questions. */
  readonly frame: 'none' | 'question' | 'column' | 'table';
}

const halfCapital = 0.334;
const letterInk = 0.3;
const letterShare = 0.55;

function drawFrames({ columns, bubbles, pitchMm, legacy }: SheetLayout, { frame }: ForeignShapes): Shape[] {
  const strokeMm = legacy?.frameLineMm ?? 0;
  if (frame === 'none' || strokeMm === 0) return [];
  const box = (xMm: number, yMm: number, widthMm: number, heightMm: number): Shape => ({
    kind: 'rect',
    xMm,
    yMm,
    widthMm,
    heightMm,
    stroke: 0,
    strokeMm,
  });
  const insetMm = frame === 'question' ? strokeMm : 0;
  return columns.flatMap(({ xMm, yMm, widthMm, heightMm }, group) =>
    frame === 'column'
      ? [box(xMm, yMm, widthMm, heightMm)]
      : bubbles
          .filter((bubble) => bubble.group === group && bubble.option === 0)
          .map((bubble) => box(xMm, bubble.yMm - pitchMm / 2 + insetMm, widthMm, pitchMm - 2 * insetMm)),
  );
}

function drawBubbles({ bubbles, legacy }: SheetLayout, { shape, aspect }: ForeignShapes): Shape[] {
  return bubbles.flatMap(({ xMm, yMm, rMm, option }): Shape[] => {
    const outline: Shape = {
      kind: 'rect',
      xMm: xMm - rMm * aspect,
      yMm: yMm - rMm,
      widthMm: 2 * rMm * aspect,
      heightMm: 2 * rMm,
      radiusMm: shape === 'box' ? 0 : rMm,
      stroke: legacy?.ink ?? 0,
      strokeMm: legacy?.bubbleLineMm ?? 0.35,
    };
    if (legacy?.letters !== 'inside') return [outline];
    const sizeMm = 2 * rMm * letterShare;
    const position = { xMm, yMm: yMm + halfCapital * sizeMm, sizeMm, ink: letterInk };
    return [outline, { kind: 'text', text: 'ABCDE'[option] ?? '', ...position, face: 'regular', anchor: 'middle' }];
  });
}

function drawNumbers({ columns, bubbles }: SheetLayout): Shape[] {
  return columns.flatMap(({ numberRightMm, numberSizeMm, firstNumber }, group) =>
    bubbles
      .filter((bubble) => bubble.group === group && bubble.option === 0)
      .map(({ yMm, question }): Shape => {
        const position = { xMm: numberRightMm, yMm: yMm + halfCapital * numberSizeMm, sizeMm: numberSizeMm };
        return { kind: 'text', text: String(firstNumber + question - 1), ...position, face: 'bold', anchor: 'end' };
      }),
  );
}

const title: Shape = {
  kind: 'text',
  text: 'Cartão de respostas',
  xMm: 105,
  yMm: 30,
  sizeMm: 7,
  face: 'bold',
  anchor: 'middle',
};

/** Prints a foreign sheet whose bubbles are ovals or boxes. Circles need none of this: they print as the older service's sheet does. */
export async function printForeignSheet(
  layout: SheetLayout,
  shapes: ForeignShapes,
  pxPerMm: number,
): Promise<PageRaster> {
  const drawn = [title, ...drawFrames(layout, shapes), ...drawNumbers(layout), ...drawBubbles(layout, shapes)];
  const svg = pageSvg(layout.widthMm, layout.heightMm, drawn, await loadSheetFonts());
  const { gray, ...size } = await rasterise(svg, pxPerMm);
  return { ...size, rgb: new Uint8Array(gray.length * 3).map((_, at) => gray[Math.floor(at / 3)]!) };
}
