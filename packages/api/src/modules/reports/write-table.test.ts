import { expect, test, vi } from 'vitest';
import { read, utils } from 'xlsx';
import { writeTable } from './write-table.ts';

const table = { columns: ['Nome', 'Média'], rows: [['Ana', 8.5]] };

test('a workbook written in a thread holds the table', async () => {
  const { content, mediaType } = await writeTable(table, 'EXCEL');
  const [sheet] = Object.values(read(content).Sheets);
  expect(sheet && utils.sheet_to_json(sheet, { header: 1 })).toEqual([table.columns, ...table.rows]);
  expect(mediaType).toContain('spreadsheetml');
});

test('a workbook that takes too long is given up', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1));
  await expect(writeTable(table, 'EXCEL')).rejects.toThrow('not written');
  patience.mockRestore();
});
