import { type Role, roles } from '@caderneta/contract';
import { everyEndpoint } from '@caderneta/contract/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readAccessTable } from './testing/access-table.ts';
import { ids } from './testing/fixture.ts';
import { readAccessRequests } from './testing/matrix-requests.ts';
import { networkWithReadings } from './testing/network-with-readings.ts';
import { send, startUndoableServer } from './testing/test-server.ts';

const table = readAccessTable();
const { requestsByOwner, requestsBySite } = await readAccessRequests();
let server: Awaited<ReturnType<typeof startUndoableServer>>;
/** A value for every column of every table, by its name: what a client has no business to set. */
const hostile: Record<string, unknown> = {};
let tables: string[] = [];

const byType: Readonly<Record<string, unknown>> = {
  uuid: ids.municipality.other,
  boolean: true,
  smallint: 99,
  integer: 99,
  bigint: 99,
  numeric: 9.9,
  jsonb: { changed: true },
  date: '2020-01-01',
  'timestamp with time zone': '2020-01-01T00:00:00Z',
};
const byName: Readonly<Record<string, unknown>> = { role: 'MASTER', status: 'HACKED', id: ids.secondMaster };

beforeAll(async () => {
  server = await startUndoableServer(networkWithReadings);
  const { rows } = await server.db.execute<{ table_name: string; column_name: string; data_type: string }>(sql`
    select c.table_name, c.column_name, c.data_type from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE'`);
  for (const { column_name, data_type } of rows)
    hostile[column_name] = byName[column_name] ?? byType[data_type] ?? 'hacked';
  const inherited = await server.db.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits`,
  );
  const partitions = new Set(inherited.rows.map(({ name }) => name));
  tables = [...new Set(rows.map(({ table_name }) => table_name))].filter((name) => !partitions.has(name)).sort();
});
afterAll(() => server.close());

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Every row of every table as text; ids that are not of the fixture, password hashes and running numbers, read alike each time. */
async function everything(known: ReadonlySet<string>): Promise<string[]> {
  const parts = tables.map(
    (name) => sql`select ${name} as name, to_jsonb(x)::text as line from ${sql.identifier(name)} x`,
  );
  const { rows } = await server.db.execute<{ name: string; line: string }>(sql.join(parts, sql` union all `));
  return rows
    .map(({ name, line }) => {
      const masked = line
        .replace(uuid, (id) => (known.has(id) ? id : 'NEW'))
        .replace(/\$argon2[^"]*/g, 'HASH')
        .replace(/("kind": "first-access".*"token_hash": )"[^"]*"/, '$1"HASH"')
        .replace(/"AV\d+"/, 'NEXT');
      // When a limit's count began, by the database's clock.
      const timeless =
        name === 'request_counts' ? masked.replace(/"(ends_at|last_at)": "[^"]*"/g, '"$1": "NOW"') : masked;
      return `${name} ${timeless}`;
    })
    .sort();
}

/** Adds to a body, and to the objects in it, each column's name that its schema does not know. */
function spoilt(body: unknown, schema: z.core.JSONSchema.BaseSchema | undefined): unknown {
  if (Array.isArray(body)) return body.map((item) => spoilt(item, schema?.items as typeof schema));
  if (typeof body !== 'object' || body === null) return body;
  const fields = (schema?.properties ?? {}) as Record<string, z.core.JSONSchema.BaseSchema>;
  if (Object.keys(fields).length === 0) return body;
  const stored = Object.entries(body).map(([name, value]) => [name, spoilt(value, fields[name])]);
  const added = Object.entries(hostile).filter(([name]) => !Object.hasOwn(fields, name));
  return { ...Object.fromEntries(added), ...Object.fromEntries(stored) };
}

const writes = everyEndpoint.filter(
  ({ method, request, wire, access }) => method !== 'GET' && request.body && !wire && access !== 'public',
);

test('there are writes enough for the test to mean something', () => {
  expect(writes.length).toBeGreaterThan(25);
  expect(Object.keys(hostile).length).toBeGreaterThan(100);
});

test.each(writes.map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$call: columns that its form does not have change nothing',
  async ({ call, endpoint }) => {
    const line = table.find((one) => one.call === call);
    const role = roles.find((one) => line?.scope[one] !== null) as Role;
    const other = role === 'TEACHER' ? 'MANAGER' : 'TEACHER';
    const request = requestsBySite[call]?.('assigned') ?? requestsByOwner[call]?.(role, other).own;
    if (!request) throw new Error(`${call} has no request in the access matrix`);
    const before = await server.db.execute<{ line: string }>(
      sql.join(
        tables.map((name) => sql`select to_jsonb(x)::text as line from ${sql.identifier(name)} x`),
        sql` union all `,
      ),
    );
    const known = new Set(before.rows.flatMap(({ line: text }) => text.match(uuid) ?? []));
    const schema = z.toJSONSchema(endpoint.request.body as z.ZodType, { io: 'input', unrepresentable: 'any' });
    const outcome = async (body: unknown) => {
      const answer = await send(server.app, endpoint.method, request.url, { role, body });
      const rows = await everything(known);
      await server.undo();
      return { status: answer.statusCode, rows: rows.map((row) => row.replace(/"request_id": "[^"]*"/, '')) };
    };
    const plain = await outcome(request.body ?? {});
    expect(plain.status).toBe(200);
    const body = spoilt(request.body ?? {}, schema);
    const [first] = [body].flat() as object[];
    expect(Object.keys(first ?? {}).length).toBeGreaterThan(80);
    expect(await outcome(body)).toEqual(plain);
  },
);
