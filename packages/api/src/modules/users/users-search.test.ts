import { userEndpoints as calls } from '@caderneta/contract';
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

test.each([
  ['MASTER', { search: 'silva 11999' }, 1],
  ['MASTER', { search: 'p11999@rede' }, 1],
  ['MANAGER', { search: 'silva 11999' }, 1],
  ['MANAGER', { role: 'STUDENT', search: 'pessoa silva' }, many],
  ['MUNICIPALITY', { search: 'estudante silva', status: 'active' }, many],
] as const)(`among ${many} users are found: %s, %o`, async (role, query, total) => {
  const { data, list } = await call(server, calls.list, {
    role,
    query: { ...query, sort: 'name', page: '1', limit: '10' },
  });
  expect(list.total).toBe(total);
  expect(data).toHaveLength(Math.min(10, total));
});
