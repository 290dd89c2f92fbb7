import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../session/session-storage.ts';
import { readDraft, writeDraft } from './draft-storage.ts';

function fakeStorage(limit = Number.POSITIVE_INFINITY): Storage {
  const storage = memoryStorage();
  return {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
}

describe('drafts of forms', () => {
  it('are found again by the same person in the same form, and by nobody else', () => {
    const storage = fakeStorage();
    writeDraft(storage, 'ana', 'novo', { name: 'Rosa' });
    expect(readDraft(storage, 'ana', 'novo')).toEqual({ name: 'Rosa' });
    expect(readDraft(storage, 'bia', 'novo')).toBeNull();
    expect(readDraft(storage, 'ana', 'editar')).toBeNull();
    writeDraft(storage, 'ana', 'novo', null);
    expect(storage.length).toBe(0);
  });

  it('never fail the form that is being typed', () => {
    const storage = fakeStorage(10);
    writeDraft(storage, 'ana', 'novo', { photo: 'x'.repeat(100) });
    expect(readDraft(storage, 'ana', 'novo')).toBeNull();
    storage.setItem('caderneta.rascunho.ana.novo', '[1');
    expect(readDraft(storage, 'ana', 'novo')).toBeNull();
  });
});
