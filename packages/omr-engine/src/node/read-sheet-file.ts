import type { ReadOutcome } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { refuse } from '../failures.ts';
import { type ReadOptions, readSheet } from '../read-sheet.ts';
import { withIdentity } from '../with-identity.ts';
import { type DecodedImage, decodeImage } from './decode-image.ts';
import { readPages } from './photos-of-file.ts';

/** Reads a decoded photo, or refuses it with the code of what went wrong. */
export async function readDecodedSheet(
  decoded: DecodedImage,
  spec: SheetSpec,
  options: ReadOptions = {},
): Promise<ReadOutcome> {
  if (!decoded.ok) return refuse(decoded.code);
  const outcome = readSheet(decoded.photo, spec, options);
  // Read beside the strip, which is of no use to whoever does not know the class.
  return options.mode === 'stream' ? outcome : withIdentity(outcome, decoded.photo);
}

/**
 * Reads an answer sheet from a photo's file or bytes, with the code printed on our own sheet. `mode: 'stream'` leaves that out.
 *
 * @returns As `readSheet`; `elapsedMs` is reading alone, without decoding. A file that is no photo is refused with its code.
 */
export async function readSheetFile(
  source: Uint8Array | string,
  spec: SheetSpec,
  options: ReadOptions = {},
): Promise<ReadOutcome> {
  return readDecodedSheet(await decodeImage(source), spec, options);
}

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
