import type { Shape, TaggedPart } from '@caderneta/omr-engine';
import { type Column, cellPadMm, cellSetting, type Fit, linesIn } from './column-widths.ts';
import type { Flow, Piece } from './fill-pages.ts';
import type { PaperColumn, PaperTable } from './paper-document.ts';
import { lineMm, type Measure, rule, type Setting, textLines } from './paper-shapes.ts';

/** White above and below a row's words, mm. */
const rowPadMm = 0.9;
const ground = 0.93;

/** Where columns stand, and how their cells are set. */
interface Grid {
  readonly columns: readonly Column[];
  readonly sizeMm: number;
  readonly measure: Measure;
}

function anchorMm({ xMm, widthMm }: Column, sizeMm: number, align: PaperColumn['align'] = 'start'): number {
  if (align === 'middle') return xMm + widthMm / 2;
  return align === 'start' ? xMm + cellPadMm(sizeMm) : xMm + widthMm - cellPadMm(sizeMm);
}

function span(columns: readonly Column[], from: number, to: number): Column {
  const [first, last] = [columns[from], columns[to - 1]];
  if (!first || !last) return { xMm: 0, widthMm: 0 };
  return { xMm: first.xMm, widthMm: last.xMm + last.widthMm - first.xMm };
}

const edges = (columns: readonly Column[]) => {
  const { xMm, widthMm } = span(columns, 0, columns.length);
  return [xMm, xMm + widthMm] as const;
};

/** Neighbours under one heading: where they begin and end. */
function groupsOf(columns: readonly PaperColumn[]): { over: string | undefined; from: number; to: number }[] {
  const groups: { over: string | undefined; from: number; to: number }[] = [];
  for (const [index, { over }] of columns.entries()) {
    const last = groups.at(-1);
    if (last && over !== undefined && last.over === over) last.to = index + 1;
    else groups.push({ over, from: index, to: index + 1 });
  }
  return groups;
}

const heading = (shapes: readonly Shape[], columns: number, rows: number): TaggedPart => ({
  role: 'TH',
  scope: 'Column',
  span: { columns, rows },
  shapes,
});

function drawHeadings({ columns }: PaperTable, grid: Grid): Piece {
  const setting: Setting = { face: 'bold', sizeMm: grid.sizeMm * 0.94 };
  const line = lineMm(setting);
  const lines = columns.map(({ header }, index) =>
    linesIn(header, grid.columns[index] ?? { xMm: 0, widthMm: 0 }, setting, grid.measure),
  );
  const groups = groupsOf(columns);
  const hasGroups = groups.some(({ over }) => over !== undefined);
  const overMm = hasGroups ? line + rowPadMm : 0;
  const lowMm = Math.max(...lines.map(({ length }) => length)) * line;
  const heightMm = overMm + lowMm + 2 * rowPadMm;
  const [fromMm, toMm] = edges(grid.columns);
  const draw = (yMm: number) => {
    const shapesOf = (index: number): Shape[] => {
      const own = lines[index] ?? [];
      const column = grid.columns[index] ?? { xMm: 0, widthMm: 0 };
      const align = columns[index]?.align;
      const topMm = yMm + heightMm - rowPadMm - own.length * line;
      return textLines(
        own,
        { xMm: anchorMm(column, setting.sizeMm, align), yMm: topMm, anchor: align ?? 'start' },
        setting,
      );
    };
    const low = (index: number, rows: number) => heading(shapesOf(index), 1, rows);
    const high = groups.map(({ over, from, to }) => {
      if (over === undefined) return low(from, 2);
      const at = { xMm: anchorMm(span(grid.columns, from, to), setting.sizeMm, 'middle'), yMm: yMm + rowPadMm };
      return heading(textLines([over], { ...at, anchor: 'middle' }, setting), to - from, 1);
    });
    const below = columns.flatMap(({ over }, index) => (over === undefined ? [] : [low(index, 1)]));
    const rows = hasGroups ? [high, below] : [columns.map((_column, index) => low(index, 1))];
    return {
      ground: [{ kind: 'rect', xMm: fromMm, yMm, widthMm: toMm - fromMm, heightMm, fill: ground } as const],
      parts: rows.map((parts): TaggedPart => ({ role: 'TR', parts })),
    };
  };
  return { heightMm, draw };
}

function drawRow(cells: readonly string[], { columns, readAs = {} }: PaperTable, grid: Grid): Piece {
  const set = columns.map((of, index) => {
    const setting = cellSetting(of, grid.sizeMm);
    const column = grid.columns[index] ?? { xMm: 0, widthMm: 0 };
    return { setting, column, lines: linesIn(cells[index] ?? '', column, setting, grid.measure) };
  });
  const line = lineMm({ face: 'regular', sizeMm: grid.sizeMm });
  const heightMm = Math.max(...set.map(({ lines }) => lines.length)) * line + 2 * rowPadMm;
  const [fromMm, toMm] = edges(grid.columns);
  const draw = (yMm: number) => {
    const parts = set.map(({ setting, column, lines }, index): TaggedPart => {
      const { align, isRowHeader } = columns[index] ?? {};
      const at = { xMm: anchorMm(column, setting.sizeMm, align), yMm: yMm + rowPadMm, anchor: align ?? 'start' };
      const shapes = textLines(lines, at, setting);
      const says = readAs[cells[index] ?? ''];
      return isRowHeader ? { role: 'TH', scope: 'Row', shapes } : { role: 'TD', shapes, ...(says ? { says } : {}) };
    });
    return { ground: [rule(fromMm, toMm, yMm + heightMm, 0.15)], parts: [{ role: 'TR', parts } as const] };
  };
  return { heightMm, draw };
}

/** A table's rows, cut between them, under its headings on each page. */
export function flowTable(table: PaperTable, { columns }: Fit, sizeMm: number, measure: Measure): Flow {
  const grid = { columns, sizeMm, measure };
  return {
    role: 'Table',
    gapMm: 4,
    repeated: drawHeadings(table, grid),
    pieces: table.rows.map((cells) => drawRow(cells, table, grid)),
  };
}
