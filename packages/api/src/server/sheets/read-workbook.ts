import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { isStorable } from '../calls/storable-text.ts';
import type { TableLine } from './read-table.ts';
import { MOST_BYTES, readZip } from './read-zip.ts';

/** Whether bytes begin as an archive does: a workbook, where a sheet is expected. */
export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const many = ['row', 'c', 'si', 'r', 'Relationship', 'sheet', 'mergeCell'];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: true,
  removeNSPrefix: true,
  isArray: (name) => many.includes(name),
});

/** A piece of text: bare, or in an element with attributes of its own. */
const piece = z.union([z.string(), z.object({ '#text': z.string().default('') }).transform((own) => own['#text'])]);
const rich = z
  .object({ t: piece.optional(), r: z.array(z.object({ t: piece.optional() }).or(z.string())).optional() })
  .transform(({ t, r = [] }) => (t ?? '') + r.map((run) => (typeof run === 'string' ? '' : (run.t ?? ''))).join(''));
const text = z.union([rich, z.string()]);
const cell = z.object({
  '@r': z.string().optional(),
  '@t': z.string().optional(),
  v: piece.optional(),
  is: text.optional(),
});
const bookSchema = z.object({
  workbook: z.object({ sheets: z.object({ sheet: z.array(z.object({ '@id': z.string() })) }) }),
});
const linksSchema = z.object({
  Relationships: z.object({ Relationship: z.array(z.object({ '@Id': z.string(), '@Target': z.string() })) }),
});
const sharedSchema = z.object({ sst: z.object({ si: z.array(text).default([]) }).or(z.string()) });
const sheetSchema = z.object({
  worksheet: z.object({
    sheetData: z
      .object({
        row: z.array(
          z.object({ '@r': z.string().optional(), c: z.array(cell.or(z.string())).default([]) }).or(z.string()),
        ),
      })
      .or(z.string()),
    mergeCells: z
      .object({ mergeCell: z.array(z.object({ '@ref': z.string() })) })
      .or(z.string())
      .optional(),
  }),
});

/** Position of a column by its letters: A is 0, AA is 26. */
function columnOf(address: string | undefined, fallback: number): number {
  const letters = /^[A-Z]+/.exec(address ?? '')?.[0];
  if (!letters) return fallback;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Columns that a sheet of ours is looked at for. A cell far to the right would otherwise make a row of millions. */
const MOST_COLUMNS = 200;

function cellsOf(row: z.output<typeof cell>[], shared: readonly string[]): string[] {
  const cells: string[] = [];
  row.forEach((one, index) => {
    const column = columnOf(one['@r'], index);
    if (column >= MOST_COLUMNS) return;
    const value = one['@t'] === 's' ? (shared[Number(one.v)] ?? '') : (one.is ?? one.v ?? '');
    cells[column] = value.trim();
  });
  return Array.from(cells, (value) => value ?? '');
}

/** Merged cells that are looked at: a matrix merges a component and a year over their skills, and no more. */
const MOST_MERGED = 2000;

/**
 * Gives cells that were merged downwards the value that is written in the first of them: it stands for each of their lines. Goes through the
 * lines that there are: their numbers, and how far a merge reaches, are whatever the file says.
 */
function fillDown(lines: readonly TableLine[], refs: readonly string[]): TableLine[] {
  const filled = new Map(lines.map(({ line, cells }) => [line, [...cells]]));
  for (const ref of refs.slice(0, MOST_MERGED)) {
    const { letters, from, to } = /^(?<letters>[A-Z]+)(?<from>\d+):[A-Z]+(?<to>\d+)$/.exec(ref)?.groups ?? {};
    const column = columnOf(letters, MOST_COLUMNS);
    const value = filled.get(Number(from))?.[column];
    if (value === undefined) continue;
    for (const [line, cells] of filled) {
      if (line > Number(from) && line <= Number(to)) cells[column] = value;
    }
  }
  return [...filled].map(([line, cells]) => ({ line, cells: Array.from(cells, (cell) => cell ?? '') }));
}

/** Tags of one part, of which each becomes an object: four times those of the longest sheet that is taken in. */
const MOST_TAGS = 1_000_000;

function hasTooManyTags(xml: string): boolean {
  let tags = 0;
  for (let at = xml.indexOf('<'); at >= 0 && tags <= MOST_TAGS; at = xml.indexOf('<', at + 1)) tags += 1;
  return tags > MOST_TAGS;
}

/** Cells may share one long text, which each holds once it is copied. */
const isTooLong = (lines: readonly TableLine[]): boolean =>
  lines.reduce((sum, { cells }) => cells.reduce((length, cell) => length + cell.length, sum), 0) > MOST_BYTES;

/** The lines of a workbook; or why there are none: it holds more than is read, or is no workbook (null). */
export type WorkbookLines = TableLine[] | 'too-large' | null;

class TooLarge extends Error {}

const parse = (xml: string): unknown => {
  if (hasTooManyTags(xml)) throw new TooLarge('too many tags');
  return parser.parse(xml);
};

const isOf = <T extends object>(one: T | string): one is T => typeof one !== 'string';

/**
 * The first sheet of a workbook (.xlsx) as the lines of a table, as `readTable` gives those of a text: numbers and texts as they are stored.
 * Cells merged downwards all have their value. Only what a table of texts needs is read: no formula,
 * no style, no date.
 */
export function readWorkbook(bytes: Uint8Array): WorkbookLines {
  const read = readZip(bytes);
  if (!read) return null;
  try {
    const parsed = (name: string): unknown => parse(read(name) ?? '');
    const first = bookSchema.parse(parsed('xl/workbook.xml')).workbook.sheets.sheet[0]?.['@id'];
    const links = linksSchema.parse(parsed('xl/_rels/workbook.xml.rels')).Relationships.Relationship;
    const target = links.find((link) => link['@Id'] === first)?.['@Target'];
    if (!target) return null;
    const table = read('xl/sharedStrings.xml');
    const { sst } = table === null ? { sst: '' } : sharedSchema.parse(parse(table));
    const shared = isOf<{ si: string[] }>(sst) ? sst.si : [];
    const { sheetData, mergeCells = '' } = sheetSchema.parse(
      parsed(target.startsWith('/') ? target.slice(1) : `xl/${target}`),
    ).worksheet;
    if (typeof sheetData === 'string') return [];
    const lines = sheetData.row
      .filter(isOf)
      .map((row, index) => ({ line: Number(row['@r'] ?? index + 1), cells: cellsOf(row.c.filter(isOf), shared) }))
      .filter(({ cells }) => cells.some((value) => value !== ''));
    const merged = isOf<{ mergeCell: { '@ref': string }[] }>(mergeCells) ? mergeCells.mergeCell : [];
    const refs = merged.map((one) => one['@ref']);
    const filled = fillDown(lines, refs);
    if (isTooLong(filled)) return 'too-large';
    return isStorable(filled) ? filled : null;
  } catch (error) {
    if (error instanceof TooLarge || codeOf(error) === 'ERR_BUFFER_TOO_LARGE') return 'too-large';
    // What its parts say is no workbook, or no archive that opens.
    if (error instanceof z.ZodError || error instanceof RangeError || codeOf(error).startsWith('Z_')) return null;
    throw error;
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
