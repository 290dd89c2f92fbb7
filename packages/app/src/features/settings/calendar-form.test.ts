import { expect, it } from 'vitest';
import { checkTerms, checkYear, nextTerm, termValuesOf, yearValuesOf } from './calendar-form.ts';
import { settingsSchemas } from './settings-schemas.ts';

const errors = (verdict: ReturnType<typeof checkYear>) => (verdict.ok ? null : verdict.errors);

it('a school year starts as the current one, without days, and needs both', () => {
  const values = yearValuesOf(null, 2026);
  expect(values).toEqual({ year: '2026', startsOn: null, endsOn: null });
  expect(errors(checkYear(values, settingsSchemas))).toEqual({
    'school_year.starts_on': 'Informe a data',
    'school_year.ends_on': 'Informe a data',
  });
  const wrong = checkYear({ year: 'mil', startsOn: '2026-12-01', endsOn: '2026-02-01' }, settingsSchemas);
  expect(errors(wrong)).toMatchObject({ 'school_year.year': 'O ano deve ser um número, como 2026' });
  expect(checkYear({ year: '2026', startsOn: '2026-02-02', endsOn: '2026-12-18' }, settingsSchemas).ok).toBe(true);
});

it('a new period follows the last one, and goes out as it came in', () => {
  const term = {
    scope: 'BIMESTER',
    period_index: 1,
    starts_on: '2026-02-02',
    ends_on: '2026-04-17',
    weight: 2,
    posting_starts_on: null,
    posting_ends_on: '2026-04-30',
  } as const;
  const first = termValuesOf(term);
  expect(checkTerms([first], settingsSchemas)).toEqual({ ok: true, value: { terms: [term] } });
  const second = nextTerm([first]);
  expect(second).toMatchObject({ scope: 'BIMESTER', index: 2, weight: 1 });
  expect(errors(checkTerms([first, second], settingsSchemas))).toMatchObject({ 'terms.1.starts_on': 'Informe a data' });
  expect(errors(checkTerms([{ ...first, weight: Number.NaN }], settingsSchemas))).toEqual({
    'terms.0.weight': 'Informe o peso',
  });
});
