import { expect, test } from 'vitest';
import { columnsOfItems, isRuleOfOptions, mostItemsOfAssessment, refsOfItems } from './bank-items.rules.ts';

test.each([
  [1, [1]],
  [13, [13]],
  [14, [7, 7]],
  [20, [10, 10]],
  [27, [9, 9, 9]],
  [mostItemsOfAssessment, [13, 13, 13, 13]],
])('%d questions stand in columns of %j', (count, columns) => {
  expect(columnsOfItems(count)).toEqual(columns);
  expect(refsOfItems(count)).toHaveLength(count);
});

test('they run down the columns', () => {
  expect(refsOfItems(15).slice(6, 10)).toEqual([
    { group: 0, question: 7 },
    { group: 0, question: 8 },
    { group: 1, question: 1 },
    { group: 1, question: 2 },
  ]);
});

test('the right letter must stand beside an option', () => {
  expect(isRuleOfOptions('c', ['um', 'dois', 'três'])).toBe(true);
  expect(isRuleOfOptions('d', ['um', 'dois', 'três'])).toBe(false);
  expect(isRuleOfOptions({ kind: 'numeric', value: 1, tolerance: 0 }, ['um', 'dois'])).toBe(false);
});
