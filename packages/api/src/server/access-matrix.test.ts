import { type Endpoint, type Permission, permissionNames, type Role, roleDefaults, roles } from '@caderneta/contract';
import { everyEndpoint } from '@caderneta/contract/calls';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { userPermissions } from '../schema/permissions.table.ts';
import { readAccessTable, type Scope } from './testing/access-table.ts';
import { ids, sites } from './testing/fixture.ts';
import { putFixtureFiles } from './testing/fixture-files.ts';
import type { MatrixRequest } from './testing/matrix-request.ts';
import { readAccessRequests, sitesWithin } from './testing/matrix-requests.ts';
import { networkWithReadings } from './testing/network-with-readings.ts';
import { send, startUndoableServer } from './testing/test-server.ts';

const table = readAccessTable();
const { listsBySite, requestsByOwner, requestsBySite } = await readAccessRequests();
let server: Awaited<ReturnType<typeof startUndoableServer>>;

beforeAll(async () => {
  server = await startUndoableServer(networkWithReadings);
  await putFixtureFiles(server.fileStore);
});
afterAll(() => server.close());
/** The order of the requests tells nothing: each starts from the same network. */
afterEach(() => server.undo());

async function holdOnly(role: Role, permissions: readonly Permission[]): Promise<void> {
  const user = ids.user(role);
  await server.db.execute(sql`insert into user_permission_overrides (user_id) values (${user})`);
  if (permissions.length === 0) return;
  await server.db.insert(userPermissions).values(permissions.map((permission) => ({ user_id: user, permission })));
}

/** Requests whose answer was compared with the table: operation × who asks × whose row × what they hold. */
let cells = 0;

const otherThan = (role: Role): Role => (role === 'TEACHER' ? 'MANAGER' : 'TEACHER');

/** A request for the call as this role would make it for what is within its reach. */
function within(call: string, path: string, role: Role, scope: Scope | null = 'all'): MatrixRequest {
  const owned = requestsByOwner[call]?.(role, otherThan(role)).own;
  if (scope === 'own' && owned) return owned;
  return requestsBySite[call]?.('assigned') ?? owned ?? { url: listsBySite[call]?.url ?? path };
}

/** Sends one request, of a user who holds exactly `held` where it is given, and takes back what it changed. */
async function ask(method: Endpoint['method'], role: Role, request: MatrixRequest, held?: readonly Permission[]) {
  if (held) await holdOnly(role, held);
  const answer = await send(server.app, method, request.url, { role, body: request.body });
  cells += 1;
  await server.undo();
  return answer;
}

test('the table names every call of the contract, and no other', () => {
  const calls = everyEndpoint.map(({ method, path }) => `${method} ${path}`);
  expect(table.map(({ call }) => call).sort()).toEqual(calls.sort());
});

describe.each(table)('$call', ({ call, method, path, permissions, own, scope }) => {
  test('signed out', async () => {
    const request = within(call, path, 'MASTER');
    const answer = await send(server.app, method, request.url, { body: request.body });
    cells += 1;
    if (scope.nobody === null) expect([answer.statusCode, answer.json().code]).toEqual([401, 'session-missing']);
    else
      expect([401, 403, 404, 500]).not.toContain(
        answer.statusCode === 401 && answer.json().code === 'invalid-credentials' ? 200 : answer.statusCode,
      );
  });

  test.each(roles.filter((role) => scope[role] === null))('%s is refused, whatever they hold', async (role) => {
    // Who holds everything is refused nothing for lack of a permission: with what a role holds from the start, the full run asks again.
    for (const held of process.env.CADERNETA_FULL ? [permissionNames, undefined] : [permissionNames]) {
      const owned = requestsByOwner[call]?.(role, otherThan(role)).own;
      for (const request of [within(call, path, role), ...(own && owned ? [owned] : [])]) {
        const answer = await ask(method, role, request, held);
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
      }
    }
  });

  const allowed = roles.filter((role) => scope[role] !== null);
  if (scope.nobody !== null || allowed.length === 0) return;
  // `profile_permissions` is always on for MASTER.
  const always = (role: Role) => role === 'MASTER' && permissions.includes('profile_permissions');
  const asksFor = (role: Role) => permissions.length > 0 && !always(role) && !(own && scope[role] === 'own');

  test.each(allowed)('%s needs the permission, and no other', async (role) => {
    const request = within(call, path, role, scope[role]);
    const failure = asksFor(role) ? 403 : 200;
    for (const name of permissions) {
      expect([name, (await ask(method, role, request, [name])).statusCode]).toEqual([name, 200]);
    }
    // Who is refused with all others is refused with none; who is let in with none needs no other.
    const others = asksFor(role) ? permissionNames.filter((name) => !permissions.includes(name)) : [];
    expect((await ask(method, role, request, others)).statusCode).toBe(failure);
  });

  test.each(allowed)('%s reaches what the table says and nothing else', async (role) => {
    const reach = sitesWithin[scope[role] ?? 'own'];
    // Where a role's defaults hold none of the permissions, somebody gave it one.
    const held = permissions.some((name) => roleDefaults[role].includes(name)) ? undefined : permissions;
    const owned = requestsByOwner[call]?.(role, otherThan(role));
    if (own && owned) expect((await ask(method, role, owned.own, [])).statusCode).toBe(200);
    const bySite = own && scope[role] === 'own' ? undefined : requestsBySite[call];
    if (bySite) {
      for (const site of sites) {
        const answer = await ask(method, role, bySite(site), held);
        expect([site, answer.statusCode]).toEqual([site, reach.includes(site) ? 200 : 404]);
      }
      return;
    }
    const list = listsBySite[call];
    if (list) {
      const answer = await ask(method, role, list, held);
      const shown = answer.json().data.map(({ id }: { id: string }) => id);
      expect([...shown].sort()).toEqual([...new Set(list.idsOf(reach, role))].sort());
      expect(answer.json().total).toBe(shown.length);
      return;
    }
    expect((await ask(method, role, owned?.own ?? { url: path })).statusCode).toBe(200);
    if (owned?.foreign) expect((await ask(method, role, owned.foreign)).statusCode).toBe(own ? 403 : 404);
  });
});

test('the matrix has at least 3,000 cells', async ({ annotate }) => {
  await annotate(`${cells} cells of ${table.length} operations, each as the table says`);
  expect(cells).toBeGreaterThanOrEqual(3000);
});

test.each(roles)('the years of %s are those of the classes in reach', async (role) => {
  const years = table.find(({ call }) => call === 'GET /classes/years')?.scope[role] ?? 'own';
  const listed = (await send(server.app, 'GET', '/classes/years', { role })).json().data;
  expect(listed).toEqual(sitesWithin[years].includes('far') ? [2026, 2025] : [2026]);
});

test('notifications are the user’s own', async () => {
  for (const role of roles) {
    const { data } = (await send(server.app, 'GET', '/notifications', { role })).json();
    expect(data.map(({ id }: { id: string }) => id)).toContain(ids.notification(role));
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(ids.notification(otherThan(role)));
  }
});
