import { fail, type Outcome, type SkillPreview, skillSheetRowLimit, succeed } from '@caderneta/contract';
import { decodeBase64 } from '../../files/base64.ts';
import { decodeSheet } from '../../server/sheets/decode-sheet.ts';
import { readTable, type TableLine } from '../../server/sheets/read-table.ts';
import { isWorkbook } from '../../server/sheets/read-workbook.ts';
import { refusedSheet } from '../../server/sheets/refused-sheet.ts';
import type { WorkbookReader } from '../../server/sheets/workbook-pool.ts';
import { markRepeated, type ReadSkill, readSkill, type SheetNaming } from './read-skills.ts';
import { mapSkillColumns } from './skill-columns.ts';
import { skillMessages as messages } from './skills.messages.ts';

/** A sheet of skills, read: its columns, and a skill or an error a line. */
export interface SkillSheet {
  readonly columns: SkillPreview['columns'];
  readonly read: ReadSkill[];
}

async function linesOf(bytes: Uint8Array, workbooks: WorkbookReader): Promise<Outcome<TableLine[]>> {
  if (!isWorkbook(bytes)) {
    const table = decodeSheet(bytes);
    return table === null ? refusedSheet(messages.notRead) : readTable(table);
  }
  const lines = await workbooks.read(bytes);
  if (lines === 'busy') return fail('server-busy');
  if (lines === 'too-large') return refusedSheet(messages.tooLarge);
  return lines === null ? refusedSheet(messages.notRead) : succeed(lines);
}

/** Lines in which the headers are looked for: titles and who wrote it stand above them. */
const HEADER_LINES = 10;

/** Opens a sheet that was sent, CSV or XLSX: columns by their headers, the first line that names the code's; unknown ones ignored. */
export async function openSkillSheet(
  file: string,
  naming: SheetNaming,
  workbooks: WorkbookReader,
): Promise<Outcome<SkillSheet>> {
  const bytes = decodeBase64(file);
  const lines = bytes ? await linesOf(bytes, workbooks) : refusedSheet(messages.notRead);
  if (!lines.ok) return lines;
  if (lines.value.length < 2) return refusedSheet(messages.empty);
  const top = lines.value.slice(0, HEADER_LINES).map(({ cells }) => mapSkillColumns(cells));
  const at = top.findIndex((columns) => columns.includes('code'));
  const [headers, ...rows] = lines.value.slice(at);
  const columns = top[at];
  if (!headers || !columns) return refusedSheet(messages.noCodeColumn(HEADER_LINES));
  if (rows.length === 0) return refusedSheet(messages.empty);
  if (rows.length > skillSheetRowLimit) return refusedSheet(messages.tooMany);
  const read = rows.map((row) => readSkill(row, columns, naming));
  markRepeated(read);
  return succeed({ columns: headers.cells.map((header, at) => ({ header, column: columns[at] ?? null })), read });
}
