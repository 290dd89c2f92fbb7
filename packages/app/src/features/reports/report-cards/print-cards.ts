import { askPdf } from '../../../parts/pdf/ask-pdf.ts';
import type { CardsRequest } from './make-cards.ts';

/** Boletins as one PDF, a page a pupil; null when it cannot be made. */
export const printCards = (request: CardsRequest): Promise<Blob | null> =>
  askPdf(new Worker(new URL('./make-cards.worker.ts', import.meta.url), { type: 'module', name: 'cards' }), request);
