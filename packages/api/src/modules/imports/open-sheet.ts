import {
  type ImportField,
  importColumns,
  type importPreviewInputSchema,
  importRowLimit,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import type { z } from 'zod';
import { decodeBase64 } from '../../files/base64.ts';
import { decodeSheet } from '../../server/sheets/decode-sheet.ts';
import { readTable } from '../../server/sheets/read-table.ts';
import { refusedSheet } from '../../server/sheets/refused-sheet.ts';
import { importMessages } from './imports.messages.ts';
import { mapColumns } from './map-columns.ts';
import { findRepeated, type ReadPerson, readOverfull, readPerson } from './read-people.ts';

export interface OpenSheet {
  readonly columns: { header: string; field: ImportField | null }[];
  readonly people: ReadPerson[];
}

/** Opens what was sent: columns by their headers, a person a line, each with what the sheet alone shows to be wrong. */
export function openSheet(
  { role, text, file }: Pick<z.output<typeof importPreviewInputSchema>, 'role' | 'text' | 'file'>,
  today: string,
): Outcome<OpenSheet> {
  const bytes = file ? decodeBase64(file) : null;
  const sheet = file ? bytes && decodeSheet(bytes) : (text ?? '');
  if (sheet === null) return refusedSheet(importMessages.noFile);
  const table = readTable(sheet);
  if (!table.ok) return table;
  const [headers, ...lines] = table.value;
  if (!headers || lines.length === 0) return refusedSheet(importMessages.empty);
  if (lines.length > importRowLimit) return refusedSheet(importMessages.tooMany);
  const fields = mapColumns(headers.cells, role);
  const missing = importColumns[role].find(({ field, required }) => required && !fields.includes(field));
  if (missing) return refusedSheet(importMessages.columnMissing(missing.label));
  const people = lines.map((line) => readOverfull(line, headers.cells) ?? readPerson(line, fields, role, today));
  findRepeated(people);
  return succeed({ columns: headers.cells.map((header, index) => ({ header, field: fields[index] ?? null })), people });
}
