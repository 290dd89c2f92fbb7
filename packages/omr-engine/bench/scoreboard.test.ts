import { expect, test } from 'vitest';
import { toRow } from './score-row.ts';
import { withRows } from './scoreboard.ts';

test('measuring a set again replaces its row and no other, and a new set comes last', () => {
  const rows = ['own', 'legacy'].map((set) => toRow(set, []));
  const [again, fresh] = [{ ...toRow('own', []), photos: 7 }, toRow('ovals', [])];
  expect(withRows(rows, [fresh, again])).toEqual([again, rows[1], fresh]);
});
