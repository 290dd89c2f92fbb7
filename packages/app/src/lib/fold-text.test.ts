import { expect, it } from 'vitest';
import { foldText, holdsWords } from './fold-text.ts';

it('folds for searching', () => {
  expect(foldText(' AVALIAÇÃO Nº 3 ')).toBe('avaliacao nº 3');
});

it('finds every word anywhere, in any order, and everything where nothing was typed', () => {
  const text = 'EF06MA32 Interpretar gráficos e a média';
  expect(holdsWords(' MEDIA  grafico')(text)).toBe(true);
  expect(holdsWords('media mediana')(text)).toBe(false);
  expect(holdsWords('  ')(text)).toBe(true);
});
