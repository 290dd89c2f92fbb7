import { expose } from 'comlink';
import type { PdfWorker } from '../pdf/ask-pdf.ts';
import { makeRolls, type RollsRequest } from './make-rolls.ts';
import { makeSheets, type SheetsRequest } from './make-sheets.ts';

const offered: PdfWorker<SheetsRequest | RollsRequest> = {
  make: (request) => ('rolls' in request ? makeRolls(request) : makeSheets(request)),
};
expose(offered);
