import { type CellLine, type ExportCell, type Report, type ReportFilters, readForPaper } from '@caderneta/contract';
import { columnFormat, type TableColumn, type TableRow } from '@caderneta/ui';
import type { ReactNode } from 'react';
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
  drawLines: (lines: readonly CellLine[]) => ReactNode,
): { columns: TableColumn[]; rows: TableRow[] } {
  const columns = report.columnsFor(rows as never, filters);
  const { rows: cells } = readForPaper({ columns, rows: rows as never[] });
  const formats = columns.map((_column, index) => columnFormat(cells.map((row) => row[index])));
  const isNumber = columns.map((_column, index) => cells.some((row) => typeof row[index] === 'number'));
  // A pupil names a row, wherever the column stands.
  const naming = Math.max(
    columns.findIndex(({ header }) => header === reportsCopy.filters.student),
    0,
  );
  const telling = [...columns.keys()].filter((index) => index !== naming && !isNumber[index]);
  return {
    columns: columns.map(({ header }, index) => ({
      id: String(index),
      label: header,
      align: isNumber[index] ? 'end' : 'start',
      isRowHeader: index === naming,
      narrow: index !== naming && index === isNumber.lastIndexOf(true) ? 'end' : 'fold',
    })),
    rows: cells.map((row, at) => ({
      id: String(offset + at),
      name: written(row[naming], String),
      detail: telling
        .slice(0, 3)
        .map((index) => written(row[index], String))
        .join(' · '),
      cells: Object.fromEntries(
        row.map((cell, index) => {
          const lines = columns[index]?.lines?.(rows[at] as never) ?? [];
          return [String(index), lines.length > 0 ? drawLines(lines) : written(cell, formats[index] ?? String)];
        }),
      ),
    })),
  };
}
