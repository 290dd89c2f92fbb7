import { failureMessages } from '@caderneta/omr-engine';
import type { PdfPages } from '../../../parts/sheet-photo/open-pdf.ts';
import { isPdf, type OpenPhoto, openPhoto, whyUnopened } from '../../../parts/sheet-photo/open-photo.ts';
import { sheetPhotoCopy } from '../../../parts/sheet-photo/sheet-photo.copy.ts';

/**
 * A sheet's picture in a file, opened when its turn comes. Pages are placed by the rules of the camera.
 */
export interface PageSource {
  /** Of the file. */
  readonly name: string;
  /** Of a PDF, from 1. */
  readonly number: number | null;
  /** Null when it cannot be opened; never rejects. */
  readonly open: () => Promise<OpenPhoto | null>;
  /** What to say then. */
  readonly failure: string;
}

export interface PageSources {
  readonly sources: readonly PageSource[];
  readonly close: () => void;
}

/** What operating systems leave in folders. */
const leftovers = /^(\.|thumbs\.db$|desktop\.ini$)/i;
const pathOf = (file: File) => file.webkitRelativePath || file.name;
const damaged = failureMessages['not-an-image'];
const byPath = new Intl.Collator('pt-BR', { numeric: true });

/** The sheets in files of any kind, in the order of their names: a photo is one, a PDF has one a page. */
export async function openSources(files: readonly File[]): Promise<PageSources> {
  const sorted = files.filter(({ name }) => !leftovers.test(name)).sort((a, b) => byPath.compare(pathOf(a), pathOf(b)));
  const opened: PdfPages[] = [];
  const sources: PageSource[] = [];
  for (const file of sorted) {
    const own = { name: file.name, number: null, failure: damaged };
    if (!isPdf(file)) {
      sources.push({ ...own, failure: whyUnopened(file), open: () => openPhoto(file).catch(() => null) });
      continue;
    }
    const program = await import('../../../parts/sheet-photo/open-pdf.ts').catch(() => null);
    if (program === null) {
      sources.push({ ...own, failure: sheetPhotoCopy.pdfUnavailable, open: async () => null });
      continue;
    }
    const { openPdf, whyPdfUnopened } = program;
    const pdf = await openPdf(file);
    if (typeof pdf === 'string') {
      sources.push({ ...own, failure: whyPdfUnopened[pdf], open: async () => null });
      continue;
    }
    opened.push(pdf);
    for (let number = 1; number <= pdf.pageCount; number++) {
      sources.push({ ...own, number, open: () => pdf.draw(number) });
    }
  }
  return {
    sources,
    close: () => {
      for (const pdf of opened) pdf.close();
    },
  };
}
