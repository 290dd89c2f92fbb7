import { askPdf } from '../../../parts/pdf/ask-pdf.ts';
import type { CardsRequest } from './make-cards.ts';

const start = () => new Worker(new URL('./make-cards.worker.ts', import.meta.url), { type: 'module', name: 'cards' });

/** Started ahead, and not asked yet. */
let ready: Worker | null = null;

/** Starts the writer while its pages are still being fetched: it weighs more than they do. */
export function startCards(): void {
  ready ??= start();
}

/** Boletins as one PDF, a page a pupil; null when it cannot be made. */
export function printCards(request: CardsRequest): Promise<Blob | null> {
  const worker = ready ?? start();
  ready = null;
  return askPdf(worker, request);
}
