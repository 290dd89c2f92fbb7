import type { SheetModelGroup, SheetModelLayout } from '@caderneta/contract';

/** Lines of bubbles 10 px wide, 20 px apart. */
const lines = (x: number, y: number, count: number, spots: number, isDown: boolean) =>
  Array.from({ length: count }, (_, line) =>
    Array.from({ length: spots }, (__, spot) =>
      isDown ? { x: x + 20 * line, y: y + 20 * spot } : { x: x + 20 * spot, y: y + 20 * line },
    ),
  );

const bubble = { width: 10, height: 10 };
const groups: readonly SheetModelGroup[] = [
  {
    ...{ number: 1, name: 'Matrícula', kind: 'digits', use: true, rows: 10, options: 3, direction: 'vertical' },
    ...{ box: { x: 15, y: 15, width: 50, height: 190 }, bubble, shape: 'closed', lines: lines(20, 20, 3, 10, true) },
  },
  {
    ...{ number: 2, name: 'Grupo 2', kind: 'questions', use: true, rows: 5, options: 4, direction: 'horizontal' },
    ...{ box: { x: 115, y: 15, width: 70, height: 90 }, bubble, shape: 'closed', lines: lines(120, 20, 5, 4, false) },
  },
  {
    ...{ number: 3, name: 'Grupo 3', kind: 'questions', use: true, rows: 4, options: 4, direction: 'horizontal' },
    ...{ box: { x: 115, y: 135, width: 70, height: 70 }, bubble, shape: 'closed', lines: lines(120, 140, 4, 4, false) },
  },
];

/** A model for stories and tests: a number of three digits beside five and four questions. */
export const sampleLayout: SheetModelLayout = {
  format: 'caderneta-sheet-model',
  version: 1,
  width: 220,
  height: 220,
  groups: [...groups],
  print: { columns: 2, rows: 1, ink: '03' },
};

export function sampleGroup(number: number): SheetModelGroup {
  const found = groups.find((group) => group.number === number);
  if (!found) throw new Error(`no sample group ${number}`);
  return found;
}
