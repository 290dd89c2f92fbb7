import { expect, it } from 'vitest';
import { analysisFailure } from './analysis-failure.ts';

const failure = { code: 'unreadable', message: 'Tente de novo.', rawBody: null, statusText: null } as const;

it.each([
  [{ ...failure, code: 'too-many-requests', message: 'Espere um minuto.' }, 'Erro na análise: Espere um minuto.'],
  [{ ...failure, code: 'offline', message: 'Sem conexão com o servidor.' }, 'Erro: Sem conexão com o servidor.'],
  [{ ...failure, rawBody: 'no upstream', statusText: 'Bad Gateway' }, 'Erro: no upstream'],
  [{ ...failure, statusText: 'Bad Gateway' }, 'Erro: Bad Gateway'],
  [failure, 'Erro na análise'],
] as const)('%j: %s', (given, said) => {
  expect(analysisFailure(given)).toBe(said);
});
