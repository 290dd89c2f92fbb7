import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countSharedFiles, forgetSharedFiles, keepSharedFiles, readSharedFiles } from './shared-files.ts';

/** A browser's caches, of which this uses few calls. */
function browserCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const stored = all.get(name) ?? new Map<string, Response>();
    all.set(name, stored);
    return {
      put: async (address: string, answer: Response) => void stored.set(address, answer),
      match: async (address: string) => stored.get(address)?.clone(),
      keys: async () => [...stored.keys()],
    };
  };
  return { open, has: async (name: string) => all.has(name), delete: async (name: string) => all.delete(name) };
}

beforeEach(() => vi.stubGlobal('caches', browserCaches()));
afterEach(() => vi.unstubAllGlobals());

it('keeps what was shared until whoever read it forgets it', async () => {
  await keepSharedFiles([new File(['um'], 'página 1.jpg', { type: 'image/jpeg' }), new File(['dois'], '2.pdf')]);
  const names = async () => (await readSharedFiles()).map(({ name }) => name);
  expect(await names()).toEqual(['página 1.jpg', '2.pdf']);
  expect([await countSharedFiles(), await names()]).toEqual([2, ['página 1.jpg', '2.pdf']]);
  await forgetSharedFiles();
  expect([await countSharedFiles(), await names()]).toEqual([0, []]);
});
