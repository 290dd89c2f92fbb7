import { csvText, type ExcelTable, type ExportTable, excelBytes, exportFileName, readTable } from '@caderneta/contract';
import { saveFile } from '@caderneta/ui';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Saved<Row> extends ExportTable<Row> {
  /** The day and the extension follow. */
  readonly fileName: string;
}

/** Saves the table as `fileName_YYYY-MM-DD.csv`. */
export function saveCsv<Row>({ fileName, ...table }: Saved<Row>): void {
  saveFile(exportFileName(fileName, 'csv', new Date()), csvText(readTable(table)), 'text/csv;charset=utf-8');
}

/** Saves the table as `fileName_YYYY-MM-DD.xlsx`; the library that writes it is loaded at the first call. */
export async function saveExcel<Row>({
  fileName,
  sheet,
  head,
  ...table
}: Saved<Row> & Pick<ExcelTable, 'sheet' | 'head'>): Promise<void> {
  const bytes = await excelBytes({ ...readTable(table), sheet, head });
  saveFile(exportFileName(fileName, 'xlsx', new Date()), bytes, EXCEL);
}
