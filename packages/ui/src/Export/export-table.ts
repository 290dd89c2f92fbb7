/** What stands in a cell. Booleans are written 'Sim' and 'Não', the absent as nothing. */
export type ExportCell = string | number | boolean | null | undefined;

export interface ExportColumn<Row> {
  /** The heading: 'Categoria'. */
  header: string;
  value: (row: Row) => ExportCell;
}

/** Rows of anything and how to read them; what is exported and printed. */
export interface ExportTable<Row> {
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
}

/** The headings and the cells, as `printDocument` takes them. */
export function readTable<Row>({ columns, rows }: ExportTable<Row>): { columns: string[]; rows: ExportCell[][] } {
  return {
    columns: columns.map(({ header }) => header),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  };
}
