import type { PaperTable } from './paper-document.ts';
import { paperPdfCopy as texts } from './paper-pdf.copy.ts';

/** The table without the columns of which no row has anything, and the headings of those. */
export function withoutEmpty(table: PaperTable): { readonly table: PaperTable; readonly empty: readonly string[] } {
  const isKept = table.columns.map((_column, index) => table.rows.some((row) => row[index] !== texts.none));
  if (table.rows.length === 0) return { table, empty: [] };
  const kept = <T>(of: readonly T[]) => of.filter((_one, index) => isKept[index]);
  return {
    table: { ...table, columns: kept(table.columns), rows: table.rows.map(kept) },
    empty: table.columns.filter((_column, index) => !isKept[index]).map(({ header }) => header),
  };
}
