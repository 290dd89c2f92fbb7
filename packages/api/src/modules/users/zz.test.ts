import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, test } from 'vitest';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.execute(sql`insert into users (id, name, email, role)
    select gen_random_uuid(), 'Pessoa ' || md5(n::text) || ' da Silva ' || n, 'p' || n || '@rede.example', 'STUDENT'
    from generate_series(1, 12000) n`);
  await server.db.execute(sql`insert into profiles (id, user_id, institution_id, municipality_id)
    select gen_random_uuid(), id, ${ids.institution.near}, ${ids.municipality.home} from users where email like '%@rede.example'`);
  await server.db.execute(sql`analyze users, profiles`);
});
afterAll(() => server.close());
const place = sql`users.id in (select user_id from profiles where municipality_id = ${ids.municipality.home} or institution_id in (select id from institutions where municipality_id = ${ids.municipality.home}))`;
const word = (w: string, role: boolean) => sql`(search_text(users.name) like '%' || search_text(${w}) || '%' or search_text(users.email) like '%' || search_text(${w}) || '%' ${role ? sql`or users.role in ('STUDENT')` : sql``})`;
const show = async (label: string, q: SQL) => {
  const { rows } = await server.db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, costs off) ${q}`);
  console.log(label, '\n' + rows.map((r) => r['QUERY PLAN']).join('\n'));
};
test('x', async () => {
  await show('count place+words', sql`select count(*) from users where archived_at is null and ${place} and is_active and ${word('estudante', true)} and ${word('silva', false)}`);
  await show('count words', sql`select count(*) from users where archived_at is null and ${word('estudante', true)} and ${word('silva', false)}`);
  await show('list', sql`select * from users where archived_at is null and ${place} and is_active and ${word('estudante', true)} and ${word('silva', false)} order by name, id limit 10`);
});
