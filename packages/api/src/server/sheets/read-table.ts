import { type Outcome, succeed } from '@caderneta/contract';
import { refusedSheet } from './refused-sheet.ts';
import { sheetMessages } from './sheets.messages.ts';

/** A line of a sheet: its number, counted from 1, and its cells, trimmed. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const delimiters = ['\t', ';', ','] as const;

/** What parts the cells: of tab, semicolon and comma the one that the first line holds most of, outside quotes. */
function delimiterOf(text: string): string {
  const [head = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r\n|\r|\n/, 1);
  const counted = delimiters.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

/** The line by which Excel says what parts the cells. */
const separatorLine = /^sep=(.)(?=[\r\n])/i;

/**
 * Reads CSV, or what a spreadsheet puts on the clipboard. A quoted cell may hold delimiters, line breaks and doubled quotes; a quote
 * within an unquoted cell is a character like any other. Lines without anything in them are left out, and keep their number, as the line
 * 'sep=;' does. Refused, with the line, where a cell's quote ends nowhere or in another line's middle: it would swallow lines unseen.
 */
export function readTable(sheet: string): Outcome<TableLine[]> {
  const marked = sheet.replace(/^\uFEFF/, '');
  const [named = '', separator] = separatorLine.exec(marked) ?? [];
  const text = marked.slice(named.length);
  const delimiter = separator ?? delimiterOf(text);
  const lines: TableLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let startedOn = 1;
  let quotedFrom: number | null = null;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((one) => one !== '')) lines.push({ line: startedOn, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    const isBreak = character === '\n' || (character === '\r' && text[at + 1] !== '\n');
    if (isBreak) line += 1;
    if (quotedFrom !== null) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (line > quotedFrom && ![delimiter, '\r', '\n', ' ', undefined].includes(text[at + 1])) {
        return refusedSheet(sheetMessages.openQuote(quotedFrom));
      } else quotedFrom = null;
    } else if (character === '"' && cell.trim() === '') {
      quotedFrom = line;
      cell = '';
    } else if (character === delimiter) endCell();
    else if (isBreak) {
      endLine();
      startedOn = line;
    } else if (character !== '\r') cell += character;
  }
  if (quotedFrom !== null) return refusedSheet(sheetMessages.openQuote(quotedFrom));
  endLine();
  return succeed(lines);
}
