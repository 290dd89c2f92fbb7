import {
  settingsEndpoints as calls,
  institutionEndpoints,
  notificationEndpoints,
  usualRecordings,
} from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { settings } from '../../schema/settings.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const home = { params: { id: ids.municipality.home } };
const near = { params: { id: ids.institution.near } };
const bimester = (period_index: number, starts_on: string, ends_on: string) => ({
  scope: 'BIMESTER' as const,
  period_index,
  starts_on,
  ends_on,
});

test('a municipality starts with the defaults and keeps what it decides', async () => {
  const before = (await call(server, calls.municipality, { role: 'TEACHER', ...home })).data;
  expect(before).toEqual({
    municipality_id: ids.municipality.home,
    school_year: null,
    terms: [],
    closed_days: [],
    minimum_mean: 6,
    minimum_attendance: 75,
    absence_alert: { total: 15, consecutive: 3 },
    any_discipline: false,
    // Words a minute of a fluent reader, and for 10 in fluency, from the 1st year on.
    reading_rates: [[60, 60], ...[80, 100, 115, 130, 140, 145, 150, 150].map((full) => [65, full])].map(
      ([fluent, full]) => ({ fluent, full }),
    ),
    reading_recordings: usualRecordings,
    reading_calibration: null,
    version: 0,
  });
  const school_year = { year: 2026, starts_on: '2026-02-02', ends_on: '2026-12-18' };
  const body = {
    school_year,
    terms: [bimester(1, '2026-02-02', '2026-04-17'), bimester(2, '2026-04-20', '2026-07-03')],
    closed_days: [{ date: '2026-04-21', reason: ' Tiradentes ' }],
    minimum_mean: 6.5,
    version: 0,
  };
  const { data, message } = await call(server, calls.updateMunicipality, { role: 'MUNICIPALITY', ...home, body });
  expect(message).toBe('Configurações salvas!');
  expect(data).toMatchObject({ school_year, minimum_mean: 6.5, minimum_attendance: 75, version: 4 });
  expect(data.terms[0]).toMatchObject({ period_index: 1, weight: 1, posting_starts_on: null, posting_ends_on: null });
  expect(data.closed_days).toEqual([{ date: '2026-04-21', reason: 'Tiradentes' }]);
  expect((await call(server, calls.municipality, { role: 'STUDENT', ...home })).data).toEqual(data);

  const mine = { ...body, minimum_mean: 7 };
  const late = await refused(server, calls.updateMunicipality, { role: 'MASTER', ...home, body: mine });
  expect(late).toMatchObject({ code: 'version-conflict', current: [{ version: 4, minimum_mean: 6.5 }] });
  const [audit] = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'settings'));
  expect(audit).toMatchObject({
    municipality_id: ids.municipality.home,
    action: 'UPDATE',
    from: { minimum_mean: 6 },
    to: { minimum_mean: 6.5 },
  });
  expect(audit?.to).not.toHaveProperty('minimum_attendance');
});

test('a period outside the school year, or one that shares days with another, is refused', async () => {
  const stray = { terms: [bimester(1, '2026-02-01', '2026-04-17')] };
  const { errors } = await refused(server, calls.updateMunicipality, { role: 'MASTER', ...home, body: stray });
  expect(errors).toEqual([{ field: 'terms.0.starts_on', message: 'O período deve estar dentro do ano letivo' }]);
  const shared = { terms: [bimester(1, '2026-02-02', '2026-04-17'), bimester(2, '2026-04-17', '2026-07-03')] };
  const second = await refused(server, calls.updateMunicipality, { role: 'MASTER', ...home, body: shared });
  expect(second.errors?.[0]?.field).toBe('terms.1.starts_on');
  const stored = (await call(server, calls.municipality, { role: 'MASTER', ...home })).data;
  expect(stored.terms).toHaveLength(2);
  const [other] = await server.db.select().from(settings).where(eq(settings.municipality_id, ids.municipality.other));
  expect(other).toBeUndefined();
});

test('a school’s own data change what the network lists and what its reports are headed with', async () => {
  const body = {
    name: 'Escola Perto do Rio',
    director: 'Lia',
    inep_code: '31000001',
    phone: '(35) 3333-4444',
    email: 'Perto@Rede.br',
    address: 'Rua A, 10',
  };
  const { data } = await call(server, calls.updateInstitution, { role: 'MANAGER', ...near, body });
  expect(data).toMatchObject({ ...body, phone: '3533334444', email: 'perto@rede.br' });
  const listed = await call(server, institutionEndpoints.list, { role: 'MASTER', query: { search: 'Rio' } });
  expect(listed.data).toMatchObject([{ name: 'Escola Perto do Rio', director: 'Lia', inep_code: '31000001' }]);

  const unwritten = await call(server, calls.reportHeader, { role: 'MANAGER' });
  expect(unwritten.data.lines[0]).toMatch(/^Rede municipal de ensino de \S/);
  const header = { text: 'Prefeitura de Santa Aurora\nSecretaria de Educação', logo: null };
  await call(server, calls.updateNetwork, { role: 'MASTER', body: { report_header: header } });
  const shown = await call(server, calls.reportHeader, { role: 'MANAGER' });
  expect(shown.data.lines).toEqual([
    'Prefeitura de Santa Aurora',
    'Secretaria de Educação',
    'Escola Perto do Rio · INEP 31000001',
    'Rua A, 10 · (35) 3333-4444 · perto@rede.br',
  ]);
  expect((await call(server, calls.public)).data.network_name).toBe('Prefeitura de Santa Aurora');
});

