import 'fake-indexeddb/auto';
import { toWire } from '@caderneta/contract';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { Outbox } from './outbox.ts';
import type { Sending } from './outbox-deps.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxRow, SavedRow } from './outbox-row.ts';
import { OutboxStore } from './outbox-store.ts';
import { sameSheetAs } from './same-sheet.ts';
import { maySendAgain } from './sent-again.ts';

beforeEach(() => {
  // Each case on an empty browser.
  globalThis.indexedDB = new IDBFactory();
});

/** A server that keeps the newest value of each row, refuses stale versions, and counts a repeated key once. */
class FakeServer {
  readonly stored = new Map<string, { value: number; version: number }>();
  readonly answers = new Map<string, Sending>();
  readonly order: number[] = [];

  take(entry: OutboxEntry): Sending {
    const before = this.answers.get(entry.idempotencyKey);
    if (before) return before;
    const stale = entry.rows.filter((row) => {
      const now = this.stored.get(row.student_profile_id);
      return now?.value !== numberIn(row) && (now?.version ?? 0) !== row.version;
    });
    const answer: Sending =
      stale.length > 0
        ? {
            state: 'refused',
            refusal: {
              code: 'version-conflict',
              message: 'Este registro foi alterado por outra pessoa.',
              errors: [],
              current: stale.map((row) => ({ ...this.#savedRow(row.student_profile_id), by: 'Sérgio' })),
            },
          }
        : { state: 'sent', rows: entry.rows.map((row) => this.#keep(row)) };
    if (answer.state === 'sent') {
      this.order.push(entry.id);
      this.answers.set(entry.idempotencyKey, answer);
    }
    return answer;
  }

  #savedRow(student_profile_id: string): SavedRow<'grades'> {
    const { value, version } = this.stored.get(student_profile_id) ?? { value: 0, version: 0 };
    const [at, discipline] = ['2026-08-14T12:00:00Z', { name: 'Matemática' }];
    return {
      ...grade(student_profile_id, value, version),
      version,
      id: 'g',
      discipline,
      created_at: at,
      updated_at: at,
    };
  }

  #keep(row: OutboxRow): SavedRow<'grades'> {
    const id = row.student_profile_id;
    const now = this.stored.get(id);
    const value = numberIn(row);
    this.stored.set(id, now?.value === value ? now : { value, version: (now?.version ?? 0) + 1 });
    return this.#savedRow(id);
  }
}

type Connection = 'clear' | 'asked-in-vain' | 'answer-lost';

function tab(server: FakeServer, connection: () => Connection, user: () => string | null = () => 'u1') {
  const retries = new Set<() => void>();
  const outbox = new Outbox({
    store: new OutboxStore(),
    send: async (entry) => {
      const now = connection();
      if (now === 'asked-in-vain') return { state: 'later' };
      const answer = server.take(entry);
      return now === 'answer-lost' ? { state: 'later' } : answer;
    },
    userId: user,
    userName: () => `Nome de ${user()}`,
    now: () => 0,
    after: (_, work) => {
      retries.add(work);
      return () => retries.delete(work);
    },
    announce: () => {},
  });
  return outbox;
}

const key = { class_id: 'c1', discipline_id: 'd1' };
const column = { ...key, scope: 'BIMESTER' as const, period_index: 3, year: 2026 };
const grade = (student_profile_id: string, score: number, version = 0) => ({
  ...column,
  student_profile_id,
  score,
  version,
});
const present = (student_profile_id: string, notes: string): OutboxRow<'attendance'> => ({
  ...{ ...key, date: '2026-08-14', student_profile_id, notes, version: 0 },
});
/** What a row says of its pupil, as a number. */
const numberIn = (row: OutboxRow): number => ('notes' in row ? Number(row.notes) : 'score' in row ? row.score : 0);
const grades = (rows: OutboxRow<'grades'>[]) => ({ kind: 'grades' as const, slot: 'grades/c1', label: 'Notas', rows });
/** A sheet of one question and what was read of it; '?' is still to be decided. */
const sheet = (student_profile_id: string, score: number, read: string, version = 0) => {
  const answer =
    read === '?'
      ? { question: 1, state: 'uncertain' as const, letters: '', confidence: 0.4 }
      : { question: 1, state: 'marked' as const, letters: read, confidence: 1 };
  const omr = toWire([
    { group: 0, questions: [{ ...answer, rule: 'a', share: read === 'A' ? 1 : 0, isRight: read === 'A' }] },
  ]);
  const row = { assessment_id: 'a1', student_profile_id, score, version, details: { omr, total: 1, acertos: 0 } };
  return {
    ...{ kind: 'results' as const, slot: `results/a1/${student_profile_id}`, label: 'Folha' },
    rows: [row],
    isSameThing: sameSheetAs(row),
  };
};
const roll = (rows: OutboxRow<'attendance'>[]) => ({
  kind: 'attendance' as const,
  slot: 'attendance/c1',
  label: 'Chamada',
  rows,
});

describe('a write', () => {
  it('is sent at once where there is a connection', async () => {
    const server = new FakeServer();
    const outbox = tab(server, () => 'clear');
    expect(await outbox.submit(grades([grade('ana', 8)]))).toMatchObject({
      state: 'sent',
      rows: [{ score: 8, version: 1 }],
    });
    expect(server.stored.get('ana')?.value).toBe(8);
    expect(outbox.entries()).toEqual([]);
  });

  it('is stuck from the sending that came to nothing to the one that arrives', async () => {
    const server = new FakeServer();
    let connection: Connection = 'asked-in-vain';
    const page = tab(server, () => connection);
    expect(page.isStuck()).toBe(false);
    await page.submit(grades([grade('ana', 8)]));
    expect(page.isStuck()).toBe(true);
    connection = 'clear';
    await page.wake();
    expect([page.isStuck(), page.entries()]).toEqual([false, []]);
  });

  it('waits on the device without one, over a closed tab, and goes when it is back', async () => {
    const server = new FakeServer();
    expect(await tab(server, () => 'asked-in-vain').submit(grades([grade('ana', 8)]))).toEqual({ state: 'waiting' });
    const later = tab(server, () => 'clear');
    await later.wake();
    expect(server.stored.get('ana')?.value).toBe(8);
    expect(later.entries()).toEqual([]);
  });

  it('written again while it waits becomes one with the last word on each row', async () => {
    const server = new FakeServer();
    let connection: Connection = 'asked-in-vain';
    const outbox = tab(server, () => connection);
    await outbox.submit(grades([grade('ana', 1)]));
    await outbox.submit(grades([grade('ana', 2), grade('caio', 5)]));
    await outbox.submit(grades([grade('ana', 3)]));
    expect(outbox.entries()).toHaveLength(2);
    connection = 'clear';
    await outbox.wake();
    expect([...server.stored]).toEqual([
      ['ana', { value: 3, version: 2 }],
      ['caio', { value: 5, version: 1 }],
    ]);
  });

  it('of a second sheet stands behind the first; what was decided of a sheet changes its own', async () => {
    const server = new FakeServer();
    let connection: Connection = 'asked-in-vain';
    const outbox = tab(server, () => connection);
    // What stands first in the line is being sent, and stays as it is.
    await outbox.submit(sheet('bia', 10, 'D'));
    await outbox.submit(sheet('ana', 50, '?'));
    await outbox.submit(sheet('ana', 60, 'A'));
    await outbox.submit(sheet('ana', 70, 'B'));
    await outbox.submit(sheet('ana', 80, 'C'));
    expect(outbox.entries().map(({ rows }) => rows.map(numberIn))).toEqual([[10], [60], [70], [80]]);
    connection = 'clear';
    await outbox.wake();
    expect([server.stored.get('ana'), server.order.length]).toEqual([{ value: 80, version: 3 }, 4]);
  });

  it('of another sheet leaves one that was refused where it is', async () => {
    const server = new FakeServer();
    server.stored.set('ana', { value: 4, version: 1 });
    const outbox = tab(server, () => 'clear');
    expect((await outbox.submit(sheet('ana', 50, 'A'))).state).toBe('refused');
    expect((await outbox.submit(sheet('ana', 60, 'B', 1))).state).toBe('sent');
    expect(outbox.entries().map(({ rows }) => rows.map(numberIn))).toEqual([[50]]);
    // The same one once more, having read what is stored.
    expect((await outbox.submit(sheet('ana', 50, 'A', 2))).state).toBe('sent');
    expect(outbox.entries()).toEqual([]);
  });

  it('over a save of its own that the screen has not read again yet is no conflict', async () => {
    const server = new FakeServer();
    const outbox = tab(server, () => 'clear');
    await outbox.submit(grades([grade('ana', 8)]));
    expect(await outbox.submit(grades([grade('ana', 9)]))).toMatchObject({
      state: 'sent',
      rows: [{ score: 9, version: 2 }],
    });
    expect(server.stored.get('ana')).toEqual({ value: 9, version: 2 });
  });

  it('of another user is neither shown nor sent', async () => {
    const server = new FakeServer();
    let user: string | null = 'u1';
    let connection: Connection = 'asked-in-vain';
    const outbox = tab(
      server,
      () => connection,
      () => user,
    );
    await outbox.submit(grades([grade('ana', 8)]));
    user = 'u2';
    connection = 'clear';
    await outbox.wake();
    expect([outbox.entries(), server.stored.size]).toEqual([[], 0]);
    user = null;
    expect(await outbox.submit(grades([grade('ana', 9)]))).toEqual({ state: 'lost' });
  });

  it('says so where the browser keeps nothing', async () => {
    globalThis.indexedDB = {
      open: () => {
        throw new Error('refused');
      },
    } as unknown as IDBFactory;
    const outbox = tab(new FakeServer(), () => 'asked-in-vain');
    expect(await outbox.submit(roll([present('ana', '1')]))).toMatchObject({ state: 'lost' });
  });
});

describe('a conflict', () => {
  it('keeps the rows that somebody else changed, and saves the rest', async () => {
    const server = new FakeServer();
    server.stored.set('ana', { value: 4, version: 1 });
    const outbox = tab(server, () => 'clear');
    const answer = await outbox.submit(grades([grade('ana', 8), grade('caio', 5)]));
    expect(answer).toMatchObject({ state: 'refused', refusal: { current: [{ student_profile_id: 'ana', score: 4 }] } });
    expect(server.stored.get('caio')?.value).toBe(5);
    expect(outbox.entries().map(({ rows }) => rows)).toEqual([[grade('ana', 8)]]);
    // The person insists, having read what is stored.
    expect(await outbox.submit(grades([grade('ana', 8, 1)]))).toMatchObject({ state: 'sent' });
    expect([server.stored.get('ana')?.value, outbox.entries()]).toEqual([8, []]);
  });

  it('of a roll call keeps it whole until the person decides', async () => {
    const server = new FakeServer();
    server.stored.set('ana', { value: 4, version: 1 });
    const outbox = tab(server, () => 'clear');
    expect((await outbox.submit(roll([present('ana', '8'), present('caio', '5')]))).state).toBe('refused');
    const [entry] = outbox.entries();
    expect([server.stored.has('caio'), entry?.rows.length]).toEqual([false, 2]);
    await outbox.discard(entry?.id ?? 0);
    expect(outbox.entries()).toEqual([]);
  });
});

describe('what was refused', () => {
  /** A server that bars the teacher until the assignment is renewed. */
  const barred = (server: FakeServer) => {
    const state = { isOpen: false };
    const take = server.take.bind(server);
    server.take = (entry) =>
      state.isOpen || entry.userId === 'diretora'
        ? take(entry)
        : {
            state: 'refused',
            refusal: { code: 'discipline-not-yours', message: 'Terminou.', errors: [], current: [] },
          };
    return state;
  };

  it('is sent again as it is once its reason has gone, as something new', async () => {
    const server = new FakeServer();
    const state = barred(server);
    const outbox = tab(server, () => 'clear');
    await outbox.submit(grades([grade('ana', 8)]));
    const [refused] = outbox.entries();
    expect(refused && maySendAgain(refused)).toBe(true);
    await outbox.retry(refused?.id ?? 0);
    const [again] = outbox.entries();
    expect([again?.refusal?.code, again?.rows]).toEqual(['discipline-not-yours', refused?.rows]);
    expect(again?.idempotencyKey).not.toBe(refused?.idempotencyKey);
    state.isOpen = true;
    await outbox.retry(refused?.id ?? 0);
    expect([outbox.entries(), server.stored.get('ana')?.value]).toEqual([[], 8]);
  });

  it.each([
    ['discipline-not-yours', true],
    ['posting-closed', true],
    ['not-found', true],
    ['version-conflict', false],
    ['invalid-request', false],
  ] as const)('for %s may go again: %s', (code, may) => {
    expect(maySendAgain({ refusal: { code, message: '', errors: [], current: [] } })).toBe(may);
    expect(maySendAgain({ refusal: null })).toBe(false);
  });

  it('is somebody else’s to send once they take it over, and nobody’s besides', async () => {
    const server = new FakeServer();
    barred(server);
    let user = 'u1';
    const outbox = tab(
      server,
      () => 'clear',
      () => user,
    );
    await outbox.submit(grades([grade('ana', 8)]));
    expect(await outbox.entriesOfOthers()).toEqual([]);
    user = 'diretora';
    await outbox.wake();
    const [left] = (await outbox.entriesOfOthers()) ?? [];
    expect([outbox.entries(), left?.author, left?.userId]).toEqual([[], 'Nome de u1', 'u1']);
    await outbox.takeOver(left?.id ?? 0);
    expect([server.stored.get('ana')?.value, await outbox.entriesOfOthers(), outbox.entries()]).toEqual([8, [], []]);
    user = 'u1';
    await outbox.wake();
    expect(outbox.entries()).toEqual([]);
  });

  it('and taken over without a connection waits as the new one’s, and says whose it was', async () => {
    const server = new FakeServer();
    barred(server);
    let [user, connection]: [string, Connection] = ['u1', 'clear'];
    const outbox = tab(
      server,
      () => connection,
      () => user,
    );
    await outbox.submit(grades([grade('ana', 8)]));
    [user, connection] = ['diretora', 'asked-in-vain'];
    const [left] = (await outbox.entriesOfOthers()) ?? [];
    await outbox.takeOver(left?.id ?? 0);
    expect(outbox.entries()).toMatchObject([
      { userId: 'diretora', author: 'Nome de u1', isTakenOver: true, refusal: null, slot: 'grades/c1' },
    ]);
    connection = 'clear';
    await outbox.wake();
    expect(server.stored.get('ana')?.value).toBe(8);
  });
});

it('whatever the line does, each row ends with its last value, saved in order, once', async () => {
  const pupils = ['ana', 'caio', 'duda'];
  const step = fc.record({
    tab: fc.nat(1),
    rows: fc.uniqueArray(fc.record({ who: fc.constantFrom(...pupils), value: fc.nat(100) }), {
      minLength: 1,
      selector: ({ who }) => who,
    }),
    connection: fc.constantFrom<Connection>('clear', 'asked-in-vain', 'answer-lost'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      globalThis.indexedDB = new IDBFactory();
      const server = new FakeServer();
      let connection: Connection = 'clear';
      const tabs = [tab(server, () => connection), tab(server, () => connection)];
      const last = new Map<string, number>();
      for (const { tab: which, rows, connection: now } of steps) {
        connection = now;
        // A person sees what the server has, and writes over that.
        const written = rows.map(({ who, value }) => grade(who, value, server.stored.get(who)?.version ?? 0));
        for (const { who, value } of rows) last.set(who, value);
        await tabs[which]?.submit(grades(written));
      }
      connection = 'clear';
      await tabs[0]?.wake();
      expect(new Map([...server.stored].map(([who, { value }]) => [who, value]))).toEqual(last);
      expect(tabs[0]?.entries()).toEqual([]);
      expect(server.order).toEqual([...server.order].sort((a, b) => a - b));
      expect(new Set(server.order).size).toBe(server.order.length);
    }),
    { numRuns: 60 },
  );
});
