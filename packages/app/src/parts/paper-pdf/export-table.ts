import { type ExportTable, readForPaper } from '@caderneta/contract';
import { columnFormat } from '@caderneta/ui';
import type { PaperTable } from './paper-document.ts';
import { paperPdfCopy as texts } from './paper-pdf.copy.ts';

/** Figures stand at their column's end; the dashes of one without any cell, in its middle. */
function alignOf(cells: readonly unknown[]): 'start' | 'middle' | 'end' {
  if (cells.some((cell) => typeof cell === 'number')) return 'end';
  return cells.every((cell) => cell === null || cell === undefined || cell === '') ? 'middle' : 'start';
}

/** An exported table to be drawn: figures of a column with the same decimals, at its end. `names` is the heading of the column that names the rows. */
export function drawnTable<Row>(table: ExportTable<Row>, names: string): PaperTable {
  const { columns, rows } = readForPaper(table);
  const named = Math.max(0, columns.indexOf(names));
  const formats = columns.map((_header, index) => columnFormat(rows.map((cells) => cells[index])));
  return {
    kind: 'table',
    columns: columns.map((header, index) => ({
      header,
      isRowHeader: index === named,
      align: alignOf(rows.map((cells) => cells[index])),
    })),
    rows: rows.map((cells) =>
      cells.map((cell, index) => {
        if (cell === null || cell === undefined || cell === '') return texts.none;
        if (typeof cell === 'boolean') return cell ? texts.yes : texts.no;
        return typeof cell === 'number' ? (formats[index]?.(cell) ?? String(cell)) : cell;
      }),
    ),
  };
}
