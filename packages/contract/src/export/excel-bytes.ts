import type { CellObject, WorkSheet } from 'xlsx';
import type { ExportCells } from './export-table.ts';
import { neutralCell } from './neutral-cell.ts';

/** Characters, of a column. */
const WIDEST = 60;
/** Rows that tell how wide a column is; a table of a hundred thousand is not read twice. */
const MEASURED = 1000;
/** Characters that a sheet's name may have. */
const LONGEST_NAME = 31;
/** Characters that a cell holds: a workbook with more in one opens as a broken one. */
const LONGEST_CELL = 32_767;
/** Days from the first day of spreadsheets to 1 January 1970. */
const EPOCH = 25_569;
const DAY_MS = 86_400_000;

const sheetName = (name: string) =>
  name
    .replace(/[[\]:*?/\\']+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim() || 'Dados';

/** A text that is a day, '29/02/2012', or a moment, '29/02/2012, 14:05', as a spreadsheet counts days; null for any other text. */
function serialOf(text: string): { readonly v: number; readonly z: string } | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})(?:,? (\d{2}):(\d{2}))?$/.exec(text);
  if (match === null) return null;
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = match.slice(1).map((part) => Number(part ?? 0));
  const moment = Date.UTC(year, month - 1, day);
  const isReal = year >= 1900 && new Date(moment).getUTCDate() === day && month <= 12;
  if (!isReal || hour > 23 || minute > 59) return null;
  const v = moment / DAY_MS + EPOCH + (hour * 60 + minute) / (24 * 60);
  return { v, z: match[4] === undefined ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm' };
}

/** A day or a moment becomes one, so that a spreadsheet sorts and counts it; everything else stays what it is, as far as a cell holds it. */
function excelCell(value: string | number): CellObject | string | number {
  if (typeof value === 'string' && value.length > LONGEST_CELL) return `${value.slice(0, LONGEST_CELL - 1)}…`;
  const serial = typeof value === 'string' ? serialOf(value) : null;
  return serial === null ? value : { t: 'n', ...serial };
}

export interface ExcelTable extends ExportCells {
  /** Name of the sheet. Default 'Dados'. */
  readonly sheet?: string | undefined;
  /** Lines above the table, each in a row of its own: whose report it is. */
  readonly head?: readonly string[] | undefined;
  /** What the workbook says of itself, on a second sheet 'Sobre'. */
  readonly about?: readonly (readonly [label: string, value: string | number])[] | undefined;
}

/** The table as the bytes of an .xlsx workbook. The library only writes, and is loaded at the first call: it must never read an upload. */
export async function excelBytes({
  columns,
  rows,
  sheet = 'Dados',
  head = [],
  about,
}: ExcelTable): Promise<ArrayBuffer> {
  const { utils, write } = await import('xlsx');
  const above = head.length === 0 ? [] : [...head.map((line) => [neutralCell(line)]), []];
  const cells = [columns, ...rows].map((row) => row.map(neutralCell));
  const page: WorkSheet = utils.aoa_to_sheet([...above, ...cells.map((row) => row.map(excelCell))]);
  const measured = cells.slice(0, MEASURED);
  page['!cols'] = columns.map((_column, index) => ({
    wch: Math.min(WIDEST, 2 + measured.reduce((most, row) => Math.max(most, String(row[index] ?? '').length), 0)),
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, page, sheetName(sheet));
  if (about) {
    const lines: WorkSheet = utils.aoa_to_sheet(about.map((line) => line.map((cell) => excelCell(neutralCell(cell)))));
    lines['!cols'] = [{ wch: 24 }, { wch: WIDEST }];
    utils.book_append_sheet(book, lines, 'Sobre');
  }
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}
