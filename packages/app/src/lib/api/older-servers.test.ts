import {
  achievementEndpoints,
  authEndpoints,
  classEndpoints,
  notificationEndpoints,
  permissionEndpoints,
  userEndpoints,
} from '@caderneta/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OlderServer, openOlderServer } from '../../../test/older-server.ts';
import { withPermissions } from '../account/read-permissions.ts';
import { session } from '../session/session.ts';
import { readSession } from '../session/session-storage.ts';
import { type CallOutcome, call } from './call.ts';
import { photoText } from './photo-text.ts';

let server: OlderServer;
beforeAll(async () => {
  server = await openOlderServer();
});
afterAll(() => server.close());
afterEach(() => session.signOut());

const id = '0190a0a0-0000-7000-8000-000000000000';
/** A user as older servers send one: one profile, `class`, a photo in a list, a school without an id of its own. */
const older = {
  id,
  name: 'Ana Lima',
  email: 'ana@escola.br',
  role: 'STUDENT',
  is_active: true,
  profile: {
    id: 'p1',
    matricula: '7001',
    institution_id: 'i1',
    class_id: 'c1',
    institution: { name: 'Escola Perto', municipality_id: 'm1' },
    class: { grade: '5º Ano', section: 'A', academic_year: 2026 },
    profile_photo: [{ photo_user: '/9j/4AAQ' }],
    profile_address: [
      { id: 'a1', type: 'HOME', street: 'Rua A', is_primary: true },
      { id: 'a2', type: 'CASTLE', street: 'Rua B', is_primary: false },
    ],
  },
};
const head = { success: true, message: 'ok' };

function dataOf<E extends Parameters<typeof call>[0]>(outcome: CallOutcome<E>) {
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome;
}

describe('lists', () => {
  const row = { id, name: 'Ana' };
  test.each([
    ['data', { ...head, data: [row] }],
    ['data.data', { ...head, data: { data: [row], total: 41 } }],
    ['users', { users: [row] }],
    ['data.users', { data: { users: [row] } }],
    ['the bare body', [row]],
  ])('are read from %s', async (where, body) => {
    server.answer('GET /users', { body });
    const read = dataOf(await call(userEndpoints.list, { query: { page: '1', limit: '4' } }));
    expect(read.data.map(({ name }) => name)).toEqual(['Ana']);
    expect(read.total).toBe(where === 'data.data' ? 41 : 1);
    expect(read.data[0]?.profiles).toEqual([]);
  });

  test.each([[{ ...head }], [{ ...head, data: null }], [{ ...head, data: {} }], ['<html></html>']])(
    '%j holds none: that is a failure, never an empty list',
    async (body) => {
      server.answer('GET /users', { body });
      expect(await call(userEndpoints.list)).toMatchObject({ ok: false, code: 'unreadable' });
    },
  );
});

describe('users', () => {
  test.each([
    ['in data', { ...head, data: older }],
    ['in data.data', { ...head, data: { data: older } }],
    ['bare', older],
    ['with a list of profiles', { ...head, data: { ...older, profile: undefined, profiles: [older.profile] } }],
    [
      'with one profile under the present name',
      { ...head, data: { ...older, profile: undefined, profiles: older.profile } },
    ],
  ])('%s have the shape that screens know', async (_, body) => {
    server.answer(`GET /users/${id}`, { body });
    const { data } = dataOf(await call(userEndpoints.get, { params: { id } }));
    expect(data.profiles[0]).toMatchObject({
      municipality_id: 'm1',
      institution: { id: 'i1', name: 'Escola Perto' },
      school_class: { id: 'c1', grade: '5º Ano', section: 'A', academic_year: 2026 },
      profile_photo: '/9j/4AAQ',
      cpf: null,
      profile_email: [],
      profile_phone: [],
    });
    expect(data.profiles[0]?.profile_address.map(({ type, city }) => [type, city])).toEqual([
      ['RESIDENTIAL', null],
      ['OTHER', null],
    ]);
  });

  test.each([
    ['abc', 'abc'],
    ['data:image/jpeg;base64,abc', 'abc'],
    [[{ photo_user: null }, { photo: 'abc' }], 'abc'],
    [{ photo_user: 'abc' }, 'abc'],
    [{ photo: { photo: 'abc' } }, 'abc'],
    ['', null],
    [[], null],
    [null, null],
    [{ id: 1 }, null],
  ])('the photo %j is %j', (sent, text) => {
    expect(photoText(sent)).toBe(text);
  });
});

test('unknown types of notifications are OTHER, and who has read is nobody where nothing is said', async () => {
  server.answer('GET /global-notifications', {
    body: { data: { data: [{ id, message: 'Olá', type: 'MARKETING', created_at: '2026-05-20T12:00:00Z' }] } },
  });
  const { data } = dataOf(await call(notificationEndpoints.listGlobal));
  expect(data).toMatchObject([{ type: 'OTHER', title: null, read_by: [] }]);
});

