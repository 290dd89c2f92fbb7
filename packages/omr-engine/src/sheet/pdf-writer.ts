import fontkit from '@pdf-lib/fontkit';
import { concatTransformationMatrix, PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib';
import type { SheetLayout } from '../core/sheet-layout.ts';
import { drawSheet } from './draw-sheet.ts';
import type { Shape, SheetFace, SheetPage } from './drawing.ts';
import { type PageFonts, paintShape } from './pdf-paint.ts';
import type { SheetFonts } from './sheet-fonts.ts';

const pointsPerMm = 72 / 25.4;
const faces = ['regular', 'medium', 'bold', 'mono'] as const satisfies readonly SheetFace[];

type Embedded = Readonly<Record<SheetFace, readonly PDFFont[]>>;

async function embedFonts(document: PDFDocument, fonts: SheetFonts): Promise<Embedded> {
  document.registerFontkit(fontkit);
  const embedded = { regular: [], medium: [], bold: [], mono: [] } as Record<SheetFace, PDFFont[]>;
  for (const face of faces)
    for (const bytes of fonts.bytes[face]) embedded[face].push(await document.embedFont(bytes, { subset: true }));
  return embedded;
}

const namesOn = (page: PDFPage, embedded: Embedded): PageFonts => {
  const name = (font: PDFFont) => ({ font, name: page.node.newFontDictionary(font.name, font.ref) });
  return {
    regular: embedded.regular.map(name),
    medium: embedded.medium.map(name),
    bold: embedded.bold.map(name),
    mono: embedded.mono.map(name),
  };
};

function addPage(document: PDFDocument, layout: SheetLayout, shapes: Shape[], fonts: SheetFonts, embedded: Embedded) {
  const heightPt = layout.heightMm * pointsPerMm;
  const page = document.addPage([layout.widthMm * pointsPerMm, heightPt]);
  const pageFonts = namesOn(page, embedded);
  page.pushOperators(
    concatTransformationMatrix(pointsPerMm, 0, 0, -pointsPerMm, 0, heightPt),
    ...shapes.flatMap((shape) => paintShape(shape, fonts, pageFonts)),
  );
}

/**
 * Writes a class's sheets as one PDF, a page a pupil, in the order given. Runs in the browser and in Node.
 *
 * @param pages one page each; a page without a pupil is a blank master.
 * @param fonts faces to embed; only the glyphs in use go into the file.
 */
export async function sheetsPdf(
  layout: SheetLayout,
  pages: readonly SheetPage[],
  fonts: SheetFonts,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(pages[0]?.title ?? '');
  document.setLanguage('pt-BR');
  document.setCreator('Caderneta');
  const embedded = await embedFonts(document, fonts);
  for (const page of pages) addPage(document, layout, drawSheet(layout, page), fonts, embedded);
  return document.save();
}
