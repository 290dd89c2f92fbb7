import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from './draft-storage.ts';

function fakeStorage(limit = Number.POSITIVE_INFINITY): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    clear: () => stored.clear(),
    getItem: (key) => stored.get(key) ?? null,
    key: (index) => [...stored.keys()][index] ?? null,
    removeItem: (key) => void stored.delete(key),
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
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
