import { openPdf, whyPdfUnopened } from '../../parts/sheet-photo/open-pdf.ts';
import { isPdf, type OpenPhoto, openPhoto, whyUnopened } from '../../parts/sheet-photo/open-photo.ts';

type Opened = { readonly ok: true; readonly photo: OpenPhoto } | { readonly ok: false; readonly message: string };

/** Opens a photo, a scan, or a PDF's first page. */
export async function openSheetFile(file: File): Promise<Opened> {
  if (!isPdf(file)) {
    const photo = await openPhoto(file).catch(() => null);
    return photo ? { ok: true, photo } : { ok: false, message: whyUnopened(file) };
  }
  const pdf = await openPdf(file);
  if (typeof pdf === 'string') return { ok: false, message: whyPdfUnopened[pdf] };
  const photo = await pdf.draw(1);
  pdf.close();
  return photo ? { ok: true, photo } : { ok: false, message: whyPdfUnopened.damaged };
}
