import { type ExcelTable, excelBytes } from '@caderneta/contract';

/** What the thread does: a table in, a workbook's bytes out. */
export default async function writeExcel(table: ExcelTable): Promise<Uint8Array> {
  return new Uint8Array(await excelBytes(table));
}
