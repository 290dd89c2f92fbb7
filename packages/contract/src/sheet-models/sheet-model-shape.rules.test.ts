import { expect, test } from 'vitest';
import type { SheetModelGroup } from '../omr/sheet-model-layout.schema.ts';
import { answersIn, type SheetAnswers } from '../sheet-answers/sheet-answers.ts';
import { asKeyAnswers, fullKeyOf, sheetModelShape, sheetModelViolation } from './sheet-model-shape.rules.ts';

const group = (rows: number, options: number, of: Partial<SheetModelGroup> = {}): SheetModelGroup => ({
  number: 1,
  name: 'Grupo',
  kind: 'questions',
  use: true,
  rows,
  options,
  direction: 'horizontal',
  box: { x: 0, y: 0, width: 10, height: 10 },
  bubble: { width: 1, height: 1 },
  shape: 'closed',
  lines: Array.from({ length: rows }, () => Array.from({ length: options }, () => ({ x: 1, y: 1 }))),
  ...of,
});

/** Groups of so many answers, each told by its letters: 'A1' would be no letter, so its place is its confidence. */
const read = (...sizes: number[]): SheetAnswers => {
  let at = 0;
  return sizes.map((size, own) => ({
    group: own,
    questions: Array.from({ length: size }, (_, question) => ({
      ...({ question: question + 1, state: 'marked', letters: 'A', confidence: ++at } as const),
    })),
  }));
};
const orderOf = (answers: SheetAnswers) =>
  answers.map(({ questions }) => questions.map(({ confidence }) => confidence));

test("a key's areas are the sheet's groups where a key can have them, else as full as can be", () => {
  const areas = (...sizes: number[]) => sheetModelShape({ groups: sizes.map((rows) => group(rows, 4)) }).areas;
  expect(areas(20, 20, 20, 20)).toEqual([20, 20, 20, 20]);
  expect(areas(10, 10, 10, 10, 10)).toEqual([25, 25]);
  expect(areas(40)).toEqual([25, 15]);
});

test('what is ignored, a number and the kind of test ask nothing', () => {
  const groups = [
    group(10, 5),
    group(9, 10, { kind: 'digits', name: 'Matrícula' }),
    group(1, 2, { kind: 'version' }),
    group(5, 7, { use: false }),
  ];
  const shape = sheetModelShape({ groups });
  expect(shape).toEqual({ areas: [10], options: 5, numbers: ['Matrícula'] });
  expect(fullKeyOf(shape)[0]?.['10']).toBe('e');
  expect(sheetModelViolation({ groups })).toBeNull();
});

test.each([
  ['no-questions', [group(10, 4, { use: false })]],
  ['too-many-questions', [group(101, 4)]],
  ['too-many-options', [group(10, 6)]],
  ['several-versions', [group(10, 4), group(2, 2, { kind: 'version' })]],
  ['long-name', [group(10, 4), group(9, 10, { kind: 'digits', name: 'a'.repeat(61) })]],
] as const)('%s is no sheet', (violation, groups) => expect(sheetModelViolation({ groups })).toBe(violation));

test('answers go by their order on the sheet, whatever the areas of the key', () => {
  const sheet = read(10, 10, 10);
  expect(orderOf(asKeyAnswers(sheet, [25, 5], [25, 5]))).toEqual([
    Array.from({ length: 25 }, (_, at) => at + 1),
    [26, 27, 28, 29, 30],
  ]);
  const short = asKeyAnswers(read(20, 20), [20, 20], [3, 2]);
  expect(orderOf(short)).toEqual([
    [1, 2, 3],
    [21, 22],
  ]);
  expect(answersIn(short).map(({ question }) => question)).toEqual([1, 2, 3, 1, 2]);
});
