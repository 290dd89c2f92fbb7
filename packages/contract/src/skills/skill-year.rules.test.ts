import { expect, test } from 'vitest';
import { earlyGroupOfClass, skillsOfClass, yearOfClass } from './skill-year.rules.ts';

test.each([
  ['9º Ano', 9, null],
  ['1ª série do Ensino Médio', 10, null],
  ['6', 6, null],
  ['Berçário', null, 'EI01'],
  ['Maternal I', null, 'EI02'],
  ['Pré II', null, 'EI03'],
  ['Pré-escola', null, 'EI03'],
  ['2º Período', null, 'EI03'],
  ['2º Período da EJA', null, null],
  ['12 Período', null, 'EI03'],
  ['3ª Etapa', null, null],
  ['Preparatório', null, null],
  ['3a Etapa', null, null],
  ['2.º Período', null, 'EI03'],
  ['Creche II - Período Integral', null, null],
  ['Multisseriada Período Matutino', null, null],
  ['Pré-vestibular', null, null],
])('the year of %s, or its group before school', (grade, year, group) => {
  expect([yearOfClass(grade), earlyGroupOfClass(grade)]).toEqual([year, group]);
});

test('a skill is of a class by its year or, before school, by its code', () => {
  const early = { code: 'EI03EO01', years: [] };
  const second = { code: 'EF02MA01', years: [2] };
  expect([skillsOfClass('2º Período')(early), skillsOfClass('2º Período')(second)]).toEqual([true, false]);
  expect([skillsOfClass('2º Ano')(early), skillsOfClass('2º Ano')(second)]).toEqual([false, true]);
  expect([skillsOfClass('Turma de reforço')(early), skillsOfClass('Turma de reforço')(second)]).toEqual([false, false]);
});
