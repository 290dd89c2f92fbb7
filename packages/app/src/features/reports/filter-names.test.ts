import type { ReportFilters } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { yearOf } from '../../lib/dates.ts';
import { namesOf } from './filter-names.ts';

const none: ReportFilters = {
  ...{ year: '', municipality: '', institution: '', class: '', student: '', discipline: '', period: '' },
  ...{ assessment: '', from: '', to: '', user: '', hide: '' },
};

it('says which year a report is of, also where none was chosen', () => {
  const classes = { rows: [{ id: 'c', name: '9º Ano C', academic_year: 2025 }] };
  const periods = { rows: [{ id: '2', name: '2º bimestre' }] };
  const unknown = { municipalities: {}, institutions: {}, disciplines: {}, assessments: {}, students: {} };
  const options = { ...unknown, classes, periods };
  const said = (filters: Partial<ReportFilters>, known: Parameters<typeof namesOf>[1] = ['year', 'class']) =>
    namesOf({ ...none, ...filters }, known, options as never);
  expect(said({})).toEqual({ 'Ano letivo': String(yearOf(new Date())) });
  expect(said({ year: '2024' })).toEqual({ 'Ano letivo': '2024' });
  // As the server does, the year of the class before the current one.
  expect(said({ class: 'c' })).toEqual({ 'Ano letivo': '2025', Turma: '9º Ano C' });
  expect(said({}, ['class'])).toEqual({});
  expect(said({ period: '2' }, ['class', 'period'])).toEqual({ Período: '2º bimestre' });
  // Classes of two years are called the same; a year that another report was narrowed to is not theirs.
  expect(said({ class: 'c', year: '2024' }, ['class'])).toEqual({ 'Ano letivo': '2025', Turma: '9º Ano C' });
});

it('writes days as people do, and a person as typed', () => {
  const options = { municipalities: {}, institutions: {}, classes: {}, disciplines: {}, periods: {} };
  const filters = { ...none, from: '2026-05-01', to: '2026-05-31', user: 'rosa' };
  const said = namesOf(filters, ['from', 'to', 'user'], { ...options, assessments: {}, students: {} } as never);
  expect(said).toEqual({ De: '01/05/2026', Até: '31/05/2026', Usuário: 'rosa' });
});
