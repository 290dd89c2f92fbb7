import { fileTypeOf } from '../../files/file-type.ts';
import { isStorable } from '../calls/storable-text.ts';

/** What the bytes 0x80 to 0x9F are in Windows-1252, by WHATWG's standard of encodings; every other byte is its own code point. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By a table: the TextDecoder of Node 20 takes Windows-1252 for Latin-1, and so loses quotes and dashes. */
const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => windows1252.charAt(sign.charCodeAt(0) - 0x80));

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

/**
 * Text of a sheet's bytes: UTF-16 where its mark says so, UTF-8 where they are valid as such, else Windows-1252, as Excel saves 'CSV'. Null
 * where it holds what no text does: a picture, a PDF, a workbook of before 2007.
 */
export function decodeSheet(bytes: Uint8Array): string | null {
  // A short PDF may hold nothing that a text could not.
  if (fileTypeOf(bytes) !== null) return null;
  const text = textOf(bytes);
  return isStorable(text) ? text : null;
}
