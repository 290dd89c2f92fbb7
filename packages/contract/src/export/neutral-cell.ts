import type { ExportCell } from './export-table.ts';

/** Full-width signs too: some spreadsheets take them for the narrow ones. */
const STARTS_FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * A cell that no spreadsheet runs: text that begins as a formula does (= + - @ and their full-width forms, tab, line break) gets an apostrophe
 * before it. Numbers stay numbers, so -3 is one; a lone '-' is the sign for 'none' and stays.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function neutralCell(cell: ExportCell): string | number {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Sim' : 'Não';
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : '';
  return cell !== '-' && STARTS_FORMULA.test(cell) ? `'${cell}` : cell;
}
