import { readFile } from 'node:fs/promises';
import type { SheetFailure } from '../core/reading.ts';
import { refuse } from '../failures.ts';
import { type DecodedImage, decodeImage } from './decode-image.ts';
import { isPdf, openPdf } from './open-pdf.ts';

/** A picture of a file; `page` counts from 1 in a PDF, and is absent for a photo. */
export interface FilePicture {
  readonly page?: number;
  readonly decoded: DecodedImage;
}

/** The pictures of a photo's file or a PDF, in order. A file that is neither yields its refusal; never throws for a bad file. */
export async function* photosOfFile(path: string): AsyncGenerator<FilePicture> {
  const bytes = await readFile(path).catch(() => null);
  if (!bytes) return yield { decoded: { ok: false, code: 'not-an-image' } };
  if (!isPdf(bytes)) return yield { decoded: await decodeImage(bytes) };
  const pdf = await openPdf(bytes).catch(() => null);
  if (!pdf) return yield { decoded: { ok: false, code: 'damaged-image' } };
  try {
    for (let page = 1; page <= pdf.pageCount; page++) yield { page, decoded: await pdf.decode(page) };
  } finally {
    await pdf.close();
  }
}

/**
 * Reads every sheet of a file, in order: a photo is one, a PDF holds one a page.
 *
 * @yields An outcome a sheet, and in a PDF its page. What goes wrong within the reader costs one sheet, not the batch.
 */
export async function* readPages<Outcome>(
  path: string,
  read: (decoded: DecodedImage) => Outcome | Promise<Outcome>,
): AsyncGenerator<{ readonly page?: number; readonly outcome: Outcome | SheetFailure }> {
  for await (const { decoded, ...where } of photosOfFile(path)) {
    const outcome = await Promise.resolve(decoded)
      .then(read)
      .catch(() => refuse('engine-failed'));
    yield { ...where, outcome };
  }
}
