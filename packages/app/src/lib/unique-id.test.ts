import { afterEach, describe, expect, it, vi } from 'vitest';
import { uniqueId } from './unique-id.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
afterEach(() => vi.unstubAllGlobals());

describe('uniqueId', () => {
  it('is a UUID, with and without randomUUID', () => {
    expect(uniqueId()).toMatch(uuid);
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
    expect(uniqueId()).toMatch(uuid);
  });
});
