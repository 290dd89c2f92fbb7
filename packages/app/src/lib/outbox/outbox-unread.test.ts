import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { Outbox } from './outbox.ts';
import { OutboxStore } from './outbox-store.ts';

afterEach(() => vi.restoreAllMocks());

const fail = () => {
  throw new DOMException('gone', 'InvalidStateError');
};

const outboxOf = (userId: string | null) =>
  new Outbox({
    store: new OutboxStore(),
    send: async () => ({ state: 'later' }),
    userId: () => userId,
    now: () => 0,
    after: () => () => {},
    announce: () => {},
  });

it('tells a device that cannot be read from one that has nothing, until it can be read', async () => {
  const outbox = outboxOf('u1');
  expect(outbox.isUnread()).toBe(false);
  await outbox.heard();
  expect([outbox.isUnread(), await outbox.entriesOfOthers()]).toEqual([false, []]);
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(fail);
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementationOnce(fail);
  expect(await outbox.entriesOfOthers()).toBeNull();
  await outbox.heard();
  expect([outbox.isUnread(), outbox.entries()]).toEqual([true, []]);
  await outbox.heard();
  expect(outbox.isUnread()).toBe(false);
});

it('with nobody signed in there is nothing to read', async () => {
  const outbox = outboxOf(null);
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(fail);
  await outbox.heard();
  expect([outbox.isUnread(), await outbox.entriesOfOthers()]).toEqual([false, []]);
});
