import type { ReadOutcome } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import type { ReadOptions } from '../read-sheet.ts';
import { readPages } from './photos-of-file.ts';
import { readDecodedSheet } from './read-sheet-file.ts';

/** A sheet of a file; `page` counts from 1 in a PDF, and is absent for a photo. */
export interface SheetPage {
  readonly page?: number;
  readonly outcome: ReadOutcome;
}

/**
 * Reads every sheet of a photo or a PDF.
 *
 * @yields An outcome a sheet, as `readSheetFile` gives it. A PDF that cannot be opened yields one refusal without `page`; a page
 * that cannot be drawn or read yields its refusal, and the others go on. Never throws for a bad file.
 */
export const readSheetPages = (path: string, spec: SheetSpec, options: ReadOptions = {}): AsyncGenerator<SheetPage> =>
  readPages(path, (decoded) => readDecodedSheet(decoded, spec, options));
