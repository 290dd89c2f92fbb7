import { describe, expect, it } from 'vitest';
import { failureText, withReason } from './failure-text.ts';

const failure = { code: 'invalid-request', message: 'Alguns campos precisam de correção.', errors: [] } as const;

describe('failureText', () => {
  it('prefers what the server says', () => {
    expect(failureText(failure, 'Erro ao salvar')).toBe('Alguns campos precisam de correção.');
  });

  it('joins several messages with commas, each once', () => {
    const errors = ['Nome obrigatório', 'CPF inválido', 'CPF inválido'].map((message) => ({ field: 'x', message }));
    expect(failureText({ ...failure, errors }, 'Erro ao salvar')).toBe('Nome obrigatório, CPF inválido');
  });

  it('falls back on the screen’s words where the server said nothing', () => {
    expect(failureText({ ...failure, code: 'unreadable' }, 'Erro ao excluir.')).toBe('Erro ao excluir.');
    const offline = { ...failure, code: 'offline', message: 'Sem conexão.' } as const;
    expect(failureText(offline, 'Erro ao excluir.')).toBe('Erro ao excluir. Sem conexão.');
  });
});

it('names a failure before its reason', () => {
  expect(withReason('Falha ao remover', { message: 'Sem conexão.' })).toBe('Falha ao remover. Sem conexão.');
});
