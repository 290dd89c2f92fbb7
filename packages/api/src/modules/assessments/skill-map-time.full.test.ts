import { skillMapEndpoints as calls } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

const [schools, classes, skills, mostMs] = [622, 8000, 40, 500];

let server: TestServer;
/** A network of 240,000 pupils, thirty a class, with the sums that their results leave: each class was asked every skill. */
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await db.execute(sql`
    insert into institutions (id, municipality_id, name)
    select ('00000000-0000-7000-8001-' || lpad(to_hex(n), 12, '0'))::uuid, ${ids.municipality.home}::uuid, 'Escola ' || n
    from generate_series(0, ${schools - 1}::int) n`);
  await db.execute(sql`
    insert into school_classes (id, institution_id, grade, section, academic_year)
    select ('00000000-0000-7000-8002-' || lpad(to_hex(n), 12, '0'))::uuid,
      ('00000000-0000-7000-8001-' || lpad(to_hex(n % ${schools}::int), 12, '0'))::uuid, n % 9 + 1 || 'º Ano', chr(65 + n / ${schools}::int), 2026
    from generate_series(0, ${classes - 1}::int) n`);
  await db.execute(sql`
    insert into skill_figures (class_id, school_year, code, questions, hits, answered)
    select c.id, 2026, 'ALFA-' || s, 3, 40 + s, 90 from school_classes c
    cross join generate_series(1, ${skills}::int) s where c.academic_year = 2026`);
  await db.execute(sql`analyze`);
}, 120_000);
afterAll(() => server.close());

test('a network of 622 schools by 40 skills is answered within half a second at 240,000 pupils', async () => {
  let fastest = Number.POSITIVE_INFINITY;
  // What else the machine does at a moment is not the map's.
  for (let time = 0; time < 12 && fastest > mostMs; time += 1) {
    const before = performance.now();
    const { data } = await call(server, calls.ofMunicipality, {
      ...{ role: 'MUNICIPALITY' as const, params: { id: ids.municipality.home }, query: { year: '2026' } },
    });
    fastest = Math.min(fastest, performance.now() - before);
    expect([data.lines.length >= schools, data.skills.length]).toEqual([true, skills]);
  }
  expect(fastest).toBeLessThanOrEqual(mostMs);
}, 120_000);
