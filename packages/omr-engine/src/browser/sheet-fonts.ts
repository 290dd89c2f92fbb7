import { hasAll, loadFaces, openSheetFonts, type SheetFonts, withFile } from '../sheet/sheet-fonts.ts';
import { unpackWoff } from '../sheet/unpack-woff.ts';

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Font not served: ${url} (${response.status})`);
  return unpackWoff(new Uint8Array(await response.arrayBuffer()));
}

/** Loads the sheet's fonts in a bundled browser app. @returns 'fonts-unavailable' when one cannot be fetched (offline before the first visit). */
export async function loadBrowserSheetFonts(): Promise<
  { ok: true; fonts: SheetFonts } | { ok: false; code: 'fonts-unavailable' }
> {
  try {
    const { sheetFontUrls } = await import('./sheet-font-urls.ts');
    const bytes = await loadFaces((face) => Promise.all(sheetFontUrls[face].map(fetchBytes)));
    return { ok: true, fonts: openSheetFonts(bytes) };
  } catch {
    return { ok: false, code: 'fonts-unavailable' };
  }
}

/** Every word of a document. */
function wordsOf(part: unknown): string {
  if (typeof part === 'string') return part;
  return part instanceof Object && !ArrayBuffer.isView(part) ? Object.values(part).map(wordsOf).join('') : '';
}

/**
 * The fonts, and behind them one of mathematics where a document has signs that they lack: √, ≤, π. Where it cannot be fetched, the fonts
 * alone, which print a question mark for each: a sheet is printed without a connection, too.
 *
 * @param document what will be printed, in any shape: every text in it counts.
 */
export async function withSignsOf(document: object, fonts: SheetFonts): Promise<SheetFonts> {
  if (hasAll(fonts, wordsOf(document))) return fonts;
  try {
    const { signFontUrl } = await import('./sheet-font-urls.ts');
    return withFile(fonts, await fetchBytes(signFontUrl));
  } catch {
    return fonts;
  }
}
