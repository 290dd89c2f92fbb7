import type { SheetModelGroup, SheetModelLayout } from '@caderneta/contract';

/** A group of rows that lie 20 px apart, of bubbles 20 px apart. */
export const testGroup = (of: Partial<SheetModelGroup> & { rows: number; options: number }): SheetModelGroup => ({
  number: 1,
  name: 'Grupo 1',
  kind: 'questions',
  use: true,
  direction: 'horizontal',
  box: { x: 5, y: 5, width: 20 * of.options, height: 20 * of.rows },
  bubble: { width: 10, height: 10 },
  shape: 'closed',
  lines: Array.from({ length: of.rows }, (_, row) =>
    Array.from({ length: of.options }, (__, option) => ({ x: 10 + 20 * option, y: 10 + 20 * row })),
  ),
  ...of,
});

export const layoutWith = (...groups: SheetModelGroup[]): SheetModelLayout => ({
  format: 'caderneta-sheet-model',
  version: 1,
  width: 100,
  height: 60,
  groups,
  print: { columns: 2, rows: 1, ink: '03' },
});

/** Two questions of four letters. */
export const testLayout = layoutWith(testGroup({ rows: 2, options: 4 }));

/** A picture of one pixel. */
export const testPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
