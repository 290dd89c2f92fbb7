import { type Endpoint, type Permission, permissionNames, type Role, roles } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readAccessTable } from './testing/access-table.ts';
import { everyEndpoint } from './testing/every-endpoint.ts';
import { ids, places } from './testing/fixture.ts';
import { listsByPlace, placesWithin, requestsByOwner, requestsByPlace } from './testing/matrix-requests.ts';
import { send, startTestServer, type TestServer } from './testing/test-server.ts';

const table = readAccessTable();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Undoes what an allowed call changed, so that the order of the tests tells nothing. */
afterEach(async () => {
  const kept = (map: Record<string, string>) =>
    sql.join(
      Object.values(map).map((id) => sql`${id}::uuid`),
      sql`, `,
    );
  await server.db.execute(sql`delete from assessments where id not in (${kept(ids.assessment)})`);
  await server.db.execute(sql`delete from school_classes where id not in (${kept(ids.class)})`);
  await server.db.execute(sql`update assessments set archived_at = null`);
  await server.db.execute(sql`update school_classes set archived_at = null,
    grade = case when id = ${ids.class.far} then '10º Ano' else '5º Ano' end`);
  await server.db.execute(sql`update sessions set revoked_at = null`);
  await server.db.execute(sql`delete from user_permission_overrides`);
});

async function holdOnly(role: Role, permissions: readonly Permission[]): Promise<void> {
  const user = ids.user(role);
  await server.db.execute(sql`insert into user_permission_overrides (user_id) values (${user}) on conflict do nothing`);
  await server.db.execute(sql`delete from user_permissions where user_id = ${user}`);
  for (const name of permissions) {
    await server.db.execute(sql`insert into user_permissions (user_id, permission) values (${user}, ${name})`);
  }
}

const otherThan = (role: Role): Role => (role === 'TEACHER' ? 'MANAGER' : 'TEACHER');

/** A request for the call as this role would make it for what is within its reach. */
function within(call: string, path: string, role: Role): { url: string; body?: unknown } {
  return (
    requestsByPlace[call]?.('assigned') ??
    requestsByOwner[call]?.(role, otherThan(role)).own ?? { url: listsByPlace[call]?.url ?? path }
  );
}

const ask = (method: Endpoint['method'], role: Role, request: { url: string; body?: unknown }) =>
  send(server.app, method, request.url, { role, body: request.body });

test('the table names every call of the contract, and no other', () => {
  const calls = everyEndpoint.map(({ method, path }) => `${method} ${path}`);
  expect(table.map(({ call }) => call).sort()).toEqual(calls.sort());
});

describe.each(table)('$call', ({ call, method, path, permissions, scope }) => {
  test('signed out', async () => {
    const request = within(call, path, 'MASTER');
    const answer = await send(server.app, method, request.url, { body: request.body });
    if (scope.nobody === null) expect([answer.statusCode, answer.json().code]).toEqual([401, 'session-missing']);
    else
      expect([401, 403, 404, 500]).not.toContain(
        answer.statusCode === 401 && answer.json().code === 'invalid-credentials' ? 200 : answer.statusCode,
      );
  });

  test.each(roles.filter((role) => scope[role] === null))('%s is refused, whatever they hold', async (role) => {
    for (const held of [null, permissionNames]) {
      if (held) await holdOnly(role, held);
      const answer = await ask(method, role, within(call, path, role));
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
  });

  const allowed = roles.filter((role) => scope[role] !== null);
  if (scope.nobody !== null || allowed.length === 0) return;

  test.each(allowed)('%s needs the permission, and no other', async (role) => {
    await holdOnly(role, []);
    const without = await ask(method, role, within(call, path, role));
    expect(without.statusCode).toBe(permissions.length > 0 ? 403 : 200);
    await server.db.execute(sql`update sessions set revoked_at = null`);
    for (const name of permissions) {
      await holdOnly(role, [name]);
      const withIt = await ask(method, role, within(call, path, role));
      expect([name, withIt.statusCode]).toEqual([name, 200]);
      await server.db.execute(sql`update school_classes set archived_at = null`);
      await server.db.execute(sql`update assessments set archived_at = null`);
    }
    await holdOnly(
      role,
      permissionNames.filter((name) => !permissions.includes(name)),
    );
    const others = await ask(method, role, within(call, path, role));
    expect(others.statusCode).toBe(permissions.length > 0 ? 403 : 200);
  });

  test.each(allowed)('%s reaches what the table says and nothing else', async (role) => {
    const reach = placesWithin[scope[role] ?? 'own'];
    const byPlace = requestsByPlace[call];
    if (byPlace) {
      for (const place of places) {
        const answer = await ask(method, role, byPlace(place));
        expect([place, answer.statusCode]).toEqual([place, reach.includes(place) ? 200 : 404]);
      }
      return;
    }
    const list = listsByPlace[call];
    if (list) {
      const answer = await ask(method, role, list);
      const shown = answer.json().data.map(({ id }: { id: string }) => id);
      expect([...shown].sort()).toEqual([...new Set(list.idsOf(reach))].sort());
      expect(answer.json().total).toBe(shown.length);
      return;
    }
    const owned = requestsByOwner[call]?.(role, otherThan(role));
    const answer = await ask(method, role, owned?.own ?? { url: path });
    expect(answer.statusCode).toBe(200);
    if (owned?.foreign) expect((await ask(method, role, owned.foreign)).statusCode).toBe(404);
  });
});

test.each(roles)('the years and the counts of %s are those of the classes in reach', async (role) => {
  const years = table.find(({ call }) => call === 'GET /classes/years')?.scope[role] ?? 'own';
  const listed = (await send(server.app, 'GET', '/classes/years', { role })).json().data;
  expect(listed).toEqual(placesWithin[years].includes('far') ? [2026, 2025] : [2026]);

  const counted = table.find(({ call }) => call === 'GET /dashboard/summary')?.scope[role] ?? 'own';
  const thisYear = placesWithin[counted].filter((place) => place !== 'far');
  const { data } = (await send(server.app, 'GET', '/dashboard/summary', { role })).json();
  expect(data).toMatchObject({ academic_year: 2026, classes: thisYear.length, assessments: thisYear.length });
});

test('notifications are the user’s own', async () => {
  for (const role of roles) {
    const { data } = (await send(server.app, 'GET', '/notifications', { role })).json();
    expect(data.map(({ id }: { id: string }) => id)).toContain(ids.notification(role));
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(ids.notification(otherThan(role)));
  }
});
