import { loadBrowserSheetFonts } from '@caderneta/omr-engine';
import { expose } from 'comlink';
import type { PdfWorker } from '../pdf/ask-pdf.ts';
import { makePaper } from './make-paper.ts';
import type { PaperRequest } from './paper-document.ts';

// On their way before anything is asked.
const fonts = loadBrowserSheetFonts();
const offered: PdfWorker<PaperRequest> = { make: async (request) => makePaper(request, await fonts) };
expose(offered);
