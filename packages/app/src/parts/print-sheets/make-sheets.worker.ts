import { expose } from 'comlink';
import { makeSheets, type SheetsRequest } from './make-sheets.ts';

/** What the printing worker offers: the PDF's bytes, given away. */
export interface PrintWorker {
  make(request: SheetsRequest): Promise<Uint8Array | null>;
}

const offered: PrintWorker = { make: makeSheets };
expose(offered);
