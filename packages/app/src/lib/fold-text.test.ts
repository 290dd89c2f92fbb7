import { expect, it } from 'vitest';
import { foldText, holdsWords, wordsOf } from './fold-text.ts';

it('folds for searching', () => {
  expect(foldText(' AVALIAÇÃO Nº 3 ')).toBe('avaliacao nº 3');
});

it('finds every word anywhere, in any order, and everything where nothing was typed', () => {
  const text = 'EF06MA32 Interpretar gráficos e a média';
  expect(holdsWords(text, wordsOf(' MEDIA  grafico'))).toBe(true);
  expect(holdsWords(text, wordsOf('media mediana'))).toBe(false);
  expect(holdsWords(text, wordsOf('  '))).toBe(true);
});
