import {
  authEndpoints,
  classEndpoints,
  permissionEndpoints,
  settingsEndpoints,
  userEndpoints,
} from '@caderneta/contract';
import { eq, ne, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildServer } from '../../boot/build-server.ts';
import { createDatabase, createPool } from '../../database/connection.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import {
  rolePermissionOverrides,
  rolePermissions,
  userPermissionOverrides,
  userPermissions,
} from '../../schema/permissions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { sessions } from '../../schema/sessions.table.ts';
import { users } from '../../schema/users.table.ts';
import { type SessionRow, sessionStands, sessionWhere, subjectsOf } from '../session/session-row.ts';
import { given, prepareStatement } from '../session/statements.ts';
import { newToken, tokenHash } from '../session/tokens.ts';
import { call, refused } from '../testing/call.ts';
import { ids, testNow } from '../testing/fixture.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

// Two servers on one database: the one remembers who is signed in, the other changes it.
let server: TestServer;
let other: TestServer;
let pool: Pool;
beforeAll(async () => {
  server = await startTestServer();
  const { $client } = server.db as unknown as { readonly $client: Pool };
  pool = createPool(String($client.options.connectionString));
  const config = { appDir: null, publicUrl: 'http://localhost', demo: false, legacyOmrUrl: null };
  const parts = { db: createDatabase(pool), fileStore: server.fileStore };
  const app = await buildServer({ ...parts, pool, config, clock: { now: () => testNow }, logger: false });
  other = { ...server, ...parts, app };
});
afterAll(async () => {
  await other.app.close();
  await pool.end();
  await server.close();
});

/** A teacher of school near who is signed in, and whom the first server remembers. */
let teacher: { readonly id: string; readonly token: string; readonly session: string };
const params = { id: ids.class.assigned };
const list = () => call(server, classEndpoints.students, { token: teacher.token, params });
const failure = async () => (await refused(server, classEndpoints.students, { token: teacher.token, params })).code;
beforeEach(async () => {
  teacher = { id: uuidv7(), token: newToken(), session: uuidv7() };
  const orgUnit = { institution_id: ids.institution.near, municipality_id: ids.municipality.home };
  const user = { id: teacher.id, name: 'Dora', email: `${teacher.id}@escola.br`, role: 'TEACHER' as const };
  await server.db.insert(users).values(user);
  await server.db.insert(profiles).values({ user_id: teacher.id, ...orgUnit });
  const times = { last_used_at: testNow, created_at: testNow, expires_at: new Date(testNow.getTime() + 3_600_000) };
  const open = { id: teacher.session, user_id: teacher.id, token_hash: tokenHash(teacher.token), ...times };
  await server.db.insert(sessions).values(open);
  await list();
  await list();
});

const master = { role: 'MASTER' } as const;
const setMaintenance = (active: boolean) =>
  call(other, settingsEndpoints.updateNetwork, { ...master, body: { maintenance: { active, message: null } } });

test.each<[string, string, () => Promise<unknown>]>([
  ['signs out', 'session-invalid', () => call(other, authEndpoints.logout, { token: teacher.token })],
  [
    'ends the session from another',
    'session-invalid',
    () => other.db.update(sessions).set({ revoked_at: testNow }).where(eq(sessions.id, teacher.session)),
  ],
  [
    'is deactivated',
    'session-invalid',
    () => call(other, userEndpoints.update, { ...master, params: { id: teacher.id }, body: { is_active: false } }),
  ],
  [
    'gets another role',
    'session-invalid',
    () => call(other, userEndpoints.update, { ...master, params: { id: teacher.id }, body: { role: 'STUDENT' } }),
  ],
  ['is removed', 'session-invalid', () => call(other, userEndpoints.remove, { ...master, params: { id: teacher.id } })],
  [
    'loses every permission',
    'forbidden',
    () =>
      call(other, permissionEndpoints.setUser, {
        ...master,
        params: { userId: teacher.id },
        body: { permissions: [] },
      }),
  ],
  [
    'belongs to another school',
    'not-found',
    () =>
      other.db.update(profiles).set({ institution_id: ids.institution.far }).where(eq(profiles.user_id, teacher.id)),
  ],
])('who %s is answered %s by the other server too, at once', async (_, code, change) => {
  await change();
  expect(await failure()).toBe(code);
});

test('what holds for all counts at once: a role’s permissions, maintenance, a school that is gone', async () => {
  await other.db.insert(rolePermissionOverrides).values({ role: 'TEACHER' });
  expect(await failure()).toBe('forbidden');
  await other.db.delete(rolePermissionOverrides);
  await list();
  await setMaintenance(true);
  expect(await failure()).toBe('maintenance');
  await setMaintenance(false);
  await list();
  const near = eq(institutions.id, ids.institution.near);
  await other.db.update(institutions).set({ archived_at: testNow }).where(near);
  expect(await failure()).toBe('not-found');
  await other.db.update(institutions).set({ archived_at: null }).where(near);
  await list();
});

