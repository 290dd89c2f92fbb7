import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, writeDay, writeMonth } from './month-grid.ts';

const month = fc
  .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

it('goes months on and back', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: -30, max: 30 }), (own, months) => {
      expect(addMonths(addMonths(own, months), -months)).toBe(own);
    }),
  );
});

it('writes in Portuguese', () => {
  expect(writeDay('2026-08-14')).toBe('sexta-feira, 14 de agosto de 2026');
  expect(writeMonth('2026-08')).toBe('agosto de 2026');
});
