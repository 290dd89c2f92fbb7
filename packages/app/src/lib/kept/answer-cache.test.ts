import 'fake-indexeddb/auto';
import {
  classEndpoints,
  disciplineEndpoints,
  type SessionUser,
  schoolYearEndpoints,
  skillEndpoints,
} from '@caderneta/contract';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../session/session.ts';
import { AnswerCache, CACHE_MS } from './answer-cache.ts';
import { ClassData, classDataCalls, isClassData } from './class-data.ts';
import { cachedSince, keepAnswer, readCached, startCache } from './use-cache.ts';

const ana = { userId: 'ana', key: 'GET /classes/:id {"id":"c"}', value: { name: '9º C' }, keptAt: 1_000 };
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('kept answers', () => {
  it('are one person’s: nobody else reads them, and another’s sign-in or signing out wipes them', async () => {
    const cached = new AnswerCache();
    await cached.put(ana);
    await cached.put({ ...ana, userId: 'caio' });
    expect((await cached.get('ana', ana.key, 2_000))?.value).toEqual({ name: '9º C' });
    expect(await cached.get('duda', ana.key, 2_000)).toBeNull();
    await cached.wipe('ana', 2_000);
    expect([await cached.get('ana', ana.key, 2_000), await cached.get('caio', ana.key, 2_000)]).toEqual([ana, null]);
    await cached.wipe(null, 2_000);
    expect(await cached.get('ana', ana.key, 2_000)).toBeNull();
  });

  it('are forgotten after thirty days', async () => {
    const cached = new AnswerCache();
    await cached.put(ana);
    const late = ana.keptAt + CACHE_MS + 1;
    expect(await cached.get('ana', ana.key, late)).toBeNull();
    await cached.wipe('ana', late);
    expect(await cached.get('ana', ana.key, 2_000)).toBeNull();
  });

  it('are none where the browser keeps nothing', async () => {
    globalThis.indexedDB = {
      open: () => {
        throw new Error('refused');
      },
    } as unknown as IDBFactory;
    const cached = new AnswerCache();
    await cached.put(ana);
    await cached.wipe(null, 2_000);
    expect(await cached.get('ana', ana.key, 2_000)).toBeNull();
  });
});

describe('what stays of an answer', () => {
  const students = [
    {
      id: 'p1',
      matricula: '20260417',
      user: { id: 'u1', name: 'Ana', email: 'ana@escola.br', is_active: true },
      photo: { id: 'f', name: 'ana.jpg', size: 1, type: 'image/jpeg', url: '/photo' },
      profile_photo: null,
    },
  ];
  const found = { id: 'c', can_write: true };
  const roster = 'GET /classes/:id/students';

  it('is the roster of a class that the server says is the teacher’s own: names and numbers alone', () => {
    const data = new ClassData();
    expect(data.cut(roster, 'c', students)).toBeNull();
    expect(data.cut('GET /classes/:id', undefined, found)).toBe(found);
    expect(data.cut(roster, 'c', students)).toEqual([
      {
        id: 'p1',
        matricula: '20260417',
        user: { id: 'u1', name: 'Ana', email: '', is_active: true },
        photo: null,
        profile_photo: null,
      },
    ]);
  });

  it('is nothing of a colleague’s class', () => {
    const data = new ClassData();
    expect(data.cut('GET /classes/:id', undefined, { id: 'c', can_write: false })).toBeNull();
    expect(data.cut(roster, 'c', students)).toBeNull();
    expect(data.cut('GET /classes', undefined, [found, { id: 'd', can_write: false }])).toEqual([found]);
  });

  it('is the skills of the network, which are of nobody', () => {
    const skills = [{ code: 'EF09MA05', text: 'Porcentagens' }];
    expect(new ClassData().cut('GET /skills', undefined, skills)).toEqual(skills);
  });

  it('is of calls that the contract has', () => {
    const endpoints = [classEndpoints, disciplineEndpoints, schoolYearEndpoints, skillEndpoints].flatMap((all) =>
      Object.values(all),
    );
    expect(endpoints.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([...classDataCalls]),
    );
  });

  it.each(['GET /attendance', 'GET /grades', 'GET /classes/:id/performance', 'GET /users', 'GET /auth/profile'])(
    'is nothing of %s',
    (call) => expect([isClassData(call), new ClassData().cut(call, 'c', [{}])]).toEqual([false, null]),
  );
});

const signIn = (id: string, role: SessionUser['role']) =>
  session.start({
    user: { id, name: id, email: `${id}@rede.example`, role, is_active: true, profiles: [], permissions: [] },
    access_token: id,
    expires_at: '2099-01-01T00:00:00Z',
  });

it('tells nobody who signs in of answers that were shown to another without a connection', async () => {
  startCache();
  signIn('lucia', 'TEACHER');
  keepAnswer('GET /disciplines', '', undefined, { data: [{ id: 'arte' }], total: 1 });
  await expect.poll(() => readCached('GET /disciplines', '')).not.toBeNull();
  expect(cachedSince()).not.toBeNull();
  session.signOut();
  signIn('sergio', 'MANAGER');
  expect(cachedSince()).toBeNull();
});
