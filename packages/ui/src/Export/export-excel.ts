import { exportCopy } from './export.copy.ts';
import type { ExportOptions } from './export-csv.ts';
import { type ExportTable, readTable } from './export-table.ts';
import { exportFileName } from './file-name.ts';
import { neutralCell } from './neutral-cell.ts';
import { saveFile } from './save-file.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Characters, of a column. */
const WIDEST = 60;
/** Characters that a sheet's name may have. */
const LONGEST_NAME = 31;

const sheetName = (name: string) =>
  name
    .replace(/[[\]:*?/\\']+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim() || exportCopy.sheet;

/** The table as the bytes of an .xlsx workbook of one sheet. The library only writes: it must never read an upload. */
export async function excelBytes<Row>(table: ExportTable<Row>, sheet: string = exportCopy.sheet): Promise<ArrayBuffer> {
  const { utils, write } = await import('xlsx');
  const { columns, rows } = readTable(table);
  const cells = [columns, ...rows].map((row) => row.map(neutralCell));
  const page = utils.aoa_to_sheet(cells);
  page['!cols'] = columns.map((_column, place) => ({
    wch: Math.min(WIDEST, 2 + cells.reduce((most, row) => Math.max(most, String(row[place] ?? '').length), 0)),
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, page, sheetName(sheet));
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}

export interface ExcelOptions<Row> extends ExportOptions<Row> {
  /** Default 'Dados'. */
  sheet?: string;
}

/** Saves the table as `base_YYYY-MM-DD.xlsx`; the library that writes it is loaded at the first call. */
export async function exportExcel<Row>({
  fileName,
  sheet,
  now = new Date(),
  ...table
}: ExcelOptions<Row>): Promise<void> {
  saveFile(exportFileName(fileName, 'xlsx', now), await excelBytes(table, sheet), TYPE);
}
