import * as pdf from 'pdf-lib';
import type { CircleShape, Ink, LineShape, RectShape, Shape, TextShape } from './drawing.ts';
import { layOutText, type PlacedLine } from './lay-out-text.ts';
import type { SheetFonts } from './sheet-fonts.ts';

/** A font file embedded in the document, and its name among the page's resources. */
interface PageFont {
  readonly font: pdf.PDFFont;
  readonly name: pdf.PDFName;
}

/** Fonts of a page by face and file; null where no text needs the file. */
export type PageFonts = Readonly<Record<TextShape['face'], readonly (PageFont | null)[]>>;

/** Ratio of a Bézier handle to the radius of the quarter circle it draws. */
const quarterHandle = 0.5523;

const grey = (ink: Ink, operator: 'g' | 'G'): pdf.PDFOperator =>
  pdf.PDFOperator.of(operator as pdf.PDFOperatorNames, [pdf.asPDFNumber(Math.round(ink * 1000) / 1000)]);

/** Wraps a path in its colours; the page's unit is already the millimetre, y down. */
function painted(shape: RectShape | CircleShape | LineShape, path: pdf.PDFOperator[]): pdf.PDFOperator[] {
  const filled = shape.fill !== undefined;
  const stroked = shape.stroke !== undefined;
  return [
    ...(shape.fill === undefined ? [] : [grey(shape.fill, 'g')]),
    ...(shape.stroke === undefined ? [] : [grey(shape.stroke, 'G'), pdf.setLineWidth(shape.strokeMm ?? 0.25)]),
    ...path,
    filled && stroked ? pdf.fillAndStroke() : filled ? pdf.fill() : pdf.stroke(),
  ];
}

/** Rounded rectangle; a circle is one whose corners meet. */
function roundPath(xMm: number, yMm: number, widthMm: number, heightMm: number, radiusMm: number): pdf.PDFOperator[] {
  const right = xMm + widthMm;
  const bottom = yMm + heightMm;
  const near = radiusMm * (1 - quarterHandle);
  return [
    pdf.moveTo(xMm + radiusMm, yMm),
    pdf.lineTo(right - radiusMm, yMm),
    pdf.appendBezierCurve(right - near, yMm, right, yMm + near, right, yMm + radiusMm),
    pdf.lineTo(right, bottom - radiusMm),
    pdf.appendBezierCurve(right, bottom - near, right - near, bottom, right - radiusMm, bottom),
    pdf.lineTo(xMm + radiusMm, bottom),
    pdf.appendBezierCurve(xMm + near, bottom, xMm, bottom - near, xMm, bottom - radiusMm),
    pdf.lineTo(xMm, yMm + radiusMm),
    pdf.appendBezierCurve(xMm, yMm + near, xMm + near, yMm, xMm + radiusMm, yMm),
    pdf.closePath(),
  ];
}

function paintLine(shape: LineShape): pdf.PDFOperator[] {
  const path = shape.points.map(([xMm, yMm], index) => (index === 0 ? pdf.moveTo(xMm, yMm) : pdf.lineTo(xMm, yMm)));
  const operators = painted(shape, path);
  return shape.dashMm ? [pdf.setDashPattern([shape.dashMm], 0), ...operators, pdf.setDashPattern([], 0)] : operators;
}

/** Operators by text, of each embedded font: a class's pages say the same words over and over. */
const known = new WeakMap<pdf.PDFFont, Map<string, pdf.PDFOperator>>();

/** Glyph codes with the face's kerning between them and accents moved onto their letters, as the PDF's TJ operator takes it. */
function kerned(text: string, { font }: PageFont, file: SheetFonts['faces']['bold'][number]): pdf.PDFOperator {
  const ofFont = known.get(font) ?? new Map<string, pdf.PDFOperator>();
  known.set(font, ofFont);
  const found = ofFont.get(text);
  if (found) return found;
  const codes = font.encodeText(text).asString();
  const { glyphs, positions } = file.layout(text);
  const parts: (pdf.PDFHexString | pdf.PDFNumber)[] = [];
  const moveLeft = (units: number) => {
    if (units !== 0) parts.push(pdf.PDFNumber.of(Math.round((units * 1000) / file.unitsPerEm)));
  };
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = glyph.advanceWidth, xOffset = 0 } = positions[index] ?? {};
    moveLeft(-xOffset);
    parts.push(pdf.PDFHexString.of(codes.slice(index * 4, index * 4 + 4)));
    moveLeft(xOffset + glyph.advanceWidth - xAdvance);
  }
  const operator = pdf.PDFOperator.of(pdf.PDFOperatorNames.ShowTextAdjusted, [`[${parts.map(String).join(' ')}]`]);
  ofFont.set(text, operator);
  return operator;
}

function paintTextLine(line: PlacedLine, face: TextShape['face'], fonts: SheetFonts, pageFonts: PageFonts) {
  const operators: pdf.PDFOperator[] = [];
  let xMm = line.xMm;
  for (const run of line.runs) {
    const target = pageFonts[face][run.file];
    const file = fonts.faces[face][run.file];
    if (!target || !file) continue;
    const { scale, riseEm } = run.shift ?? { scale: 1, riseEm: 0 };
    operators.push(
      pdf.beginText(),
      pdf.setFontAndSize(target.name, line.sizeMm * scale),
      pdf.setTextMatrix(1, 0, 0, -1, xMm, line.yMm - line.sizeMm * riseEm),
      kerned(run.text, target, file),
      pdf.endText(),
    );
    xMm += run.widthMm;
  }
  return operators;
}

const paintText = (shape: TextShape, fonts: SheetFonts, pageFonts: PageFonts): pdf.PDFOperator[] => [
  grey(shape.ink ?? 0, 'g'),
  ...layOutText(shape, fonts).flatMap((line) => paintTextLine(line, shape.face, fonts, pageFonts)),
];

/** Operators that paint one shape, in mm from the page's top-left. */
export function paintShape(shape: Shape, fonts: SheetFonts, pageFonts: PageFonts): pdf.PDFOperator[] {
  if (shape.kind === 'text') return paintText(shape, fonts, pageFonts);
  if (shape.kind === 'line') return paintLine(shape);
  if (shape.kind === 'circle') {
    const { xMm, yMm, rMm } = shape;
    return painted(shape, roundPath(xMm - rMm, yMm - rMm, 2 * rMm, 2 * rMm, rMm));
  }
  const { xMm, yMm, widthMm, heightMm, radiusMm } = shape;
  const path = radiusMm
    ? roundPath(xMm, yMm, widthMm, heightMm, radiusMm)
    : [pdf.rectangle(xMm, yMm, widthMm, heightMm)];
  return painted(shape, path);
}
