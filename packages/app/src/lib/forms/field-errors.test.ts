import { classInputSchema, loginSchema } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { checkForm, serverErrors } from './field-errors.ts';

describe('checkForm', () => {
  it("gives each field the contract's own message", () => {
    expect(checkForm(loginSchema, { email: '', password: '' })).toEqual({
      ok: false,
      errors: { email: 'Email é obrigatório', password: 'Senha é obrigatória' },
    });
    expect(checkForm(loginSchema, { email: 'lucia', password: 'x' })).toEqual({
      ok: false,
      errors: { email: 'Email deve ser válido' },
    });
  });

  it('gives what the schema made of the values', () => {
    const draft = {
      institution_id: '0198a000-0000-7000-8000-000000000001',
      grade: ' 9º Ano ',
      section: 'c',
      academic_year: 2026,
    };
    expect(checkForm(classInputSchema, draft)).toEqual({
      ok: true,
      value: { ...draft, grade: '9º Ano', section: 'C' },
    });
  });
});

describe('serverErrors', () => {
  it('keeps the first message of a field', () => {
    expect(
      serverErrors([
        { field: 'body.grade', message: 'Informe a série (ex: 9º Ano)' },
        { field: 'grade', message: 'outra' },
      ]),
    ).toEqual({ grade: 'Informe a série (ex: 9º Ano)' });
  });
});
