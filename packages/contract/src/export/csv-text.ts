import type { ExportCells } from './export-table.ts';
import { neutralCell } from './neutral-cell.ts';

/** Byte order mark: spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';

const NEEDS_QUOTES = /[;"\r\n]/;

/** '14/08/2026, 22:30', as screens write a moment: with its comma a spreadsheet in Portuguese takes it for text. */
const MOMENT = /^(\d{2}\/\d{2}\/\d{4}), (\d{2}:\d{2})$/;

function csvField(cell: string | number): string {
  // With a comma and no thousands' point, as a spreadsheet in Portuguese reads a number.
  const text = typeof cell === 'number' ? String(cell).replace('.', ',') : cell.replace(MOMENT, '$1 $2');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table as CSV text: BOM, `;` between fields, CRLF after rows, formulas neutralised. */
export function csvText({ columns, rows }: ExportCells): string {
  const lines = [columns, ...rows].map((row) => row.map((cell) => csvField(neutralCell(cell))).join(';'));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}
