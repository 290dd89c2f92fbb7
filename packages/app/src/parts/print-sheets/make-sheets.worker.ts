import { expose } from 'comlink';
import type { PdfWorker } from '../pdf/ask-pdf.ts';
import { makeSheets, type SheetsRequest } from './make-sheets.ts';

const offered: PdfWorker<SheetsRequest> = { make: makeSheets };
expose(offered);