test.each([
  [{ inep_code: '1234567' }, 'inep_code', 'O código INEP tem 8 números'],
  [{ phone: '1234' }, 'phone', 'O telefone tem 10 ou 11 números, com DDD'],
  [
    { shifts: [{ name: 'MORNING' as const, start_time: '12:00', end_time: '07:00' }] },
    'shifts.0.end_time',
    'O turno termina depois de começar',
  ],
])('%o is refused with its message', async (body, field, message) => {
  const { errors } = await refused(server, calls.updateInstitution, { role: 'MANAGER', ...near, body });
  expect(errors).toEqual([{ field, message }]);
});

test('another school’s INEP code is refused', async () => {
  const far = { params: { id: ids.institution.far } };
  const body = { inep_code: '31000001' };
  const { code, errors } = await refused(server, calls.updateInstitution, { role: 'MASTER', ...far, body });
  expect([code, errors?.[0]?.field]).toEqual(['already-exists', 'inep_code']);
});

test('a logo is what its bytes show', async () => {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const png = Buffer.concat([signature, Buffer.from('\0\0\0\x0dIHDR', 'latin1')]).toString('base64');
  const body = (logo: string) => ({ report_header: { text: null, logo } });
  for (const logo of ['data:image/png;base64,AAAA', signature.toString('base64')]) {
    const bad = await refused(server, calls.updateNetwork, { role: 'MASTER', body: body(logo) });
    expect(bad.errors?.[0]?.field).toBe('report_header.logo');
  }
  await call(server, calls.updateNetwork, { role: 'MASTER', body: body(`data:text/html;base64,${png}`) });
  const { data } = await call(server, calls.reportHeader, { role: 'TEACHER' });
  expect(data.logo).toBe(`data:image/png;base64,${png}`);
});

test('a save of what stands is no change: nobody is told of one, and no open form becomes old by it', async () => {
  const count = async () => (await server.db.select().from(auditLog)).length;
  const entries = async (change: () => Promise<unknown>) => {
    const before = await count();
    await change();
    return (await count()) - before;
  };
  const ofHome = async () => (await call(server, calls.municipality, { role: 'TEACHER', ...home })).data;
  const ofNear = async () => (await call(server, calls.institution, { role: 'MANAGER', ...near })).data;
  const network = async () => (await call(server, calls.network, { role: 'MASTER' })).data;

  const known = await ofHome();
  // What was decided, and defaults that nobody touched.
  const { school_year, terms, closed_days, minimum_mean, reading_rates, absence_alert } = known;
  const { keep, term, months } = known.reading_recordings;
  const body = { school_year, terms, closed_days, minimum_mean, reading_rates, absence_alert };
  const again = { ...body, reading_recordings: { keep, term, months }, version: known.version };
  expect(
    await entries(() => call(server, calls.updateMunicipality, { role: 'MUNICIPALITY', ...home, body: again })),
  ).toBe(0);
  expect(await ofHome()).toEqual(known);

  const school = await ofNear();
  const { name, director, phone, email, address, shifts } = school;
  const same = { name, director, phone, email, address, shifts, version: school.version };
  expect(await entries(() => call(server, calls.updateInstitution, { role: 'MANAGER', ...near, body: same }))).toBe(0);
  expect(await ofNear()).toEqual(school);
  const other = { ...same, phone: '11987654321' };
  expect(await entries(() => call(server, calls.updateInstitution, { role: 'MANAGER', ...near, body: other }))).toBe(1);

  const { session_hours, maintenance, report_header, version } = await network();
  const all = { session_hours, maintenance, report_header, answer_sheets: null, mail: null, version };
  expect(await entries(() => call(server, calls.updateNetwork, { role: 'MASTER', body: all }))).toBe(0);
  expect((await network()).version).toBe(version);
});

test('muted kinds of notification are not shown to who muted them', async () => {
  const typesOf = async (role: 'MANAGER' | 'TEACHER') =>
    (await call(server, notificationEndpoints.list, { role })).data.map(({ type }) => type);
  expect(await typesOf('MANAGER')).toEqual(expect.arrayContaining(['UPDATE', 'OTHER']));
  const body = { notifications: { muted: ['UPDATE' as const, 'UPDATE' as const] } };
  const { data } = await call(server, calls.updateOwn, { role: 'MANAGER', body });
  expect(data).toEqual({ notifications: { muted: ['UPDATE'] } });
  await call(server, calls.updateOwn, { role: 'MANAGER', body });
  expect(await typesOf('MANAGER')).toEqual(['OTHER']);
  expect((await call(server, calls.own, { role: 'TEACHER' })).data).toEqual({ notifications: { muted: [] } });
  expect(await typesOf('TEACHER')).toEqual(['OTHER']);
  const rows = await server.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.table_name, 'user_preferences'), eq(auditLog.user_id, ids.user('MANAGER'))));
  expect(rows).toMatchObject([
    { from: { notifications: { muted: [] } }, to: { notifications: { muted: ['UPDATE'] } } },
  ]);
});
