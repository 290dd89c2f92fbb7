import { describe, expect, it } from 'vitest';
import { compareTexts, sortByText } from './text-order.ts';

const names = (records: readonly { name: string }[]) => records.map(({ name }) => name);
const named = (...texts: string[]) => texts.map((name) => ({ name }));

describe('sortByText', () => {
  it('ignores accents and case and reads numbers by their value', () => {
    expect(names(sortByText(named('Turma 10', 'água', 'Turma 2', 'Árvore', 'abelha')))).toEqual([
      'abelha',
      'água',
      'Árvore',
      'Turma 2',
      'Turma 10',
    ]);
    expect(names(sortByText(named('a', 'c', 'b'), 'name', 'descending'))).toEqual(['c', 'b', 'a']);
  });

  it('falls back on the first text that a record has', () => {
    const records = [
      { email: 'c@x.br' },
      { titulo: 'b' },
      { trade_name: 'a', email: 'z@x.br' },
      { nome: '', email: 'd@x.br' },
    ];
    expect(sortByText(records, 'question')).toEqual([records[2], records[1], records[0], records[3]]);
  });

  it('leaves the given list as it was, and equals in their order', () => {
    const records = [
      { name: 'B', id: 1 },
      { name: 'b', id: 2 },
      { name: 'a', id: 3 },
    ];
    expect(sortByText(records).map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(records.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

it('compares without accents and case', () => {
  expect(compareTexts('É', 'e')).toBe(0);
});
