import { numberOf, readNumber } from './grade-entry.ts';
import type { GradeRow } from './grade-row.ts';

/** What becomes of one pasted cell. `rounded` and `refused` are for the person to see; `empty` leaves the grade as it is. */
export interface PastedLine {
  readonly id: string | null;
  /** Whose it is; as it came, where nobody of the class is called so. */
  readonly name: string;
  readonly came: string;
  readonly grade: number | null;
  readonly state: 'taken' | 'rounded' | 'empty' | 'no-number' | 'off-scale' | 'unknown' | 'twice' | 'locked' | 'over';
}

export interface PastePlan {
  readonly lines: readonly PastedLine[];
  /** A column of names was found, and says whose each grade is. */
  readonly isByName: boolean;
  /** The grades look like 0 to 100. */
  readonly isOfHundred: boolean;
}

/** One cell, quoted or plain, and what ends it. Quotes hold only where they close at a cell's end. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n?|\n|$)/gy;

/**
 * The cells of what a spreadsheet put on the clipboard as text: cells parted by tabs, lines by line ends. Excel and Google Sheets put a cell that holds
 * either in quotes, its own quotes doubled; LibreOffice writes such a cell on one line, and a name's own quotes as they are. Google Sheets alone does
 * not end the last line.
 */
export function readCells(text: string): string[][] {
  const cells = text.replace(/\r?\n$|\r$/, '').matchAll(cellPattern);
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    const cell = quoted?.replaceAll('""', '"') ?? plain;
    lines.at(-1)?.push(cell.replace(/\s+/g, ' ').trim());
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  return lines;
}

const fold = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const columnsOf = (cells: readonly (readonly string[])[]) =>
  Array.from({ length: Math.max(...cells.map((line) => line.length)) }, (_, at) => cells.map((line) => line[at] ?? ''));

const isNumber = (text: string): boolean => {
  const value = numberOf(text);
  return value !== null && !Number.isNaN(value);
};

/** The column with most of something; the last of those with as many, as grades stand to the right of numbers of a call; -1 where none has any. */
function columnWithMost(columns: readonly (readonly string[])[], holds: (cell: string) => boolean): number {
  const counts = columns.map((column) => column.filter(holds).length);
  const most = Math.max(...counts);
  return most === 0 ? -1 : counts.lastIndexOf(most);
}

/** Whether numbers look like a scale of 0 to 100: none beyond it, and half of them beyond 10. */
function looksOfHundred(cells: readonly string[]): boolean {
  const values = cells.flatMap((cell) => (isNumber(cell) ? [numberOf(cell) as number] : []));
  const isWithin = values.every((value) => value >= 0 && value <= 100);
  return values.length > 0 && isWithin && values.filter((value) => value > 10).length * 2 >= values.length;
}

function lineOf(row: GradeRow, came: string, isDivided: boolean): PastedLine {
  const { id, name } = row;
  const value = numberOf(came);
  const reading = readNumber(isDivided && value !== null ? value / 10 : value);
  if (reading.kind === 'refused') return { id, name, came, grade: null, state: reading.why };
  if (reading.grade === null) return { id, name, came, grade: null, state: 'empty' };
  if (row.isReadOnly) return { id, name, came, grade: null, state: 'locked' };
  return { id, name, came, grade: reading.grade, state: reading.kind === 'asked' ? 'rounded' : 'taken' };
}

/**
 * What pasting cells would write: by the column of names where most of its cells name pupils, else from a pupil downwards.
 * @param isDivided the grades came as 0 to 100.
 */
export function planPaste(
  cells: readonly (readonly string[])[],
  rows: readonly GradeRow[],
  from: string,
  isDivided: boolean,
): PastePlan {
  const columns = columnsOf(cells);
  const byName = new Map<string, GradeRow[]>();
  for (const row of rows) byName.set(fold(row.name), [...(byName.get(fold(row.name)) ?? []), row]);
  const named = columnWithMost(columns, (cell) => byName.has(fold(cell)));
  const isByName = named >= 0 && columns.length > 1;
  const others = columns.map((column, at) => (isByName && at === named ? [] : column));
  const given = others[Math.max(0, columnWithMost(others, isNumber))] ?? [];
  const isOfHundred = looksOfHundred(given);
  const below = rows.slice(
    Math.max(
      0,
      rows.findIndex(({ id }) => id === from),
    ),
  );
  const seen = new Set<string>();
  const lines = given.flatMap((came, index): PastedLine[] => {
    if (!isByName) {
      const row = below[index];
      if (row) return [lineOf(row, came, isDivided)];
      return came === '' ? [] : [{ id: null, name: '', came, grade: null, state: 'over' }];
    }
    const name = columns[named]?.[index] ?? '';
    if (name === '' && came === '') return [];
    const [row, ...alike] = byName.get(fold(name)) ?? [];
    if (!row) return [{ id: null, name, came, grade: null, state: 'unknown' }];
    if (alike.length > 0 || seen.has(row.id)) return [{ id: null, name, came, grade: null, state: 'twice' }];
    seen.add(row.id);
    return [lineOf(row, came, isDivided)];
  });
  return { lines, isByName, isOfHundred };
}

/** The grades that a plan would write. */
export const gradesOf = ({ lines }: PastePlan): { id: string; grade: number }[] =>
  lines.flatMap(({ id, grade }) => (id === null || grade === null ? [] : [{ id, grade }]));
