import 'fake-indexeddb/auto';
import { gradeEndpoints } from '@caderneta/contract';
import { openDB } from 'idb';
import { beforeAll, expect, it } from 'vitest';
import stored from '../../../../../fixtures/stored/outbox.json';
import { Outbox } from './outbox.ts';
import type { Sending } from './outbox-deps.ts';
import { entriesOf, type OutboxEntry } from './outbox-entry.ts';
import { OutboxStore } from './outbox-store.ts';

/** The entries as they lay in a browser that an earlier version had written to. */
beforeAll(async () => {
  await new OutboxStore().list('u1');
  const db = await openDB('caderneta-outbox', 1);
  for (const entry of stored.entries) await db.put('entries', entry);
  db.close();
});

function tab(send: (entry: OutboxEntry) => Sending) {
  const deps = { now: () => 0, after: () => () => {}, announce: () => {}, userId: () => 'u1' };
  return new Outbox({ store: new OutboxStore(), send: async (entry) => send(entry), ...deps });
}

it('entries that were kept before are shown as what they are, and sent as they were kept', async () => {
  const idle = tab(() => ({ state: 'later' }));
  await idle.heard();
  const entries = idle.entries();
  expect(entries.map(({ id, kind, rows }) => ({ id, kind, rows }))).toEqual(
    stored.entries.map(({ id, kind, rows }) => ({ id, kind, rows })),
  );
  expect(entriesOf(entries, 'grades').map(({ refusal }) => refusal?.current[0]?.score)).toEqual([7.9, undefined]);

  const sent: OutboxEntry[] = [];
  const later = tab((entry) => {
    sent.push(entry);
    return { state: 'sent', rows: [] };
  });
  await later.wake();
  const open = stored.entries.filter(({ refusal }) => refusal === null);
  expect(sent.map(({ rows, idempotencyKey }) => ({ rows, idempotencyKey }))).toEqual(
    open.map(({ rows, idempotencyKey }) => ({ rows, idempotencyKey })),
  );
  // What was refused stays until the person decides.
  expect(later.entries().map(({ kind }) => kind)).toEqual(['grades']);
  expect(gradeEndpoints.saveSheet.request.body.safeParse(later.entries()[0]?.rows).success).toBe(true);
});
