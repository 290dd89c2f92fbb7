import { type loadBrowserSheetFonts, type PagePicture, pagesPdf, withSignsOf } from '@caderneta/omr-engine';
import { drawPaper } from './draw-paper.ts';
import type { PaperRequest } from './paper-document.ts';
import { binderMm, marginMm } from './paper-shapes.ts';

const logoMm = 18;

/** The logo as PNG, which a PDF takes whatever the picture was; null where it is none. */
async function pngOf(logo: string | null): Promise<Uint8Array | null> {
  if (logo === null) return null;
  try {
    const picture = await createImageBitmap(await (await fetch(logo)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  } catch {
    return null;
  }
}

/** Writes a document on this device. Null when the fonts cannot be had. */
export async function makePaper(
  { title, sections, header, issued }: PaperRequest,
  loaded: Awaited<ReturnType<typeof loadBrowserSheetFonts>>,
): Promise<Uint8Array | null> {
  if (!loaded.ok) return null;
  const fonts = await withSignsOf([sections, header.lines, issued], loaded.fonts);
  const logo = await pngOf(header.logo);
  const box = { xMm: binderMm, yMm: marginMm, widthMm: logoMm, heightMm: logoMm };
  const picture: PagePicture | undefined = logo ? { bytes: logo, ...box } : undefined;
  const pages = drawPaper(sections, { lines: header.lines, logoMm: logo ? logoMm : 0, issued }, fonts);
  return pagesPdf(pages, fonts, { title, picture });
}
