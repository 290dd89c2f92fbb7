import fontkit from '@pdf-lib/fontkit';
import { concatTransformationMatrix, PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib';
import type { SheetLayout } from '../core/sheet-layout.ts';
import { withDistinctStrips } from './distinct-strips.ts';
import { drawSheet } from './draw-sheet.ts';
import type { Shape, SheetFace, SheetPage } from './drawing.ts';
import { type PageFonts, paintShape } from './pdf-paint.ts';
import { placeText } from './place-text.ts';
import type { SheetFonts } from './sheet-fonts.ts';

const pointsPerMm = 72 / 25.4;

type Embedded = Readonly<Record<SheetFace, readonly (PDFFont | null)[]>>;

/** Names of the font files that the pages use, as 'bold 0': the extended ones are rarely among them. */
function filesInUse(pages: readonly Shape[][], fonts: SheetFonts): Set<string> {
  const texts = pages.flat().filter((shape) => shape.kind === 'text');
  const distinct = new Map(texts.map((shape) => [`${shape.face} ${shape.text}`, shape]));
  return new Set(
    [...distinct.values()].flatMap((shape) =>
      placeText(shape, fonts).flatMap((line) => line.runs.map((run) => `${shape.face} ${run.file}`)),
    ),
  );
}

async function embedFonts(document: PDFDocument, fonts: SheetFonts, used: Set<string>): Promise<Embedded> {
  document.registerFontkit(fontkit);
  const embed = (face: SheetFace) =>
    Promise.all(
      fonts.bytes[face].map((bytes, file) =>
        used.has(`${face} ${file}`) ? document.embedFont(bytes, { subset: true }) : null,
      ),
    );
  return {
    regular: await embed('regular'),
    medium: await embed('medium'),
    bold: await embed('bold'),
    mono: await embed('mono'),
  };
}

const namesOn = (page: PDFPage, embedded: Embedded): PageFonts => {
  const name = (font: PDFFont | null) => font && { font, name: page.node.newFontDictionary(font.name, font.ref) };
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
 * @param pages one page each; a page without a pupil is a blank master. Pages whose strips would be alike are printed without.
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
  const drawn = withDistinctStrips(pages).map((page) => drawSheet(layout, page));
  const embedded = await embedFonts(document, fonts, filesInUse(drawn, fonts));
  for (const shapes of drawn) addPage(document, layout, shapes, fonts, embedded);
  return document.save();
}
