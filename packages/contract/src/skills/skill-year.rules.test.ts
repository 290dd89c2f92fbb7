import { expect, test } from 'vitest';
import { yearOfClass } from './skill-year.rules.ts';

test.each([
  ['9º Ano', 9],
  ['1ª série do Ensino Médio', 10],
  ['Pré II', null],
  ['6', 6],
])('the year of %s', (grade, year) => expect(yearOfClass(grade)).toBe(year));
