import { userEndpoints as calls, type Role } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

const many = 12_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.execute(sql`insert into users (id, name, email, role)
    select gen_random_uuid(), 'Pessoa ' || md5(n::text) || ' da Silva ' || n, 'p' || n || '@rede.example', 'STUDENT'
    from generate_series(1, ${many}::int) n`);
  await server.db.execute(sql`insert into profiles (id, user_id, institution_id, municipality_id)
    select gen_random_uuid(), id, ${ids.institution.near}, ${ids.municipality.home} from users where email like '%@rede.example'`);
  await server.db.execute(sql`analyze users, profiles`);
});
afterAll(() => server.close());

const bound = 5000;
const find = (role: Role, query: Record<string, string>) =>
  call(server, calls.list, { role, query: { ...query, sort: 'name' } });

test.each([
  ['MASTER', { search: 'silva 11999' }],
  ['MASTER', { search: 'p11999@rede' }],
  ['MANAGER', { search: 'silva 11999' }],
] as const)(`among ${many} users one is found: %s, %o`, async (role, query) => {
  const { data, list } = await find(role, { ...query, page: '1', limit: '10' });
  expect([data.length, list.total, list.total_is_bound]).toEqual([1, 1, undefined]);
});

test.each([
  ['MASTER', { search: 'pessoa silva' }],
  ['MANAGER', { role: 'STUDENT', search: 'pessoa silva' }],
  ['MUNICIPALITY', { search: 'estudante silva', status: 'active' }],
] as const)('of very many, the first are shown and some counted: %s, %o', async (role, query) => {
  const { data, list } = await find(role, { ...query, page: '1', limit: '10' });
  expect(list).toMatchObject({ total: bound, total_is_bound: true, truncated: true });
  const whole = await find(role, query);
  expect(whole.list).toMatchObject({ total: many, truncated: true });
  expect(whole.list).not.toHaveProperty('total_is_bound');
  expect(data).toEqual(whole.data.slice(0, 10));
});

test('who goes on is counted further, up to the last page', async () => {
  const at = (page: number) => find('MASTER', { search: 'pessoa silva', page: String(page), limit: '100' });
  expect((await at(49)).list).toMatchObject({ total: bound, total_is_bound: true });
  expect((await at(50)).list).toMatchObject({ total: 2 * bound, total_is_bound: true });
  const last = await at(many / 100);
  expect([last.data.length, last.list]).toEqual([100, { total: many, page: 120, limit: 100, truncated: false }]);
  const beyond = await at(many / 100 + 1);
  expect([beyond.data.length, beyond.list.total, beyond.list.truncated]).toEqual([0, many, false]);
});

test('nobody found is nobody counted', async () => {
  const { data, list } = await find('MASTER', { search: 'zzz', page: '1', limit: '10' });
  expect([data.length, list.total]).toEqual([0, 0]);
});

test('a label of a role is found from the start of its words, and not at all in the list of one role', async () => {
  await server.db.execute(
    sql`insert into users (id, name, email, role) values (gen_random_uuid(), 'Dante Prado', 'dante@escola.example', 'STUDENT')`,
  );
  const found = async (query: Record<string, string>) =>
    (await find('MASTER', { ...query, page: '1', limit: '10' })).data.map(({ name }) => name);
  expect(await found({ search: 'dan' })).toEqual(['Dante Prado']);
  expect(await found({ search: 'Dante', role: 'STUDENT' })).toEqual(['Dante Prado']);
  expect(await found({ search: 'estud', role: 'STUDENT' })).toEqual([]);
  expect(await found({ search: 'ESTUD prado' })).toEqual(['Dante Prado']);
  expect(await found({ search: 'prof pessoa' })).toEqual(['Pessoa TEACHER']);
});
