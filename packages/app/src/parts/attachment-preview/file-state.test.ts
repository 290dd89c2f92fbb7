import { afterEach, expect, it, vi } from 'vitest';
import { fileState } from './file-state.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [206, 'there'],
  [200, 'there'],
  [416, 'there'],
  [404, 'gone'],
  [403, 'gone'],
] as const)('an answer of %d: the file is %s', async (status, state) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  expect(await fileState('/prova.pdf')).toBe(state);
});

it('without an answer nothing is known of the file', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await fileState('/prova.pdf')).toBe('offline');
});
