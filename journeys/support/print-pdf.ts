import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const pointsPerMm = 72 / 25.4;

/** A printed page of a PDF as PNG, as a printer would put it on paper. */
export interface PrintedPage {
  readonly png: Buffer;
  readonly text: string;
}

/** "Prints" every page of a PDF at the given resolution. */
export async function printPdf(bytes: Uint8Array, pxPerMm = 8): Promise<PrintedPage[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: pxPerMm / pointsPerMm });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    const target = { canvas, canvasContext: canvas.getContext('2d'), viewport } as unknown as Parameters<
      typeof page.render
    >[0];
    await page.render(target).promise;
    const { items } = await page.getTextContent();
    pages.push({
      png: canvas.toBuffer('image/png'),
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    });
  }
  await document.destroy();
  return pages;
}
