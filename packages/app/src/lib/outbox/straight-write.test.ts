import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { Outbox } from './outbox.ts';
import type { Sending } from './outbox-deps.ts';
import type { EntryFailure, OutboxEntry } from './outbox-entry.ts';
import type { OutboxRow, SavedRow } from './outbox-row.ts';
import { OutboxStore } from './outbox-store.ts';

beforeEach(() => {
  // Each case on an empty browser.
  globalThis.indexedDB = new IDBFactory();
});

const full = async (): Promise<never> => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** A device that has room, or none. */
class Device extends OutboxStore {
  isFull = true;
  override put: OutboxStore['put'] = (...args) => (this.isFull ? full() : super.put(...args));
}

const offline: EntryFailure = { code: 'offline', message: 'Sem conexão com o servidor.', errors: [], current: [] };
const later: Sending = { state: 'later', failure: offline };

/** A server that answers with the next version of what it is sent, unless it is given something else to say. */
function page() {
  const device = new Device();
  const sent: OutboxEntry<'grades'>[] = [];
  const server: { answer: (entry: OutboxEntry) => Sending | Promise<Sending> } = { answer: (entry) => saved(entry) };
  const saved = ({ rows }: OutboxEntry): Sending => ({
    state: 'sent',
    rows: rows.map((row) => ({ ...row, version: (row.version ?? 0) + 1 }) as SavedRow<'grades'>),
  });
  const outbox = new Outbox({
    store: device,
    send: async (entry) => {
      sent.push(entry as OutboxEntry<'grades'>);
      return server.answer(entry);
    },
    userId: () => 'u1',
    now: () => 0,
    after: () => () => {},
    announce: () => {},
  });
  return { device, outbox, sent, server, saved };
}

const grade = (student_profile_id: string, score: number, version = 0): OutboxRow<'grades'> => ({
  ...{ class_id: 'c1', discipline_id: 'd1', scope: 'BIMESTER', period_index: 3, year: 2026 },
  ...{ student_profile_id, score, version },
});
const grades = (...rows: OutboxRow<'grades'>[]) => ({
  ...{ kind: 'grades' as const, slot: 'grades/c1', label: 'Notas' },
  rows,
});
/** What is waited for until it is let go. */
const held = () => {
  let resolve = () => {};
  const waits = new Promise<void>((done) => {
    resolve = done;
  });
  return { waits, resolve: () => resolve() };
};
const scores = (sent: readonly OutboxEntry<'grades'>[]) =>
  sent.flatMap(({ rows }) => rows.map(({ score, version }) => [score, version]));

