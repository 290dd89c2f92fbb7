import { csvText, type ExcelTable, type ReportFileFormat } from '@caderneta/contract';
import { createThreadPool, fullPower } from '../../server/background/thread-pool.ts';

/** The largest workbook takes some seconds of a core. */
const program = { beside: import.meta.url, name: 'write-excel', maxWaiting: 1, patienceMs: 240_000 };

/** The workbook is written in a thread of its own, which ends with it: a large one takes seconds that requests would wait. */
async function excelInThread(table: ExcelTable): Promise<Uint8Array> {
  let reason: unknown;
  const onError = (error: unknown) => {
    reason = error;
  };
  const pool = createThreadPool<ExcelTable, Uint8Array>(program, onError, { ...fullPower, maxThreads: 1 });
  try {
    const ran = await pool.run(table);
    if (!ran.ok) throw new Error('the workbook was not written', { cause: reason });
    return ran.answer;
  } finally {
    await pool.close();
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
