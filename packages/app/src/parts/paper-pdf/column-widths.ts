import type { PaperColumn, PaperTable } from './paper-document.ts';
import { type Measure, type Setting, wrapWords } from './paper-shapes.ts';

/** White beside a cell's words at each side, over the height of its letters. */
const cellPad = 0.55;
export const cellPadMm = (sizeMm: number): number => cellPad * sizeMm;
/** A name may want more, and takes a second line instead, mm. */
const widestMm = 64;
/** A longer word is broken, mm. */
const longestWordMm = 38;

export interface Column {
  readonly xMm: number;
  readonly widthMm: number;
}

/** How a table fits a page's width: its columns, and whether what they want has room. */
export interface Fit {
  readonly columns: readonly Column[];
  /** What the columns want over what there is: up to 1 no cell needs a second line. */
  readonly want: number;
  /** What their longest words want over what there is: beyond 1 words are broken between letters. */
  readonly least: number;
}

/** How a column's cells are set. */
export const cellSetting = ({ isStrong, isRowHeader }: PaperColumn, sizeMm: number): Setting => ({
  face: isStrong ? 'bold' : isRowHeader ? 'medium' : 'regular',
  sizeMm,
});

interface Need {
  readonly leastMm: number;
  readonly wantedMm: number;
}

function needOf(cells: readonly string[], column: PaperColumn, sizeMm: number, measure: Measure): Need {
  const setting = cellSetting(column, sizeMm);
  const words = (texts: readonly string[]) => texts.flatMap((text) => text.split(/\s+/));
  const longest = (texts: readonly string[], how: Setting) =>
    texts.reduce((most, text) => Math.max(most, measure(text, how)), 0);
  const wordMm = Math.max(longest(words(cells), setting), longest(words([column.header]), { face: 'bold', sizeMm }));
  const pad = 2 * cellPadMm(sizeMm);
  return {
    leastMm: pad + Math.min(longestWordMm, wordMm),
    wantedMm: pad + Math.min(widestMm, Math.max(longest(cells, setting), wordMm)),
  };
}

/** Columns over a width: each what its cells want, and their share of the rest; where that is too much, less down to the longest word. */
export function columnWidths(
  table: PaperTable,
  { fromMm, roomMm, sizeMm }: { fromMm: number; roomMm: number; sizeMm: number },
  measure: Measure,
): Fit {
  const needs = table.columns.map((column, index) => {
    const { over } = column;
    const cells = table.rows.map((row) => row[index] ?? '');
    const need = needOf(cells, column, sizeMm, measure);
    if (over === undefined) return need;
    const beside = table.columns.filter((other) => other.over === over).length;
    const shareMm = (measure(over, { face: 'bold', sizeMm }) + 2 * cellPadMm(sizeMm)) / beside;
    return { leastMm: Math.max(need.leastMm, shareMm), wantedMm: Math.max(need.wantedMm, shareMm) };
  });
  const sum = (of: keyof Need) => needs.reduce((total, need) => total + need[of], 0);
  const [least, wanted] = [sum('leastMm'), sum('wantedMm')];
  const widthOf = ({ leastMm, wantedMm }: Need): number => {
    if (wanted <= roomMm) return (wantedMm * roomMm) / wanted;
    if (least > roomMm) return (leastMm * roomMm) / least;
    return leastMm + ((wantedMm - leastMm) * (roomMm - least)) / (wanted - least);
  };
  let xMm = fromMm;
  const columns = needs.map((need) => {
    const column = { xMm, widthMm: widthOf(need) };
    xMm += column.widthMm;
    return column;
  });
  return { columns, want: wanted / roomMm, least: least / roomMm };
}

/** The lines of a cell within its column. */
export const linesIn = (text: string, { widthMm }: Column, setting: Setting, measure: Measure): string[] =>
  wrapWords(text, setting, widthMm - 2 * cellPadMm(setting.sizeMm) + 1e-6, measure);
