import { askPdf } from '../pdf/ask-pdf.ts';
import type { SheetsRequest } from './make-sheets.ts';

/** The class's answer sheets as one PDF; null when it cannot be made. */
export const printSheets = (request: SheetsRequest): Promise<Blob | null> =>
  askPdf(new Worker(new URL('./make-sheets.worker.ts', import.meta.url), { type: 'module', name: 'print' }), request);
