import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextGrade } from './grade-ladder.rules.ts';

it.each([
  ['1º Ano', '2º Ano'],
  ['5º Ano', '6º Ano'],
  ['8º ano', '9º ano'],
  ['9º Ano', null],
  ['3ª Série', '4ª Série'],
  ['2ª Etapa EJA', '3ª Etapa EJA'],
  ['Maternal I', 'Maternal II'],
  ['Pré I', 'Pré II'],
  ['Pré II', '1º Ano'],
  ['Berçário', null],
  ['Multisseriada', null],
  ['', null],
])('%s is followed by %s', (grade, next) => {
  expect(nextGrade(grade)).toBe(next);
});

it('is never the grade itself', () => {
  fc.assert(fc.property(fc.string(), (grade) => nextGrade(grade) !== grade));
});