test('a class has a name and a place to write; how many pupils it has is not made up', async () => {
  server.answer('GET /classes', {
    body: [{ id, grade: '5º Ano', section: 'A', institution_id: 'i1', institution: { name: 'E' } }],
  });
  const [one] = dataOf(await call(classEndpoints.list)).data;
  expect(one).toMatchObject({ name: '5º Ano A', can_write: true, academic_year: null, institution: { id: 'i1' } });
  expect(one?._count.profiles).toBeUndefined();
});

test('what our own server sends stays as it is', async () => {
  const own = { id, achievement_id: 'x', achieved_at: '2026-05-20T12:00:00.000Z' };
  server.answer('GET /achievements/me', {
    body: { ...head, data: [own], total: 7, page: 1, limit: 1, truncated: true },
  });
  const read = dataOf(await call(achievementEndpoints.mine));
  expect([read.data, read.total, read.truncated, read.message]).toEqual([[own], 7, true, 'ok']);
  expect(read.totalIsBound).toBe(false);
  server.answer('GET /achievements/me', {
    body: { ...head, data: [own], total: 1000, total_is_bound: true, page: 1, limit: 1, truncated: true },
  });
  expect(dataOf(await call(achievementEndpoints.mine))).toMatchObject({ total: 1000, totalIsBound: true });
});

describe('failures', () => {
  test.each([
    [400, { message: ['Nome obrigatório', 'CPF inválido'] }, 'invalid-request', 'Nome obrigatório, CPF inválido'],
    [400, { error: 'Email já cadastrado' }, 'invalid-request', 'Email já cadastrado'],
    [403, { message: 'Sem acesso' }, 'forbidden', 'Sem acesso'],
    [404, { message: 'Não existe' }, 'not-found', 'Não existe'],
    [500, { message: 'Erro interno' }, 'unexpected', 'Erro interno'],
    [200, { success: false, message: 'Não foi possível' }, 'invalid-request', 'Não foi possível'],
    [500, '<html></html>', 'unreadable', 'O servidor respondeu de um jeito inesperado. Tente de novo em instantes.'],
  ])('%i %j is %s: %s', async (status, body, code, message) => {
    server.answer('GET /users/counts', { status, body });
    expect(await call(userEndpoints.counts)).toMatchObject({ ok: false, code, message });
  });

  test('a wrong password is one, though its status is that of an ended session', async () => {
    server.answer('POST /auth/login', { status: 401, body: { message: 'Credenciais inválidas' } });
    const body = { email: 'ana@escola.br', password: 'x' };
    expect(await call(authEndpoints.login, { body })).toMatchObject({
      code: 'invalid-credentials',
      message: 'Credenciais inválidas',
    });
  });
});

describe('signing in', () => {
  const permissions = (line: string, body: unknown, status = 200) =>
    server.answer(`GET /permissions/${line}`, { status, body });
  const enter = async () => {
    server.answer('POST /auth/login', { body: { ...head, data: { user: older, access_token: 'abc' } } });
    const { data } = dataOf(await call(authEndpoints.login, { body: { email: 'ana@escola.br', password: 'x' } }));
    session.start(data);
    return data.user;
  };

  test('a user without permissions gets their own list, names that nobody knows left out', async () => {
    permissions(`user/${id}`, {
      ...head,
      data: { permissions: ['view_aulas', 'detail_students', { id: '1', name: 'view_settings' }] },
    });
    const user = await withPermissions(await enter());
    expect(user.permissions).toEqual(['view_aulas', 'view_settings']);
    expect(server.seen.at(-1)).toEqual({ line: `GET /permissions/user/${id}`, token: 'Bearer abc' });
    expect(user.profiles[0]?.school_class?.grade).toBe('5º Ano');
  });

  test('or, where that is empty, the role’s; where none can be read, none', async () => {
    permissions(`user/${id}`, { data: [] });
    permissions('role/STUDENT', { data: ['view_aulas'] });
    expect((await withPermissions(await enter())).permissions).toEqual(['view_aulas']);
    permissions('role/STUDENT', { message: 'x' }, 500);
    expect((await withPermissions(await enter())).permissions).toEqual([]);
  });

  test('an explicit empty list of our own server stays empty', async () => {
    permissions(`user/${id}`, {
      ...head,
      data: { permissions: [], override: true, updated_by: null, updated_at: null },
    });
    expect((await withPermissions(await enter())).permissions).toEqual([]);
    expect(server.seen.at(-1)?.line).toBe(`GET /permissions/user/${id}`);
  });

  test('such a session is found again after a reload', async () => {
    const cached = new Map<string, string>();
    const storage = { getItem: (key: string) => cached.get(key) ?? null } as Storage;
    cached.set('caderneta.session', JSON.stringify({ user: await enter(), access_token: 'abc', authenticated: true }));
    expect(readSession(storage)?.user.name).toBe('Ana Lima');
  });

  test('the list of all permissions is read as it is', async () => {
    server.answer('GET /permissions', { body: [{ id: '1', name: 'view_aulas' }] });
    expect(dataOf(await call(permissionEndpoints.list)).data).toEqual([{ id: '1', name: 'view_aulas' }]);
  });
});
