import type { SheetLayout } from '../core/sheet-layout.ts';
import { drawSheet } from './draw-sheet.ts';
import type { Ink, Shape, SheetPage, TextShape } from './drawing.ts';
import { layOutText, type PlacedLine } from './lay-out-text.ts';
import type { SheetFonts } from './sheet-fonts.ts';

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

const colour = (ink: Ink): string => {
  const level = Math.round(ink * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${level.repeat(3)}`;
};

function paint(shape: { fill?: Ink; stroke?: Ink; strokeMm?: number }): string {
  const fill = shape.fill === undefined ? 'none' : colour(shape.fill);
  const stroke =
    shape.stroke === undefined
      ? ''
      : ` stroke="${colour(shape.stroke)}" stroke-width="${round(shape.strokeMm ?? 0.25)}"`;
  return `fill="${fill}"${stroke}`;
}

function linePaths(line: PlacedLine, shape: TextShape, fonts: SheetFonts): string[] {
  const marks: string[] = [];
  let xMm = line.xMm;
  for (const run of line.runs) {
    const file = fonts.faces[shape.face][run.file];
    if (!file) continue;
    const scale = (line.sizeMm / file.unitsPerEm) * (run.shift?.scale ?? 1);
    const yMm = line.yMm - line.sizeMm * (run.shift?.riseEm ?? 0);
    const { glyphs, positions } = file.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const outline = glyph.path.toSVG();
      const matrix = `${scale.toFixed(6)} 0 0 ${(-scale).toFixed(6)} ${round(xMm)} ${round(yMm)}`;
      if (outline) marks.push(`<path transform="matrix(${matrix})" d="${outline}"/>`);
      xMm += (positions[index]?.xAdvance ?? 0) * scale;
    }
  }
  return marks;
}

/** Text as outlines: it prints alike on a machine without the face. */
function textPath(shape: TextShape, fonts: SheetFonts): string {
  const marks = layOutText(shape, fonts).flatMap((line) => linePaths(line, shape, fonts));
  return `<g fill="${colour(shape.ink ?? 0)}">${marks.join('')}</g>`;
}

function markup(shape: Shape, fonts: SheetFonts): string {
  if (shape.kind === 'text') return textPath(shape, fonts);
  if (shape.kind === 'circle')
    return `<circle cx="${round(shape.xMm)}" cy="${round(shape.yMm)}" r="${round(shape.rMm)}" ${paint(shape)}/>`;
  if (shape.kind === 'rect') {
    const corner = shape.radiusMm ? ` rx="${round(shape.radiusMm)}"` : '';
    return `<rect x="${round(shape.xMm)}" y="${round(shape.yMm)}" width="${round(shape.widthMm)}" height="${round(shape.heightMm)}"${corner} ${paint(shape)}/>`;
  }
  const points = shape.points.map(([xMm, yMm]) => `${round(xMm)},${round(yMm)}`).join(' ');
  const dash = shape.dashMm ? ` stroke-dasharray="${round(shape.dashMm)}"` : '';
  return `<polyline points="${points}"${dash} ${paint(shape)}/>`;
}

/** A page of shapes as a standalone SVG document in mm; text is outlined, so no font is needed to show it. */
export function pageSvg(widthMm: number, heightMm: number, shapes: readonly Shape[], fonts: SheetFonts): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">`,
    `<rect width="${widthMm}" height="${heightMm}" fill="#fff"/>`,
    ...shapes.map((shape) => markup(shape, fonts)),
    '</svg>',
    '',
  ].join('\n');
}

/** One page of a sheet as a standalone SVG document. */
export const sheetSvg = (layout: SheetLayout, page: SheetPage, fonts: SheetFonts): string =>
  pageSvg(layout.widthMm, layout.heightMm, drawSheet(layout, page), fonts);
