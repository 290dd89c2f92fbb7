import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { given, prepareTogether } from './statements.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const poolOf = (db: NodePgDatabase) => (db as NodePgDatabase & { readonly $client: pg.Pool }).$client;

/** Does work while no connection is free; tells the statements that were sent once they were. */
async function whileAllAreTaken<Value>(work: () => Promise<Value>): Promise<[Value, unknown[]]> {
  const pool = poolOf(server.db);
  const taken = await Promise.all(Array.from({ length: pool.options.max ?? 1 }, () => pool.connect()));
  const sent: unknown[] = [];
  const originals = taken.map((client) => client.query);
  for (const client of taken) {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      sent.push((given[0] as { readonly name?: string }).name);
      return query(...given);
    }) as typeof client.query;
  }
  const waiting = work();
  await new Promise((resolve) => setImmediate(resolve));
  for (const client of taken) client.release();
  const value = await waiting;
  for (const [index, client] of taken.entries()) client.query = originals[index] as typeof client.query;
  // Others than ours have no name: the server looks after itself meanwhile.
  return [value, sent.filter((name) => name !== undefined)];
}

const read = () =>
  prepareTogether<{ key: string; double: string; at: string }>(
    server.db,
    'doubles',
    sql`select key, key || key as double, ${given('at')}::text as at from unnest(${given('keys')}::text[]) key where key <> 'none'`,
    ({ key }) => key,
    () => ({ at: 'now' }),
  );

test('keys that are asked for while no connection is free are read in one statement, each its own row', async () => {
  const double = read();
  const [found, sent] = await whileAllAreTaken(() => Promise.all(['a', 'b', 'none', 'a', 'c'].map(double)));
  expect(found.map((row) => row?.double)).toEqual(['aa', 'bb', undefined, 'aa', 'cc']);
  expect(sent).toEqual(['doubles']);
});

test('what is asked for while a statement is under way is read by the next, also what that one reads', async () => {
  const double = read();
  const pool = poolOf(server.db);
  let sent = 0;
  let later: Promise<unknown[]> = Promise.resolve([]);
  // Between the sending and the answer.
  const watch = (client: pg.PoolClient) => {
    const before = client.query;
    client.query = ((...given: unknown[]) => {
      if ((given[0] as { readonly name?: string }).name === 'doubles') {
        client.query = before;
        sent += 1;
        if (sent === 1) later = Promise.all(['b', 'a'].map(double));
      }
      return (before as (...given: unknown[]) => unknown).apply(client, given);
    }) as typeof client.query;
  };
  pool.on('acquire', watch);
  try {
    expect((await double('a'))?.double).toBe('aa');
    expect(await later).toMatchObject([{ double: 'bb' }, { double: 'aa' }]);
    expect(sent).toBe(2);
  } finally {
    pool.off('acquire', watch);
  }
});

test('a statement that fails fails for all who went along, and for nobody after them', async () => {
  const broken = prepareTogether<{ key: string }>(
    server.db,
    'broken',
    sql`select key from unnest(${given('keys')}::text[]) key where 1 / length(replace(key, 'bad', '')) > 0`,
    ({ key }) => key,
    () => ({}),
  );
  const [failed] = await whileAllAreTaken(() => Promise.allSettled(['a', 'bad'].map(broken)));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await broken('a')).toEqual({ key: 'a' });
});
