import type { ExportCell, Report, ReportFilters } from '@caderneta/contract';
import { columnFormat, type TableColumn, type TableRow } from '@caderneta/ui';
import { reportsCopy } from './reports.copy.ts';

const written = (cell: ExportCell, format: (value: number) => string): string =>
  cell === null || cell === undefined || cell === ''
    ? reportsCopy.none
    : typeof cell === 'number'
      ? format(cell)
      : String(cell);

/** A page of a report as the table on screen. Columns of numbers stand to the right; `offset` rows come before the page. */
export function previewOf(
  report: Report,
  rows: readonly unknown[],
  filters: ReportFilters,
  offset: number,
): { columns: TableColumn[]; rows: TableRow[] } {
  const columns = report.columnsFor(rows as never, filters);
  const cells = rows.map((row) => columns.map(({ value }) => value(row as never)));
  const formats = columns.map((_column, index) => columnFormat(cells.map((row) => row[index])));
  return {
    columns: columns.map(({ header }, index) => ({
      id: String(index),
      label: header,
      align: cells.some((row) => typeof row[index] === 'number') ? 'end' : 'start',
      isRowHeader: index === 0,
    })),
    rows: cells.map((row, index) => ({
      id: String(offset + index),
      cells: Object.fromEntries(row.map((cell, index) => [String(index), written(cell, formats[index] ?? String)])),
    })),
  };
}
