import { layOutSheet, loadBrowserSheetFonts, type Numbering, type SheetPage, sheetsPdf } from '@caderneta/omr-engine';

export interface SheetsRequest {
  readonly groups: readonly number[];
  readonly options: number;
  readonly grids: number;
  readonly numbering: Numbering;
  readonly pages: readonly SheetPage[];
}

/** Writes the PDF on this device. Null when the fonts cannot be had or the key does not fit a sheet. */
export async function makeSheets({ pages, ...spec }: SheetsRequest): Promise<Uint8Array | null> {
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) return null;
  const fonts = await loadBrowserSheetFonts();
  if (!fonts.ok) return null;
  return sheetsPdf(laidOut.layout, pages, fonts.fonts);
}
