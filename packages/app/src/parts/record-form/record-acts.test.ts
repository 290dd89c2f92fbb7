import { expect, it, vi } from 'vitest';
import type { CallFailure } from '../../lib/api/call.ts';
import { recordActs, wordsOfToasts } from './record-acts.ts';
import { tellWrite } from './tell-write.ts';

const showToast = vi.hoisted(() => vi.fn((_: { message: string }) => () => {}));
vi.mock('@caderneta/ui', () => ({ showToast }));

const words = wordsOfToasts({
  ...{ created: '', createFailed: '', updated: '', updateFailed: 'Erro', removed: '', removeFailed: '' },
});

it('of a record that somebody else changed meanwhile tells what it is now, and saved again keeps the own', async () => {
  const both = { by: 'Rosa', at: null, changed: ['Ano'], fields: [{ label: 'Ano', theirs: '7º', mine: '6º' }] };
  const answer = { ok: false, code: 'version-conflict', message: 'Rosa alterou', errors: [], conflict: both };
  const conflict = { ...answer, current: [{ version: 5 }] };
  const sent: (number | undefined)[] = [];
  const acts = recordActs<{ id: string; version: number }, object>({
    editing: { id: 'a', version: 2 },
    writes: {
      create: async () => ({ ok: true }),
      remove: async () => ({ ok: true }),
      update: async (_, { version }) => {
        sent.push(version);
        return version === 5 ? { ok: true } : (conflict as unknown as CallFailure);
      },
    },
    words,
    onClose: () => undefined,
  });
  expect(await acts.save({})).toEqual({ errors: {}, conflict: both });
  expect(await acts.save({})).toBeNull();
  expect(sent).toEqual([2, 5]);
});

it.each([
  ['not-found', 1, { tone: 'info', message: 'Este registro não existe mais.' }],
  ['in-use', 0, { tone: 'error', message: 'Erro. Em uso.' }],
])('a removal answered %s closes its dialog %i times', async (code, closes, toast) => {
  const answer = { ok: false, code, message: 'Em uso.', errors: [] } as unknown as CallFailure;
  const onClose = vi.fn();
  const acts = recordActs<{ id: string }, object>({
    editing: null,
    writes: { create: async () => answer, update: async () => answer, remove: async () => answer },
    words: { ...words, removed: { done: '', failed: 'Erro' } },
    onClose,
  });
  showToast.mockClear();
  await acts.remove({ id: 'a' });
  expect(onClose).toHaveBeenCalledTimes(closes);
  expect(showToast.mock.calls).toEqual([[toast]]);
});

it.each([
  ['named', 'Erro ao criar. O nome já existe.'],
  ['server-first', 'O nome já existe.'],
] as const)('a creation that is %s is refused with these words: %s', async (creation, message) => {
  const toasts = { created: '', createFailed: 'Erro ao criar', updated: '', updateFailed: '' };
  const answer = { ok: false, code: 'conflict', message: 'O nome já existe.', errors: [] } as unknown as CallFailure;
  const acts = recordActs<{ id: string }, object>({
    editing: 'new',
    writes: { create: async () => answer, update: async () => answer, remove: async () => answer },
    words: wordsOfToasts({ ...toasts, removed: '', removeFailed: '' }, creation),
    onClose: () => undefined,
  });
  showToast.mockClear();
  await acts.save({});
  expect(showToast.mock.calls).toEqual([[{ tone: 'error', message }]]);
});

it('of a write that is tried again takes away why it failed before, and of another leaves it', async () => {
  const shown: string[] = [];
  showToast.mockImplementation(({ message }) => {
    shown.push(message);
    return () => void shown.splice(shown.indexOf(message), 1);
  });
  const failure = (message: string) => Promise.resolve({ ok: false, message, errors: [] } as unknown as CallFailure);
  const saved = Promise.resolve({ ok: true } as const);
  const creation = { done: 'Turma criada', failed: 'Erro ao criar turma' };
  await tellWrite(failure('Em uso.'), { done: 'Turma excluída', failed: 'Erro ao excluir' });
  await tellWrite(failure('Sem conexão.'), creation);
  expect(shown).toEqual(['Erro ao excluir. Em uso.', 'Erro ao criar turma. Sem conexão.']);
  const again = tellWrite(saved, creation);
  expect(shown).toEqual(['Erro ao excluir. Em uso.']);
  await again;
  expect(shown).toEqual(['Erro ao excluir. Em uso.', 'Turma criada']);
});
