import { expect, it } from 'vitest';
import { changeFailure, creationFailure } from './faq-failures.ts';

const failure = { code: 'in-use', message: 'Esta categoria tem perguntas.', errors: [], rawBody: null } as const;
const unreadable = { ...failure, code: 'unreadable' } as const;

it('gives the server’s message, else the raw answer, else says that nothing is known', () => {
  expect(creationFailure('Erro ao cadastrar FAQ', failure)).toBe(
    'Erro ao cadastrar FAQ: Esta categoria tem perguntas.',
  );
  expect(creationFailure('Erro ao cadastrar FAQ', { ...unreadable, rawBody: 'Bad gateway' })).toBe(
    'Erro ao cadastrar FAQ: Bad gateway',
  );
  expect(creationFailure('Erro ao cadastrar categoria', failure)).toBe(
    'Erro ao cadastrar categoria: Esta categoria tem perguntas.',
  );
  expect(creationFailure('Erro ao cadastrar categoria', unreadable)).toBe('Erro ao cadastrar categoria.');
  expect(creationFailure('Erro ao cadastrar FAQ', unreadable)).toBe('Erro ao cadastrar FAQ.');
  expect(changeFailure('Erro ao editar FAQ', unreadable)).toBe('Erro ao editar FAQ: Erro desconhecido');
  expect(changeFailure('Erro ao editar FAQ', { ...failure, code: 'offline', message: 'Sem conexão.' })).toBe(
    'Erro ao editar FAQ: Sem conexão.',
  );
});
