import { expect, it } from 'vitest';
import type { CallFailure } from '../../lib/api/call.ts';
import { signInFailure } from './sign-in-failure.ts';

const offline = 'Sem conexão com o servidor. Verifique a internet e tente de novo.';

it.each([
  ['offline', offline, `Erro ao fazer login. ${offline}`],
  ['unreadable', 'Resposta inesperada.', 'Erro ao fazer login'],
  ['invalid-credentials', 'E-mail ou senha incorretos.', 'E-mail ou senha incorretos.'],
  ['invalid-request', 'Alguns campos precisam de correção.', 'Alguns campos precisam de correção.'],
] as const)('of a sign-in that failed as %s with "%s" says "%s"', (code, message, said) => {
  const errors = [{ field: 'email', message: 'Informe o e-mail' }];
  expect(signInFailure({ ok: false, code, message, errors } as unknown as CallFailure)).toBe(said);
});
