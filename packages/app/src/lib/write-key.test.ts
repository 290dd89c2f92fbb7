import { afterEach, describe, expect, it, vi } from 'vitest';
import { uniqueId, WriteKey } from './write-key.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
afterEach(() => vi.unstubAllGlobals());

describe('uniqueId', () => {
  it('is a UUID, with and without randomUUID', () => {
    expect(uniqueId()).toMatch(uuid);
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
    expect(uniqueId()).toMatch(uuid);
  });
});

describe('WriteKey', () => {
  it('keeps its key while the content is the same and the write not done', () => {
    const write = new WriteKey();
    const first = write.keyFor({ title: 'Prova' });
    expect(write.keyFor({ title: 'Prova' })).toBe(first);
    const second = write.keyFor({ title: 'Prova 2' });
    expect(second).not.toBe(first);
    write.done();
    expect(write.keyFor({ title: 'Prova 2' })).not.toBe(second);
  });
});
