import { readFile } from 'node:fs/promises';
import type { ReadOutcome } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { refuse } from '../failures.ts';
import type { ReadOptions } from '../read-sheet.ts';
import { isPdf, openPdf } from './open-pdf.ts';
import { readDecodedSheet, readSheetFile } from './read-sheet-file.ts';

/** A sheet of a file; `page` counts from 1 in a PDF, and is absent for a photo. */
export interface SheetPage {
  readonly page?: number;
  readonly outcome: ReadOutcome;
}

/** What goes wrong within the reader costs one sheet, not the batch. */
async function* guarded(page: number | undefined, read: () => Promise<ReadOutcome>): AsyncGenerator<SheetPage> {
  const outcome = await read().catch(() => refuse('engine-failed'));
  yield page === undefined ? { outcome } : { page, outcome };
}

/**
 * Reads every sheet of a file, in order: a photo is one, a PDF holds one a page.
 *
 * @param path A photo or a PDF.
 * @yields An outcome a sheet, as `readSheetFile` gives it. A PDF that cannot be opened yields one refusal without `page`; a page
 * that cannot be drawn or read yields its refusal, and the others go on. Never throws for a bad file.
 */
export async function* readSheetPages(
  path: string,
  spec: SheetSpec,
  options: ReadOptions = {},
): AsyncGenerator<SheetPage> {
  const bytes = await readFile(path).catch(() => null);
  if (!bytes) return yield { outcome: refuse('not-an-image') };
  if (!isPdf(bytes)) return yield* guarded(undefined, () => readSheetFile(bytes, spec, options));
  const pdf = await openPdf(bytes).catch(() => null);
  if (!pdf) return yield { outcome: refuse('damaged-image') };
  try {
    for (let page = 1; page <= pdf.pageCount; page++) {
      yield* guarded(page, async () => readDecodedSheet(await pdf.decode(page), spec, options));
    }
  } finally {
    await pdf.close();
  }
}
