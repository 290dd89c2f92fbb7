import { type ExportTable, readTable } from './export-table.ts';
import { exportFileName } from './file-name.ts';
import { neutralCell } from './neutral-cell.ts';
import { saveFile } from './save-file.ts';

/** Tells a spreadsheet that UTF-8 follows. */
const BOM = '\uFEFF';

const NEEDS_QUOTES = /[;"\r\n]/;

function csvField(cell: string | number): string {
  // With a comma and no thousands' point, as a spreadsheet in Portuguese reads a number.
  const text = typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table as CSV text: BOM, `;` between fields, CRLF after rows, formulas neutralised. */
export function csvText<Row>(table: ExportTable<Row>): string {
  const { columns, rows } = readTable(table);
  const lines = [columns, ...rows].map((row) => row.map((cell) => csvField(neutralCell(cell))).join(';'));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

export interface ExportOptions<Row> extends ExportTable<Row> {
  /** Default 'dados'; the date and the extension follow. */
  fileName?: string;
  /** Default: now. Its day in Brasília goes into the name. */
  now?: Date;
}

/** Saves the table as `base_YYYY-MM-DD.csv`. */
export function exportCsv<Row>({ fileName, now = new Date(), ...table }: ExportOptions<Row>): void {
  saveFile(exportFileName(fileName, 'csv', now), csvText(table), 'text/csv;charset=utf-8');
}
