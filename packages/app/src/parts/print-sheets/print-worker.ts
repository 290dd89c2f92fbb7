import { askPdf } from '../pdf/ask-pdf.ts';
import type { RollsRequest } from './make-rolls.ts';
import type { SheetsRequest } from './make-sheets.ts';

/** A class's answer sheets, or its rolls, as one PDF; null when it cannot be made. */
export const printSheets = (request: SheetsRequest | RollsRequest): Promise<Blob | null> =>
  askPdf(new Worker(new URL('./make-sheets.worker.ts', import.meta.url), { type: 'module', name: 'print' }), request);
