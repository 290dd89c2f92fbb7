import {
  aboutExport,
  csvText,
  type ExcelTable,
  type ExportTable,
  excelBytes,
  exportFileName,
  readTable,
} from '@caderneta/contract';
import { saveFile } from '@caderneta/ui';
import { session } from './session/session.ts';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Saved<Row> extends ExportTable<Row> {
  /** What it is, and what narrows it; the day and the extension follow. */
  readonly fileName: string | readonly string[];
}
interface Workbook extends Pick<ExcelTable, 'head'> {
  /** What it is: names the first sheet and stands on the second. */
  readonly title: string;
  /** What narrows it, in words. */
  readonly shown?: Readonly<Record<string, string>> | undefined;
}

/** Saves the table as `fileName_YYYY-MM-DD.csv`. */
export function saveCsv<Row>({ fileName, ...table }: Saved<Row>): void {
  saveFile(exportFileName(fileName, 'csv', new Date()), csvText(readTable(table)), 'text/csv;charset=utf-8');
}

/**
 * Saves the table as `fileName_YYYY-MM-DD.xlsx`, with a second sheet that says what it is, what narrowed it, when and by whom it was made. The library
 * that writes it is loaded at the first call.
 */
export async function saveExcel<Row>({
  fileName,
  title,
  shown = {},
  head,
  ...table
}: Saved<Row> & Workbook): Promise<void> {
  const now = new Date();
  const author = session.getState().user?.name ?? null;
  const about = aboutExport({ title, shown, author, rows: table.rows.length, now });
  const bytes = await excelBytes({ ...readTable(table), sheet: title, head, about });
  saveFile(exportFileName(fileName, 'xlsx', now), bytes, EXCEL);
}
