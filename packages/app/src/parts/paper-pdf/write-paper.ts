import { askPdf } from '../pdf/ask-pdf.ts';
import type { PaperRequest } from './paper-document.ts';

const start = () => new Worker(new URL('./make-paper.worker.ts', import.meta.url), { type: 'module', name: 'paper' });

/** Started ahead, and not asked yet. */
let ready: Worker | null = null;

/** Starts the writer while its rows are still being fetched: it weighs more than they do. */
export function startPaper(): void {
  ready ??= start();
}

/** A document as one PDF; null when it cannot be made. */
export function writePaper(request: PaperRequest): Promise<Blob | null> {
  const worker = ready ?? start();
  ready = null;
  return askPdf(worker, request);
}
