import { csvText, type ExcelTable, type ReportFileFormat } from '@caderneta/contract';
import { Piscina } from 'piscina';

const isSource = import.meta.url.endsWith('.ts');
const program = new URL(isSource ? './write-excel.source.mjs' : './write-excel.thread.js', import.meta.url);

/** The workbook is written in a thread of its own, which ends with it: a large one takes seconds that requests would wait. */
async function excelInThread(table: ExcelTable): Promise<Uint8Array> {
  const pool = new Piscina<ExcelTable, Uint8Array>({
    filename: program.href,
    execArgv: isSource ? ['--conditions=caderneta-source'] : [],
    maxThreads: 1,
  });
  try {
    return await pool.run(table);
  } finally {
    await pool.destroy();
  }
}

/** A table as the bytes of a file, and their type. CSV has no head: its first line is the columns'. */
export async function writeTable(
  table: ExcelTable,
  format: ReportFileFormat,
): Promise<{ readonly content: Uint8Array; readonly mediaType: string }> {
  if (format === 'CSV') return { content: Buffer.from(csvText(table)), mediaType: 'text/csv' };
  const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { content: await excelInThread(table), mediaType };
}
