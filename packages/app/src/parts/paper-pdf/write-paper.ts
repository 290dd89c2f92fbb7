import { askOnce, askPdf } from '../pdf/ask-pdf.ts';
import type { PaperRequest, PaperWorker } from './paper-document.ts';

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

/** The signs of each text that no document can print; none where that cannot be found out. */
export const signsLostIn = async (texts: readonly string[]): Promise<string[][]> =>
  (await askOnce<PaperWorker, string[][]>(start(), ({ lost }) => lost(texts))) ?? [];
