import { describe, expect, it, vi } from 'vitest';
import { isChunkFailure, isReplaced, noteChunkFailure, reloadOnce } from './chunk-failure.ts';

const fakeStorage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  } as unknown as Storage;
};

describe('isChunkFailure', () => {
  it('knows the very errors with which a part could not be fetched, whatever they say', () => {
    const error = new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js');
    expect(isChunkFailure(error)).toBe(false);
    noteChunkFailure(error);
    expect(isChunkFailure(error)).toBe(true);
    expect(isChunkFailure(new TypeError(error.message))).toBe(false);
    expect(isChunkFailure(error.message)).toBe(false);
  });
});

describe('reloadOnce', () => {
  it('reloads, and not again within half a minute', () => {
    const reload = vi.fn();
    const storage = fakeStorage();
    expect(reloadOnce(storage, 1_000_000, reload)).toBe(true);
    expect(reloadOnce(storage, 1_010_000, reload)).toBe(false);
    expect(reloadOnce(storage, 1_031_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload where nothing can be remembered', () => {
    const reload = vi.fn();
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    } as unknown as Storage;
    expect(reloadOnce(refusing, 1_000_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('isReplaced', () => {
  const page = (entry: string) => async () => new Response(`<script type="module" src="${entry}"></script>`);

  it('is so when the page names another first script', async () => {
    expect(await isReplaced('/assets/index-a1.js', page('/assets/index-b2.js'))).toBe(true);
    expect(await isReplaced('/assets/index-a1.js', page('/assets/index-a1.js'))).toBe(false);
  });

  it('is not known without an answer', async () => {
    expect(await isReplaced('/assets/index-a1.js', async () => new Response('', { status: 503 }))).toBe(false);
    expect(await isReplaced('/assets/index-a1.js', () => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
  });
});
