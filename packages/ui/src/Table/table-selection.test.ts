import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectionState, toggleRow, toggleShown } from './table-selection.ts';

const id: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const selection = fc.uniqueArray(id).map((ids) => new Set(ids));
const shown = fc.uniqueArray(id, { minLength: 1 });

it('toggling a row twice changes nothing', () => {
  fc.assert(
    fc.property(selection, id, (selected, row) => {
      expect(toggleRow(selected, row).has(row)).toBe(!selected.has(row));
      expect(toggleRow(toggleRow(selected, row), row)).toEqual(selected);
    }),
  );
});

it('toggling what is shown selects all of it or none, and leaves other pages alone', () => {
  fc.assert(
    fc.property(selection, shown, (selected, rows) => {
      const before = selectionState(selected, rows);
      const next = toggleShown(selected, rows);
      expect(selectionState(next, rows)).toBe(before === 'all' ? 'none' : 'all');
      for (const other of ['a', 'b', 'c', 'd', 'e', 'f'].filter((each) => !rows.includes(each))) {
        expect(next.has(other)).toBe(selected.has(other));
      }
    }),
  );
});

it('says none of an empty page', () => {
  expect(selectionState(new Set(['a']), [])).toBe('none');
});