describe('on a full device', () => {
  it('a write is sent past it', async () => {
    const { outbox, sent } = page();
    expect(await outbox.submit(grades(grade('ana', 8)))).toMatchObject({
      ...{ state: 'sent', isStraight: true },
      rows: [{ score: 8, version: 1 }],
    });
    expect([scores(sent), outbox.entries()]).toEqual([[[8, 0]], []]);
  });

  it('and is lost, with the reason, where the server is not reached or does not take it', async () => {
    const { outbox, server } = page();
    server.answer = () => later;
    expect(await outbox.submit(grades(grade('ana', 8)))).toEqual({ state: 'lost', failure: offline });
    const failure: EntryFailure = { code: 'version-conflict', message: 'Alterado.', errors: [], current: [] };
    server.answer = () => ({ state: 'refused', refusal: failure });
    expect(await outbox.submit(grades(grade('ana', 8)))).toEqual({ state: 'lost', failure });
    server.answer = () => Promise.reject(new Error('broken'));
    expect(await outbox.submit(grades(grade('ana', 8)))).toEqual({ state: 'lost' });
  });

  it('the same tried again after a lost answer counts once; anything else is another write', async () => {
    const { outbox, sent, server, saved } = page();
    server.answer = () => later;
    await outbox.submit(grades(grade('ana', 8)));
    server.answer = saved;
    await outbox.submit(grades(grade('ana', 8)));
    await outbox.submit(grades(grade('ana', 9)));
    const [first, again, other] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect([first === again, again === other]).toEqual([true, false]);
  });

  it('two writes of one cell go one after the other, the second over the first', async () => {
    const { outbox, sent } = page();
    const outcomes = await Promise.all([
      outbox.submit(grades(grade('ana', 8))),
      outbox.submit(grades(grade('ana', 9))),
    ]);
    expect(outcomes.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(scores(sent)).toEqual([
      [8, 0],
      [9, 1],
    ]);
  });

  it('what found room while another went past the device is sent over that', async () => {
    const { device, outbox, sent, server, saved } = page();
    const { waits, resolve } = held();
    server.answer = async (entry) => {
      await waits;
      return saved(entry);
    };
    const first = outbox.submit(grades(grade('ana', 8)));
    await expect.poll(() => sent.length).toBe(1);
    device.isFull = false;
    const second = outbox.submit(grades(grade('ana', 9)));
    await expect.poll(() => outbox.entries().length).toBe(1);
    resolve();
    expect([(await first).state, (await second).state]).toEqual(['sent', 'sent']);
    expect(scores(sent)).toEqual([
      [8, 0],
      [9, 1],
    ]);
  });

  it('what waits there goes first, and nothing goes past it', async () => {
    const { device, outbox, sent, server, saved } = page();
    device.isFull = false;
    server.answer = () => later;
    await outbox.submit(grades(grade('ana', 8)));
    device.isFull = true;
    expect(await outbox.submit(grades(grade('ana', 9)))).toEqual({ state: 'lost' });
    expect(scores(sent).every(([score]) => score === 8)).toBe(true);
    server.answer = saved;
    expect((await outbox.submit(grades(grade('ana', 9)))).state).toBe('sent');
    expect([scores(sent).slice(-2), outbox.entries()]).toEqual([
      [
        [8, 0],
        [9, 1],
      ],
      [],
    ]);
  });

  it('nothing goes past what was refused either: sent again later, it would go over it', async () => {
    const { device, outbox, sent, server, saved } = page();
    device.isFull = false;
    server.answer = () => ({ state: 'refused', refusal: { ...offline, code: 'forbidden' } });
    await outbox.submit(grades(grade('ana', 5), grade('bia', 6)));
    device.isFull = true;
    server.answer = saved;
    expect(await outbox.submit(grades(grade('ana', 9)))).toEqual({ state: 'lost' });
    expect(outbox.entries()).toMatchObject([{ rows: [{ score: 5 }, { score: 6 }] }]);
    await outbox.discard(outbox.entries()[0]?.id ?? 0);
    expect((await outbox.submit(grades(grade('ana', 9)))).state).toBe('sent');
    expect(scores(sent).at(-1)).toEqual([9, 0]);
  });
});

describe('an entry that could not be marked as being sent', () => {
  const unmarked = async () => {
    const { device, ...rest } = page();
    device.isFull = false;
    const put = IDBObjectStore.prototype.put;
    const block = () => {
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: { isSending?: boolean }, ...key) {
        if (value.isSending) throw new DOMException('', 'QuotaExceededError');
        return put.call(this, value, ...key);
      };
      return () => {
        IDBObjectStore.prototype.put = put;
      };
    };
    return { ...rest, release: block() };
  };

  it('is sent all the same, and what was written into it meanwhile stays and follows', async () => {
    const { outbox, sent, server, saved, release } = await unmarked();
    try {
      const { waits, resolve } = held();
      server.answer = async (entry) => {
        await waits;
        return saved(entry);
      };
      const first = outbox.submit(grades(grade('ana', 8)));
      await expect.poll(() => sent.length).toBe(1);
      const second = outbox.submit(grades(grade('ana', 9)));
      await expect.poll(() => outbox.entries()[0]?.rows).toMatchObject([{ score: 9 }]);
      resolve();
      await Promise.all([first, second]);
      expect([scores(sent), outbox.entries()]).toEqual([
        [
          [8, 0],
          [9, 1],
        ],
        [],
      ]);
    } finally {
      release();
    }
  });
});

it('a write of which nobody can read what became is not said to be saved', async () => {
  const { device, outbox, server } = page();
  device.isFull = false;
  server.answer = () => later;
  device.list = full;
  expect((await outbox.submit(grades(grade('ana', 8)))).state).toBe('waiting');
});
