import { describe, expect, it } from 'vitest';
import { hasLongWord, isFigures } from './word-breaks.ts';

describe('hasLongWord', () => {
  it('keeps every word of a heading, a role and a date whole', () => {
    for (const text of ['Responsabilidades', 'Professor(a)', 'Status', '22/11/2026 14:30', '123.456.789-00'])
      expect(hasLongWord(text), text).toBe(false);
  });

  it('lets an address be broken, wherever it stands', () => {
    expect(hasLongWord('ana.moura@aluno.santaaurora.edu.br')).toBe(true);
    expect(hasLongWord('ver https://exemplo.gov.br/arquivo')).toBe(true);
  });
});

describe('isFigures', () => {
  it('knows dates, times, documents, phones and numbers', () => {
    for (const text of ['22/11/2026', '22/11/2026, 14:30', '123.456.789-00', '(11) 91234-5678', '97,5%', '−1,25', '9º'])
      expect(isFigures(text), text).toBe(true);
  });

  it('leaves words, and nothing, to break at their spaces', () => {
    for (const text of ['9º Ano C', 'Rua 7', '–', '', '1 2 3 4 5 6 7 8 9 10 11 12 13 14'])
      expect(isFigures(text), text).toBe(false);
  });
});
