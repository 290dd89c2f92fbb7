import { classInputSchema, lessonPatchSchema, loginSchema } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { checkForm, errorsLeft, serverErrors } from './field-errors.ts';

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

  it('is in Portuguese where the contract has no message of its own', () => {
    const errors = { body: 'Valor inválido.', version: 'Valor inválido.' };
    expect(checkForm(lessonPatchSchema, { body: 1, version: 1.5 })).toEqual({ ok: false, errors });
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

describe('errorsLeft', () => {
  const wrong = (errors: Record<string, string>) => ({ ok: false, errors }) as const;
  const right = { ok: true, value: null } as const;

  it('lets go of what is right by now, whichever field made it so, and tells anew what is wrong otherwise', () => {
    const shown = { name: 'Informe o nome', end: 'Termina antes do início' };
    expect(errorsLeft(shown, wrong(shown), wrong({ name: 'Nome curto' }), 'start')).toEqual({ name: 'Nome curto' });
    expect(errorsLeft(shown, wrong(shown), right, 'name')).toEqual({});
  });

  it('finds nothing that was not told at the last send', () => {
    expect(errorsLeft({ name: 'Informe o nome' }, right, wrong({ code: 'Informe o código' }))).toEqual({
      name: 'Informe o nome',
    });
  });

  it("keeps the server's word until its field is typed in", () => {
    const shown = { code: 'Este código já existe', name: 'Já existe' };
    expect(errorsLeft(shown, right, right, 'code')).toEqual({ name: 'Já existe' });
    expect(errorsLeft(shown, right, right)).toEqual(shown);
  });
});
