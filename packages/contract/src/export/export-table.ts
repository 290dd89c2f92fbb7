import type { AuditedRecord } from '../audit/audit.schema.ts';

/** The value of a cell in a file or on paper. Booleans are written 'Sim' and 'Não', null and undefined as an empty cell. */
export type ExportCell = string | number | boolean | null | undefined;

/** A line of a cell on screen: 'Escola', 'E.M. Sol', and the record that it names. */
export interface CellLine {
  readonly label: string | null;
  readonly text: string;
  readonly record: AuditedRecord | null;
}

export interface ExportColumn<Row> {
  /** The heading: 'Categoria'. */
  readonly header: string;
  readonly value: (row: Row) => ExportCell;
  /** Its numbers are names, as years are, and no quantities: whoever reads them finds no thousands and no decimals in them. */
  readonly isLabel?: boolean;
  /** What a screen shows instead: lines, with the records that one can go to. */
  readonly lines?: (row: Row) => readonly CellLine[];
}

/** Rows with the columns that read them: a table to save as a file or to print. */
export interface ExportTable<Row> {
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A table that was read: headings and cells. */
export interface ExportCells {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ExportCell[])[];
}

/** The headings and the cells of a table. */
export const readTable = <Row>({ columns, rows }: ExportTable<Row>): { columns: string[]; rows: ExportCell[][] } => ({
  columns: columns.map(({ header }) => header),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

/** The same for paper and screen, where numbers are written as quantities: those that are names come as text. */
export function readForPaper<Row>(table: ExportTable<Row>): ReturnType<typeof readTable<Row>> {
  const { columns, rows } = readTable(table);
  const cellOf = (cell: ExportCell, index: number) =>
    typeof cell === 'number' && table.columns[index]?.isLabel ? String(cell) : cell;
  return { columns, rows: rows.map((cells) => cells.map(cellOf)) };
}
