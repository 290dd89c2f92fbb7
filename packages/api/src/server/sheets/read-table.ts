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

/**
 * Reads CSV, or what a spreadsheet puts on the clipboard. A quoted cell may hold delimiters, line breaks and doubled quotes; a quote
 * within an unquoted cell is a sign like any other. Lines without anything in them are left out, and keep their number.
 */
export function readTable(sheet: string): TableLine[] {
  const text = sheet.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  const lines: TableLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let startedOn = 1;
  let quoted = false;
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
    const sign = text[at] as string;
    const isBreak = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n');
    if (isBreak) line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === delimiter) endCell();
    else if (isBreak) {
      endLine();
      startedOn = line;
    } else if (sign !== '\r') cell += sign;
  }
  endLine();
  return lines;
}
