import { describe, expect, it } from 'vitest';
import { checkClass, startValues } from './class-form.ts';

const institutionId = '0198a000-0000-7000-8000-000000000001';

describe('checkClass', () => {
  it('says in the specified words what is missing', () => {
    expect(checkClass({ institutionId: null, grade: ' ', section: '', year: '2026' })).toEqual({
      ok: false,
      errors: {
        institution_id: 'Selecione uma instituição',
        grade: 'Informe a série (ex: 9º Ano)',
        section: 'Informe a turma (ex: C)',
      },
    });
  });

  it('refuses a year that is no number', () => {
    const verdict = checkClass({ institutionId, grade: '9º Ano', section: 'C', year: 'vinte' });
    expect(verdict).toEqual({ ok: false, errors: { academic_year: 'O ano letivo deve ser um número, como 2026' } });
  });

  it('stores the section in upper case and an empty year as none', () => {
    expect(checkClass({ institutionId, grade: '9º Ano', section: 'c', year: ' ' })).toEqual({
      ok: true,
      value: { institution_id: institutionId, grade: '9º Ano', section: 'C', academic_year: null },
    });
  });
});

describe('startValues', () => {
  it('starts in the current year, in the fixed institution', () => {
    expect(startValues(null, institutionId, 2026)).toEqual({ institutionId, grade: '', section: '', year: '2026' });
  });
});
