import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginSchema } from './auth.schema.ts';
import { passwordErrors, passwordSchema } from './password.rules.ts';

const messages = (input: unknown) => {
  const parsed = loginSchema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

describe('sign-in', () => {
  it.each([
    [{ email: '', password: 'x' }, 'Email é obrigatório'],
    [{ password: 'x' }, 'Email é obrigatório'],
    [{ email: '   ', password: 'x' }, 'Email é obrigatório'],
    [{ email: 'lucia', password: 'x' }, 'Email deve ser válido'],
    [{ email: 'lucia@escola', password: 'x' }, 'Email deve ser válido'],
    [{ email: 'lu cia@escola.br', password: 'x' }, 'Email deve ser válido'],
    [{ email: 'lucia@escola.br', password: '' }, 'Senha é obrigatória'],
    [{ email: 'lucia@escola.br' }, 'Senha é obrigatória'],
  ])('%j says %s', (input, message) => {
    expect(messages(input)[0]).toBe(message);
  });

  it('ignores case and space around the e-mail, and nothing of the password', () => {
    expect(loginSchema.parse({ email: ' Lucia@Escola.BR ', password: ' x ' })).toEqual({
      email: 'lucia@escola.br',
      password: ' x ',
    });
  });

  it('answers a long crafted e-mail at once', () => {
    expect(messages({ email: `${'a@'.repeat(50_000)}`, password: 'x' })).toContain('Email deve ser válido');
  });
});

describe('new passwords', () => {
  it('names every fault, in order, joined with commas', () => {
    expect(passwordErrors('')).toHaveLength(5);
    const parsed = passwordSchema.safeParse('abc');
    expect(parsed.error?.issues[0]?.message).toBe(
      'A senha deve ter no mínimo 8 caracteres, A senha deve ter uma letra maiúscula, A senha deve ter um número, A senha deve ter um caractere especial (!@#$%^&*(),.?":{}|<>_)',
    );
  });

  it('accepts whatever holds all five', () => {
    const special = fc.constantFrom(...'!@#$%^&*(),.?":{}|<>_');
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 40 }), special, (rest, mark) => {
        expect(passwordErrors(`${rest}aB3${mark}`)).toEqual([]);
      }),
    );
  });

  it('misses a fault for each kind taken away', () => {
    expect(passwordErrors('Caderneta2026')).toHaveLength(1);
    expect(passwordErrors('caderneta@2026')).toHaveLength(1);
    expect(passwordErrors('CADERNETA@2026')).toHaveLength(1);
    expect(passwordErrors('Caderneta@')).toHaveLength(1);
    expect(passwordErrors('Ca@2026')).toHaveLength(1);
  });
});
