import { failureMessages } from '@caderneta/omr-engine';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { canvasOf, JPEG_QUALITY, jpegBlob, type OpenPhoto } from './open-photo.ts';
import { sheetPhotoCopy } from './sheet-photo.copy.ts';

/** Long side of a page's picture, px: 170 points an inch on A4, half as much again as reading needs. */
const PAGE_SIDE_PX = 2000;
/** A picture within a page that is larger than this is left out. */
const MAX_IMAGE_PIXELS = 50_000_000;

/** An open PDF, whose pages are drawn one by one. */
export interface PdfPages {
  readonly pageCount: number;
  /** A page's picture; `page` counts from 1. Null when it cannot be drawn; never rejects. */
  draw(page: number): Promise<OpenPhoto | null>;
  close(): void;
}

/** Why a PDF did not open: damaged, locked by a password or without pages; or what draws it could not be fetched. */
type PdfFailure = 'damaged' | 'unavailable';

/** What to tell whoever chose a PDF that did not open. */
export const whyPdfUnopened: Readonly<Record<PdfFailure, string>> = {
  damaged: failureMessages['not-an-image'],
  unavailable: sheetPhotoCopy.pdfUnavailable,
};

/** Opens a PDF; never rejects. */
export async function openPdf(file: File): Promise<PdfPages | PdfFailure> {
  // Large, and most sheets come from the camera.
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs').catch(() => null);
  if (library === null) return 'unavailable';
  // It may have been changed or removed since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return 'damaged';
  library.GlobalWorkerOptions.workerSrc = workerUrl;
  const task = library.getDocument({
    data: new Uint8Array(bytes),
    verbosity: library.VerbosityLevel.ERRORS,
    isEvalSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
  });
  const close = () => void task.destroy().catch(() => undefined);
  const pdf = await task.promise.catch(() => null);
  if (!pdf || pdf.numPages < 1) {
    close();
    return 'damaged';
  }
  const draw = async (number: number): Promise<OpenPhoto | null> => {
    const page = await pdf.getPage(number);
    try {
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: PAGE_SIDE_PX / Math.max(width, height) });
      const canvas = canvasOf(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
      const context = canvas.getContext('2d', { alpha: false });
      if (context === null) return null;
      await page.render({ canvas, viewport }).promise;
      const frame = await createImageBitmap(canvas);
      const file = () => jpegBlob(canvas, JPEG_QUALITY);
      return { frame, file, fileName: 'upload.jpg' };
    } finally {
      page.cleanup();
    }
  };
  return { pageCount: pdf.numPages, draw: (page) => draw(page).catch(() => null), close };
}
