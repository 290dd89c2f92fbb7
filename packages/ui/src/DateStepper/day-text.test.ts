import { expect, it } from 'vitest';
import { writeDay } from './day-text.ts';

it('writes a day in words, with the year only where it is another', () => {
  expect(writeDay('2026-08-14', '2026-08-14')).toBe('Sexta, 14 de agosto');
  expect(writeDay('2026-08-01', '2026-08-14')).toBe('Sábado, 1 de agosto');
  expect(writeDay('2025-12-31', '2026-08-14')).toBe('Quarta, 31 de dezembro de 2025');
});

it('gives back what is no date', () => {
  expect(writeDay('', '2026-08-14')).toBe('');
});
