import type { ReadOutcome } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { refuse } from '../failures.ts';
import { type ReadOptions, readSheet } from '../read-sheet.ts';
import { decodeImage } from './decode-image.ts';

/**
 * Reads an answer sheet from a photo's file or bytes.
 *
 * @returns As `readSheet`; `elapsedMs` is reading alone, without decoding. A file that is no photo is refused with its code.
 */
export async function readSheetFile(
  source: Uint8Array | string,
  spec: SheetSpec,
  options: ReadOptions = {},
): Promise<ReadOutcome> {
  const decoded = await decodeImage(source);
  return decoded.ok ? readSheet(decoded.photo, spec, options) : refuse(decoded.code);
}