test('whatever of a user a session is read from, each change of it counts, and what changes for others does not', async () => {
  const read = prepareStatement<SessionRow>(server.db, 'read', sessionWhere(sql`s.token_hash = ${given('hash')}`));
  const prove = prepareStatement<{ stands: boolean }>(server.db, 'prove', sql`select ${sessionStands} as stands`);
  const times = { at: testNow.toISOString(), hash: tokenHash(teacher.token) };
  const remember = async () => {
    const [row] = await read(times);
    return row
      ? { ...times, subjects: subjectsOf(row), version: row.version }
      : { ...times, subjects: [], version: -1 };
  };
  const stands = async (proof: Awaited<ReturnType<typeof remember>>) => (await prove(proof))[0]?.stands;
  const { db } = other;
  const mine = eq(profiles.user_id, teacher.id);
  const [profile] = await db.select().from(profiles).where(mine);
  const pupil = { profile_id: profile?.id ?? '' };
  const enrolled = eq(enrolments.profile_id, pupil.profile_id);
  const near = eq(institutions.id, ids.institution.near);
  const own = eq(userPermissionOverrides.user_id, teacher.id);
  const role = 'TEACHER';
  const permission = 'view_class';
  const changes: Record<string, () => Promise<unknown>> = {
    'another name': () => db.update(users).set({ name: 'Dora Alves' }).where(eq(users.id, teacher.id)),
    'another school': () => db.update(profiles).set({ institution_id: ids.institution.far }).where(mine),
    'the school again': () => db.update(profiles).set({ institution_id: ids.institution.near }).where(mine),
    'a class': () =>
      db
        .insert(enrolments)
        .values({ ...pupil, class_id: ids.class.assigned, school_year: 2026, starts_on: '2026-02-02' }),
    'the end of a class': () =>
      db.update(enrolments).set({ ends_on: '2026-03-01', status: 'TRANSFERRED' }).where(enrolled),
    'a class removed': () => db.delete(enrolments).where(enrolled),
    'a school that moves': () => db.update(institutions).set({ municipality_id: ids.municipality.other }).where(near),
    'a school that comes back': () =>
      db.update(institutions).set({ municipality_id: ids.municipality.home }).where(near),
    'an own list': () => db.insert(userPermissionOverrides).values({ user_id: teacher.id }),
    'an own permission': () => db.insert(userPermissions).values({ user_id: teacher.id, permission }),
    'no own list': () => db.delete(userPermissionOverrides).where(own),
    'a list of the role': () => db.insert(rolePermissionOverrides).values({ role }),
    'a permission of the role': () => db.insert(rolePermissions).values({ role, permission }),
    'no list of the role': () => db.delete(rolePermissionOverrides),
    maintenance: () => setMaintenance(true),
    'no maintenance': () => setMaintenance(false),
    'a second profile': () => db.insert(profiles).values({ user_id: teacher.id }),
    'no profile': () => db.delete(profiles).where(mine),
  };
  for (const [what, change] of Object.entries(changes)) {
    const known = await remember();
    expect([what, await stands(known)]).toEqual([what, true]);
    await change();
    expect([what, await stands(known)]).toEqual([what, false]);
  }
  const known = await remember();
  await db.update(users).set({ name: 'Outra pessoa' }).where(ne(users.id, teacher.id));
  await db.insert(userPermissionOverrides).values({ user_id: ids.user('STUDENT') });
  await db.update(users).set({ updated_at: testNow }).where(eq(users.id, teacher.id));
  expect(await stands(known)).toBe(true);
});

test('a session that ends by itself ends here too; one that is used goes on', async () => {
  const after = (minutes: number) => server.setNow(new Date(testNow.getTime() + minutes * 60_000));
  after(59);
  await list();
  after(61);
  await list();
  await server.db.update(sessions).set({ expires_at: testNow }).where(eq(sessions.id, teacher.session));
  expect(await failure()).toBe('session-invalid');
  after(0);
});

test('the session is proved and the rows are read in one statement', async () => {
  const { $client } = server.db as unknown as { readonly $client: Pool };
  const asked = vi.spyOn($client, 'query');
  const { data } = await list();
  expect(data.length).toBeGreaterThan(0);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

test('nobody is let in by a token that only looks like a remembered one, and a wrong page is told to who may ask alone', async () => {
  const outsider = { token: `${teacher.token}x`, params };
  expect((await refused(server, classEndpoints.students, outsider)).code).toBe('session-invalid');
  const wrong = { token: teacher.token, params, query: { limit: '0' } };
  expect((await refused(server, classEndpoints.students, wrong)).code).toBe('invalid-request');
  await other.db.execute(sql`delete from sessions where id = ${teacher.session}`);
  expect((await refused(server, classEndpoints.students, wrong)).code).toBe('session-invalid');
});
