import { loadBrowserSheetFonts } from '@caderneta/omr-engine';
import { expose } from 'comlink';
import type { PdfWorker } from '../../../parts/pdf/ask-pdf.ts';
import { type CardsRequest, makeCards } from './make-cards.ts';

// On their way before anything is asked.
const fonts = loadBrowserSheetFonts();
const offered: PdfWorker<CardsRequest> = { make: async (request) => makeCards(request, await fonts) };
expose(offered);
