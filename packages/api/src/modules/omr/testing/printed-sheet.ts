import { type SheetLayout, sheetSvg } from '@caderneta/omr-engine';
import { loadSheetFonts, renderSheet } from '@caderneta/omr-engine/node';

/** A sheet as it is printed, as JPEG, with a filled circle for each letter of `marks`: a text a group, '-' where nothing is marked. */
export async function printedSheet(layout: SheetLayout, marks: readonly string[]): Promise<Buffer> {
  const svg = sheetSvg(layout, { title: 'Prova' }, await loadSheetFonts());
  const dots = layout.bubbles
    .filter(({ group, question, option }) => marks[group]?.[question - 1] === 'ABCDE'[option])
    .map(({ xMm, yMm, rMm }) => `<circle cx="${xMm}" cy="${yMm}" r="${rMm * 0.9}" fill="#222"/>`);
  return renderSheet(svg.replace('</svg>', `${dots.join('')}</svg>`))
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A page with nothing on it, as JPEG. */
export const emptyPage = (widthMm: number, heightMm: number): Promise<Buffer> =>
  renderSheet(`<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm"/>`)
    .jpeg()
    .toBuffer();
