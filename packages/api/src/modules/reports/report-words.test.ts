import { authEndpoints, reportEndpoints as calls, reportIds, reports, systemEndpoints } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../database/connection.ts';
import { seedDemonstration } from '../../seed/index.ts';
import { call } from '../../server/testing/call.ts';
import { codes } from '../../server/testing/machine-words.ts';
import { send, startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  const prepare = (pool: Parameters<typeof createDatabase>[0]) =>
    seedDemonstration(createDatabase(pool), { today: '2026-05-20' });
  server = await startTestServer({ demo: true }, {}, { name: 'panels_of_demonstration', prepare });
});
afterAll(() => server?.close());

async function director() {
  const account = (await call(server, systemEndpoints.welcome)).data.accounts.find(({ role }) => role === 'MANAGER');
  if (!account) throw new Error('no account of a director');
  const { email, password } = account;
  const token = (await call(server, authEndpoints.login, { body: { email, password } })).data.access_token;
  const { rows } = await server.db.execute<{ school: string }>(sql`
    select p.institution_id as school from profiles p join users u on u.id = p.user_id where u.email = ${email}`);
  return { token, school: rows[0]?.school };
}

/** The assessment of a format with most results in a school, and its class. */
async function mostCorrected(school: string | undefined, format: 'GABARITO' | 'LEITURA') {
  const { rows } = await server.db.execute<{ id: string; class_id: string }>(sql`
    select a.id, a.class_id from assessments a join assessment_results r on r.assessment_id = a.id and r.status = 'CORRECTED'
    where a.format = ${format} and a.institution_id = ${school} group by a.id order by count(*) desc, a.title, a.id limit 1`);
  if (!rows[0]) throw new Error(`no corrected assessment of ${format}`);
  return rows[0];
}

test('of every report of a demonstration day, heads and rows are in Portuguese, without a word of the machine', async () => {
  const { token, school } = await director();
  const [sheet, reading] = [await mostCorrected(school, 'GABARITO'), await mostCorrected(school, 'LEITURA')];
  const seen: string[] = [];
  const loose: string[] = [];
  for (const report of reportIds) {
    const { class_id, id } = report === 'readings' ? reading : sheet;
    const { needs } = reports[report];
    const filters = {
      ...(needs === 'class' && { class: class_id }),
      ...(needs === 'assessment' && { assessment: id }),
    };
    const made = (await call(server, calls.makeFile, { token, body: { report, format: 'CSV', filters, shown: {} } }))
      .data;
    const shown = async () => (await call(server, calls.files, { token })).data.find((file) => file.id === made.id);
    const ended = async () => ['DONE', 'FAILED'].includes((await shown())?.status ?? '');
    await expect.poll(ended, { interval: 30 }).toBe(true);
    expect([report, (await shown())?.failure]).toEqual([report, null]);
    const lines = (await send(server.app, 'GET', (await shown())?.file?.url ?? '')).body
      .replace('\uFEFF', '')
      .split('\r\n');
    seen.push(report, ...lines.slice(0, 3).map((line) => `  ${line}`));
    loose.push(...lines.filter((line) => codes.test(line)).map((line) => `${report}: ${line}`));
    expect([report, lines.length > 2]).toEqual([report, true]);
  }
  expect(loose).toEqual([]);
  await expect(`${seen.join('\n')}\n`).toMatchFileSnapshot('./report-words.snapshot.txt');
});
