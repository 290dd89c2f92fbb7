import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { type DecodedImage, MAX_PIXELS } from './decode-image.ts';

/** Long side of a page's picture, px: 200 points an inch on A4, nearly twice what reading needs. */
const PAGE_SIDE_PX = 2400;
/** A PDF's signature stands within its first kilobyte. */
const SIGNATURE = '%PDF-';
const SIGNATURE_WITHIN = 1024;

/** An open PDF, whose pages are drawn one by one. */
export interface PdfPages {
  readonly pageCount: number;
  /** A page's picture; `page` counts from 1. A page that cannot be drawn is 'damaged-image'; never throws. */
  decode(page: number): Promise<DecodedImage>;
  close(): Promise<void>;
}

export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SIGNATURE_WITHIN)).includes(SIGNATURE);

/** Fonts, character maps and decoders lie beside the library's code. */
function libraryFolders() {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const folder = (name: string) => `${join(root, name)}/`;
  return {
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  };
}

/** Opens a PDF. Null when it is damaged, locked by a password or without pages; never throws. */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages | null> {
  // Both are large, and most files are photos.
  const [{ getDocument, VerbosityLevel }, { createCanvas }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('@napi-rs/canvas'),
  ]);
  const task = getDocument({
    // The library keeps what it is given.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    // A larger picture within a page is left out.
    maxImageSize: MAX_PIXELS,
    ...libraryFolders(),
  });
  const close = () => task.destroy().catch(() => undefined);
  const pdf = await task.promise.catch(() => null);
  if (!pdf || pdf.numPages < 1) {
    await close();
    return null;
  }
  const draw = async (number: number): Promise<DecodedImage> => {
    const page = await pdf.getPage(number);
    try {
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: PAGE_SIDE_PX / Math.max(width, height) });
      const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
      const canvasContext = canvas.getContext('2d');
      const target = { canvas, canvasContext, viewport } as unknown as Parameters<typeof page.render>[0];
      await page.render(target).promise;
      const photo = { width: canvas.width, height: canvas.height };
      const { data: pixels } = canvasContext.getImageData(0, 0, photo.width, photo.height);
      canvas.width = 0;
      canvas.height = 0;
      return { ok: true, photo: { ...photo, pixels } };
    } finally {
      page.cleanup();
      // What a page held outside JavaScript is given back by the loop's next turn: 60 MB a page pile up where all is promises.
      await turnOfTheLoop();
    }
  };
  return {
    pageCount: pdf.numPages,
    decode: (page) => draw(page).catch((): DecodedImage => ({ ok: false, code: 'damaged-image' })),
    close,
  };
}
