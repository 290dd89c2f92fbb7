import fontkit from '@pdf-lib/fontkit';
import { concatTransformationMatrix, PDFDocument, type PDFFont, type PDFImage, type PDFPage } from 'pdf-lib';
import type { SheetBox, SheetLayout } from '../core/sheet-layout.ts';
import { withDistinctStrips } from './distinct-strips.ts';
import { drawSheet } from './draw-sheet.ts';
import type { Shape, SheetFace, SheetPage } from './drawing.ts';
import { layOutText } from './lay-out-text.ts';
import { type PageFonts, paintShape } from './pdf-paint.ts';
import { artifact, PdfTags, shapesIn, type TaggedPart } from './pdf-tags.ts';
import { ofEachFace, type SheetFonts } from './sheet-fonts.ts';

const pointsPerMm = 72 / 25.4;

type Embedded = Readonly<Record<SheetFace, readonly (PDFFont | null)[]>>;

/** Names of the font files that the pages use, as 'bold 0': the extended ones are rarely among them. */
function filesInUse(pages: readonly Shape[][], fonts: SheetFonts): Set<string> {
  const texts = pages.flat().filter((shape) => shape.kind === 'text');
  const distinct = new Map(texts.map((shape) => [`${shape.face} ${shape.text}`, shape]));
  return new Set(
    [...distinct.values()].flatMap((shape) =>
      layOutText(shape, fonts).flatMap((line) => line.runs.map((run) => `${shape.face} ${run.file}`)),
    ),
  );
}

/** Gives the font files that are open already: opening unpacks their tables, and they know the texts that were measured. */
function opened({ bytes, faces }: SheetFonts): Parameters<PDFDocument['registerFontkit']>[0] {
  const files = new Map(
    Object.values(bytes).flatMap((ofFace, face) =>
      ofFace.map((file, index) => [file, Object.values(faces)[face]?.[index]] as const),
    ),
  );
  return { create: (file) => files.get(file) ?? fontkit.create(file) } as typeof fontkit;
}

async function embedFonts(document: PDFDocument, fonts: SheetFonts, used: Set<string>): Promise<Embedded> {
  document.registerFontkit(opened(fonts));
  const embed = (face: SheetFace) =>
    Promise.all(
      fonts.bytes[face].map((bytes, file) =>
        used.has(`${face} ${file}`) ? document.embedFont(bytes, { subset: bytes !== fonts.whole }) : null,
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
  return ofEachFace((face) => embedded[face].map(name));
};

/** A page of shapes, in mm from its top-left. */
export interface DrawnPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly shapes: readonly Shape[];
  /** What is read of the page, in order, over `shapes`: where a page has it, `shapes` are not read. */
  readonly parts?: readonly TaggedPart[];
  /** Pictures of this page; they are not read. */
  readonly pictures?: readonly PagePicture[];
}

/** A picture in its place: PNG or JPEG bytes, fitted into its box from the left. */
export interface PagePicture extends SheetBox {
  readonly bytes: Uint8Array;
}

const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89 && bytes[1] === 0x50;

/** Embeds pictures, each once however often it stands. */
function pictureEmbedder(document: PDFDocument) {
  const known = new Map<Uint8Array, Promise<PDFImage>>();
  return (bytes: Uint8Array): Promise<PDFImage> => {
    const image = known.get(bytes) ?? (isPng(bytes) ? document.embedPng(bytes) : document.embedJpg(bytes));
    known.set(bytes, image);
    return image;
  };
}

/** Draws a picture; in a tagged document as what is not read. */
function drawPicture(page: PDFPage, image: PDFImage, { xMm, yMm, widthMm, heightMm }: PagePicture, isTagged: boolean) {
  const { width, height } = image.scaleToFit(widthMm * pointsPerMm, heightMm * pointsPerMm);
  const [begin, end] = artifact([]);
  if (isTagged && begin) page.pushOperators(begin);
  page.drawImage(image, { x: xMm * pointsPerMm, y: page.getHeight() - yMm * pointsPerMm - height, width, height });
  if (isTagged && end) page.pushOperators(end);
}

/**
 * Writes drawn pages as a PDF. Runs in the browser and in Node.
 *
 * @param fonts faces to embed; only the glyphs in use go into the file, of one that was added all.
 * @param about its title, and a picture that stands on every page.
 */
export async function pagesPdf(
  pages: readonly DrawnPage[],
  fonts: SheetFonts,
  { title, picture }: { readonly title: string; readonly picture?: PagePicture | undefined },
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('pt-BR');
  document.setCreator('Caderneta');
  const drawn = pages.map(({ shapes, parts = [] }) => [...shapes, ...shapesIn(parts)]);
  const embedded = await embedFonts(document, fonts, filesInUse(drawn, fonts));
  const imageOf = pictureEmbedder(document);
  const tags = new PdfTags(document);
  for (const { widthMm, heightMm, shapes, parts, pictures = [] } of pages) {
    const heightPt = heightMm * pointsPerMm;
    const page = document.addPage([widthMm * pointsPerMm, heightPt]);
    for (const one of picture ? [picture, ...pictures] : pictures) {
      drawPicture(page, await imageOf(one.bytes), one, parts !== undefined);
    }
    const pageFonts = namesOn(page, embedded);
    const paint = (shape: Shape) => paintShape(shape, fonts, pageFonts);
    const ground = shapes.flatMap(paint);
    page.pushOperators(
      concatTransformationMatrix(pointsPerMm, 0, 0, -pointsPerMm, 0, heightPt),
      ...(parts === undefined ? ground : [...artifact(ground), ...tags.paint(page, parts, paint)]),
    );
  }
  if (pages.some(({ parts }) => parts !== undefined)) tags.finish();
  return document.save();
}

/**
 * Writes a class's sheets as one PDF, in the order given.
 *
 * @param layouts of the sheet's page, or of its two.
 * @param pages one page each; a page without a pupil is a blank master. Pages whose strips would be alike are printed without.
 */
export function sheetsPdf(
  layouts: readonly [SheetLayout, SheetLayout?],
  pages: readonly SheetPage[],
  fonts: SheetFonts,
): Promise<Uint8Array> {
  const drawn = withDistinctStrips(pages).map((page) => {
    const layout = layouts[(page.position?.number ?? 1) - 1] ?? layouts[0];
    return { widthMm: layout.widthMm, heightMm: layout.heightMm, shapes: drawSheet(layout, page) };
  });
  return pagesPdf(drawn, fonts, { title: pages[0]?.title ?? '' });
}
