import type { PaperTable } from './paper-document.ts';
import { paperPdfCopy as texts } from './paper-pdf.copy.ts';

/** The table without the columns of which no row has anything, and the headings of those. */
export function withoutEmpty(table: PaperTable): { readonly table: PaperTable; readonly empty: readonly string[] } {
  const hasValue = table.columns.map((_column, index) => table.rows.some((row) => row[index] !== texts.none));
  if (table.rows.length === 0) return { table, empty: [] };
  const valued = <T>(of: readonly T[]) => of.filter((_one, index) => hasValue[index]);
  return {
    table: { ...table, columns: valued(table.columns), rows: table.rows.map(valued) },
    empty: table.columns.filter((_column, index) => !hasValue[index]).map(({ header }) => header),
  };
}
