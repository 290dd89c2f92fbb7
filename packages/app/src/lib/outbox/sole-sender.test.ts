import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { OutboxStore } from './outbox-store.ts';
import { LEASE_MS, type SoleSender, soleByLease, soleByLock } from './sole-sender.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** As a browser's locks: one holder of the name; who asks for what is held gets null. */
function browserLocks(): LockManager {
  let isHeld = false;
  return {
    request: async (name: string, _options: unknown, use: (lock: Lock | null) => Promise<unknown>) => {
      if (isHeld) return use(null);
      isHeld = true;
      try {
        return await use({ name, mode: 'exclusive' });
      } finally {
        isHeld = false;
      }
    },
  } as unknown as LockManager;
}

const ways: [string, () => [SoleSender, SoleSender]][] = [
  [
    'a lease',
    () => {
      const store = new OutboxStore();
      return [soleByLease(store, 'one', () => 0), soleByLease(store, 'two', () => 0)];
    },
  ],
  [
    'a lock',
    () => {
      const locks = browserLocks();
      return [soleByLock(locks), soleByLock(locks)];
    },
  ],
];

describe.each(ways)('by %s', (_, make) => {
  it('one tab sends at a time, and the next as soon as it is done', async () => {
    const [one, two] = make();
    let during: boolean | null = null;
    const first = await one(async (renew) => {
      await renew();
      during = await two(async () => undefined);
    });
    expect([first, during, await two(async () => undefined)]).toEqual([true, false, true]);
  });

  it('what failed in one tab keeps no other from sending', async () => {
    const [one, two] = make();
    await expect(one(() => Promise.reject(new Error('storage failed')))).rejects.toThrow('storage failed');
    expect(await two(async () => undefined)).toBe(true);
  });
});

it('the lease of a tab that vanished while it was sending ends by itself', async () => {
  const store = new OutboxStore();
  let now = 0;
  const gone = soleByLease(store, 'gone', () => now);
  const next = soleByLease(store, 'next', () => now);
  await new Promise<void>((started) => {
    void gone(async () => {
      started();
      await new Promise(() => undefined);
    });
  });
  expect(await next(async () => undefined)).toBe(false);
  now = LEASE_MS;
  expect(await next(async () => undefined)).toBe(true);
});
