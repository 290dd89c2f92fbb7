import { isStorable } from '../calls/storable-text.ts';

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Text of a sheet's bytes: UTF-16 where its mark says so, UTF-8 where they are valid as such, else Latin-1 as Windows writes it. Null where
 * it holds what no text does: a picture, a PDF, a workbook of before 2007.
 */
export function decodeSheet(bytes: Uint8Array): string | null {
  const text = textOf(bytes);
  return isStorable(text) ? text : null;
}
