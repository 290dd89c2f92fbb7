import type { SheetPart } from '@caderneta/contract';
import {
  layOutSheet,
  loadBrowserSheetFonts,
  type Numbering,
  type SheetPage,
  sheetsPdf,
  withSignsOf,
} from '@caderneta/omr-engine';

export interface SheetsRequest {
  /** The sheet's page, or its two. */
  readonly parts: readonly SheetPart[];
  readonly options: number;
  readonly numbering: Numbering;
  readonly pages: readonly SheetPage[];
}

/** Writes the PDF on this device. Null when the fonts cannot be had or the key does not fit a sheet. */
export async function makeSheets({ parts, pages, ...alike }: SheetsRequest): Promise<Uint8Array | null> {
  const laidOut = parts.map(({ columns, grids }) => layOutSheet({ ...alike, groups: columns, grids }));
  const [first, second] = laidOut.flatMap((each) => (each.ok ? [each.layout] : []));
  if (!first || !laidOut.every(({ ok }) => ok)) return null;
  const fonts = await loadBrowserSheetFonts();
  if (!fonts.ok) return null;
  return sheetsPdf([first, second], pages, await withSignsOf(pages, fonts.fonts));
}
