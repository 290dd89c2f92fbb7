import { classEndpoints, municipalityEndpoints } from '@caderneta/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftStore } from '../forms/draft-storage.ts';
import { session } from '../session/session.ts';
import { isDraftStored, memoryStorage } from '../session/session-storage.ts';

const storage = memoryStorage();
vi.stubGlobal('localStorage', storage);
const { createOnce, sendOnce } = await import('./send-once.ts');

const body = { name: 'Serra Nova', state: 'MG' };
const saved = () => Response.json({ success: true, message: '', data: {} });
const mismatch = () =>
  Response.json({ success: false, code: 'idempotency-mismatch', message: 'Outro conteúdo.' }, { status: 409 });
const lost = () => Promise.reject(new TypeError('network'));

/** Answers the next writes, in order. */
let answers: (() => Response | Promise<Response>)[];
let keys: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00Z') });
  keys = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('idempotency-key');
    // The first call of a page asks where the server is.
    if (key === null) return Promise.resolve(Response.json({}));
    keys.push(key);
    return answers.shift()!();
  });
  vi.spyOn(session, 'getState').mockReturnValue({ ...session.getState(), user: { id: 'rosa' } } as never);
});
afterEach(() => {
  storage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const send = () => sendOnce(municipalityEndpoints.create, { body } as never);

describe('a write that counts once', () => {
  it('keeps its key until it is saved, and the next one has another', async () => {
    answers = [lost, saved, saved];
    for (const _ of [1, 2, 3]) await send();
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('keeps it beside the drafts, which go with the person', async () => {
    answers = [lost];
    await send();
    const form = isDraftStored(storage, 'rosa', 'envio.POST /municipalities');
    expect([form, isDraftStored(storage, 'caio', 'envio.POST /municipalities')]).toEqual([true, false]);
    new DraftStore(storage).sweep();
    expect(isDraftStored(storage, 'rosa', 'envio.POST /municipalities')).toBe(true);
  });

  it('goes again with another key where the first try was of other content', async () => {
    answers = [lost, mismatch, saved];
    await send();
    const answer = await send();
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
    expect(answer).toMatchObject({ ok: true });
  });

  it('of a record says that the first try made one, and makes another only when it is sent again', async () => {
    const create = () => createOnce(municipalityEndpoints.create, { body } as never);
    answers = [lost, mismatch, saved];
    await create();
    expect(await create()).toMatchObject({ ok: false, code: 'idempotency-mismatch' });
    expect([keys.length, keys[1] === keys[0]]).toEqual([2, true]);
    expect(await create()).toMatchObject({ ok: true });
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is made by the tab whose key another one took along meanwhile', async () => {
    const create = () => createOnce(municipalityEndpoints.create, { body } as never);
    let arrive = () => {};
    const other = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answers = [() => other.then(mismatch), saved, saved];
    const first = create();
    await vi.waitFor(() => expect(keys).toHaveLength(1));
    expect(await create()).toMatchObject({ ok: true });
    arrive();
    expect(await first).toMatchObject({ ok: true });
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  it('to another address is another write', async () => {
    const assign = (id: string) => createOnce(classEndpoints.assignTeacher, { params: { id }, body: {} } as never);
    answers = [lost, saved, saved];
    for (const id of ['a', 'b', 'a']) await assign(id);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([false, true]);
  });

  it('is another write after an hour', async () => {
    answers = [lost, saved];
    await send();
    vi.setSystemTime(new Date('2026-03-02T11:00:00Z'));
    await send();
    expect(keys[1]).not.toBe(keys[0]);
  });
});
