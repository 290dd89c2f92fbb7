import { expect, it, vi } from 'vitest';
import type { CallFailure } from '../../lib/api/call.ts';
import { recordActs, wordsOfToasts } from './record-acts.ts';

vi.mock('@caderneta/ui', () => ({ showToast: () => () => undefined }));

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
