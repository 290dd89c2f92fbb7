import { expose } from 'comlink';
import type { PdfWorker } from '../../../parts/pdf/ask-pdf.ts';
import { type CardsRequest, makeCards } from './make-cards.ts';

const offered: PdfWorker<CardsRequest> = { make: makeCards };
expose(offered);
