import { rasterise } from './page-raster.ts';
import type { Random } from './random.ts';

const words =
  'a escola o professor avaliação de 0 O leitura 80 cooperação Q bondade povo e número 6 9 quando oito'.split(' ');
const page = { widthMm: 210, heightMm: 297 } as const;

const text = (xMm: number, yMm: number, sizeMm: number, line: string): string =>
  `<text x="${xMm}" y="${yMm}" font-family="sans-serif" font-size="${sizeMm}">${line}</text>`;
const box = (xMm: number, yMm: number, widthMm: number, heightMm: number, lineMm = 0.4): string =>
  `<rect x="${xMm}" y="${yMm}" width="${widthMm}" height="${heightMm}" fill="none" stroke="#000" stroke-width="${lineMm}"/>`;
const line = (x1: number, y1: number, x2: number, y2: number, lineMm: number): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#000" stroke-width="${lineMm}"/>`;
const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

function textPage(random: Random): string {
  const sizeMm = random.between(3.2, 5.5);
  return range(24, 275, sizeMm * 1.6)
    .map((yMm) =>
      text(20, yMm, sizeMm, Array.from({ length: Math.round(60 / sizeMm) }, () => random.pick(words)).join(' ')),
    )
    .join('');
}

/** A table of words and numbers, or of empty squares. */
function tablePage(random: Random): string {
  const isEmpty = random.chance(0.5);
  const stepX = random.between(8, 34);
  const stepY = random.between(8, 14);
  const cells = range(40, 260, stepY).flatMap((yMm) => range(18, 192 - stepX, stepX).map((xMm) => [xMm, yMm] as const));
  return cells
    .map(([xMm, yMm]) => {
      const inside = isEmpty ? '' : text(xMm + 1.5, yMm + stepY * 0.65, stepY * 0.4, String(random.whole(0, 99)));
      return box(xMm, yMm, stepX, stepY, random.between(0.3, 0.6)) + inside;
    })
    .join('');
}

/** Questions with check boxes, some ticked: the page most like an answer sheet. */
function checkBoxForm(random: Random): string {
  const options = random.whole(2, 5);
  const sideMm = random.between(4, 6.5);
  return range(40, 262, random.between(11, 16))
    .map((yMm, row) => {
      const boxes = Array.from({ length: options }, (_, option) => {
        const xMm = 90 + option * 20;
        const mark = random.chance(0.3)
          ? line(xMm, yMm, xMm + sideMm, yMm + sideMm, 0.6) + line(xMm + sideMm, yMm, xMm, yMm + sideMm, 0.6)
          : '';
        return (
          box(xMm, yMm, sideMm, sideMm) +
          text(xMm + sideMm + 1, yMm + sideMm * 0.8, 3.4, random.pick(['Sim', 'Não', 'A', 'B'])) +
          mark
        );
      });
      return (
        text(20, yMm + sideMm * 0.8, 4, `${row + 1}. ${random.pick(words)} ${random.pick(words)}`) + boxes.join('')
      );
    })
    .join('');
}

function graphPaper(random: Random): string {
  const stepMm = random.pick([2, 5, 7, 10]);
  const lineMm = random.between(0.15, 0.35);
  return [
    ...range(10, 200, stepMm).map((xMm) => line(xMm, 10, xMm, 287, lineMm)),
    ...range(10, 287, stepMm).map((yMm) => line(10, yMm, 200, yMm, lineMm)),
  ].join('');
}

const drawers = { text: textPage, table: tablePage, form: checkBoxForm, graph: graphPaper } as const;
export type OtherPageKind = keyof typeof drawers;

/** A page that is no answer sheet, as its printer puts it out. */
export function printOtherPage(kind: OtherPageKind, pxPerMm: number, random: Random) {
  const { widthMm, heightMm } = page;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">` +
    `<rect width="${widthMm}" height="${heightMm}" fill="#fff"/>${drawers[kind](random)}</svg>`;
  return rasterise(svg, pxPerMm);
}
