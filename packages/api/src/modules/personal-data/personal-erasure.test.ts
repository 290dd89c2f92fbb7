import {
  archiveEndpoints,
  assessmentEndpoints,
  attendanceEndpoints,
  auditEndpoints,
  authEndpoints,
  personalDataEndpoints as calls,
  tablesWith,
  userEndpoints,
} from '@caderneta/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listTables } from '../../backup/list-tables.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { files } from '../../schema/files.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { notifications } from '../../schema/notifications.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { sessions } from '../../schema/sessions.table.ts';
import { users } from '../../schema/users.table.ts';
import { tokenHash } from '../../server/session/tokens.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testNow, testPassword } from '../../server/testing/fixture.ts';
import { waitsForLock } from '../../server/testing/lock-wait.ts';
import { send, startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { holdPupilOf } from '../assessments/assessments.service.ts';
import { personTables, rowsOf } from './person-tables.ts';
import { planted, plantPerson, secrets } from './testing/planted-person.ts';
import { readExport, rowsIn } from './testing/read-export.ts';

let server: TestServer;
let stored: string[];
beforeEach(async () => {
  server = await startTestServer();
  stored = await plantPerson(server);
});
afterEach(() => server.close());

const params = { id: planted.userId };
const master = { role: 'MASTER', params } as const;
const erase = (id = planted.userId) => call(server, calls.erase, { role: 'MASTER', params: { id } });

/** Every row of every table as text, by the table's name. */
async function dump(): Promise<Map<string, string>> {
  const client = await server.pool.connect();
  const texts = new Map<string, string>();
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ text: string }>(`SELECT t::text AS text FROM "${name}" t`);
    texts.set(name, rows.map(({ text }) => text).join('\n'));
  }
  client.release();
  return texts;
}
const tablesHolding = (texts: Map<string, string>, words: readonly string[]) =>
  [...texts].flatMap(([name, text]) =>
    words.filter((word) => text.toLowerCase().includes(word.toLowerCase())).map((word) => `${name}: ${word}`),
  );

test('leaves none of what was told about the person anywhere in the database, nor the files', async () => {
  expect(tablesHolding(await dump(), secrets).length).toBeGreaterThan(secrets.length);
  const keys = (await server.db.select().from(files).where(inArray(files.id, stored))).map(({ key }) => key);
  expect(keys).toHaveLength(6);
  await erase();
  expect(tablesHolding(await dump(), secrets)).toEqual([]);
  for (const key of keys) expect(await server.fileStore.get(key)).toBeNull();
  const person = { userId: planted.userId, profileIds: [planted.profileId] };
  for (const name of tablesWith('erased'))
    expect([name, await server.db.$count(personTables[name], rowsOf(name, person))]).toEqual([name, 0]);
});

test('leaves the school record whole: name, birth date, matrícula, classes, grades, attendance, scores', async () => {
  await erase();
  const { db } = server;
  const [user] = await db.select().from(users).where(eq(users.id, planted.userId));
  expect(user).toMatchObject({ name: 'Zélia', password_hash: null, is_active: false, erased_at: testNow });
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, planted.profileId));
  expect(profile).toMatchObject({
    birth_date: '2014-03-02',
    matricula: 'P0',
    cpf: null,
    gender: null,
    photo_file_id: null,
  });
  expect(await db.select().from(enrolments).where(eq(enrolments.profile_id, planted.profileId))).toMatchObject([
    { class_id: ids.class.assigned, status: 'LEFT' },
  ]);
  const ofPupil = eq(grades.student_profile_id, planted.profileId);
  expect(await db.select().from(grades).where(ofPupil)).toMatchObject([{ score: 7.5 }]);
  const calledUp = eq(attendance.student_profile_id, planted.profileId);
  expect(await db.select().from(attendance).where(calledUp)).toMatchObject([{ status: 'ABSENT', notes: null }]);
  const result = eq(assessmentResults.student_profile_id, planted.profileId);
  expect(await db.select().from(assessmentResults).where(result)).toMatchObject([
    { score: 66.67, hits: 4, total: 6, details: null, status: 'CORRECTED' },
  ]);
  const archive = await readExport(server, planted.userId);
  expect(rowsIn(archive, 'grades')).toHaveLength(1);
});

test('leaves years that are over as they ended, and of a reading that could not be judged that its score says nothing', async () => {
  const { db } = server;
  const past = { school_year: 2025, starts_on: '2025-02-03', outcome: 'APPROVED' as const, concluded_on: '2025-12-19' };
  await db.insert(enrolments).values({ profile_id: planted.profileId, class_id: ids.class.far, ...past });
  const ofPupil = eq(assessmentResults.student_profile_id, planted.profileId);
  const details = { alignment: { verdict: 'other', words: ['segredo-da-leitura'] } };
  await db.update(assessmentResults).set({ details }).where(ofPupil);
  await erase();
  const [ended] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.profile_id, planted.profileId), eq(enrolments.school_year, 2025)));
  expect(ended).toMatchObject({ status: 'ACTIVE', ends_on: null, outcome: 'APPROVED' });
  const [result] = await db.select().from(assessmentResults).where(ofPupil);
  expect(result?.details).toEqual({ reservations: null, alignment: { verdict: 'other' } });
});

test('a device that sends from before writes nothing more about the person: no result, and of a roll the presence alone', async () => {
  await erase();
  const body = {
    student_profile_id: planted.profileId,
    score: 0,
    details: { omr: sheetOf('abc dab'), total: 6, acertos: 0 },
  };
  const result = { role: 'TEACHER', params: { id: ids.assessment.assigned }, body } as const;
  expect((await refused(server, assessmentEndpoints.saveResult, result)).code).toBe('not-found');
  const entry = { class_id: ids.class.assigned, discipline_id: ids.discipline, date: '2026-05-20' };
  const sent = { ...entry, student_profile_id: planted.profileId, status: 'ABSENT' as const, notes: 'outro segredo' };
  const saved = await call(server, attendanceEndpoints.save, { role: 'TEACHER', body: [sent] });
  expect(saved.data).toMatchObject([{ status: 'ABSENT', notes: null }]);
  expect(tablesHolding(await dump(), ['outro segredo'])).toEqual([]);
});

test('waits for what is being stored of the person', async () => {
  const client = await server.pool.connect();
  try {
    await client.query('begin');
    expect(await holdPupilOf(drizzle(client), ids.class.assigned, planted.profileId)).toBe('Zélia');
    const erasing = erase();
    await waitsForLock(server);
    await client.query('commit');
    expect((await erasing).data.erased).toBeGreaterThan(0);
  } finally {
    client.release();
  }
});

test('takes nothing from anybody else', async () => {
  const others = async () => {
    const texts = await dump();
    return ['users', 'profiles', 'attendance', 'grades', 'enrolments', 'qualifications', 'notifications'].map((name) =>
      texts
        .get(name)
        ?.split('\n')
        .filter((row) => !row.includes(planted.userId) && !row.includes(planted.profileId))
        .sort(),
    );
  };
  const before = await others();
  await erase();
  const notices = 'Os dados de uma pessoa foram apagados';
  expect((await others()).map((rows) => rows?.filter((row) => !row.includes(notices)))).toEqual(before);
});

test('ends the account for good', async () => {
  const own = { method: 'GET', url: '/auth/profile', headers: { authorization: `Bearer ${planted.token}` } } as const;
  expect((await server.app.inject(own)).statusCode).toBe(200);
  await erase();
  expect((await server.app.inject(own)).statusCode).toBe(401);
  const login = { body: { email: 'zelia@segredo.br', password: testPassword } };
  expect((await refused(server, authEndpoints.login, login)).code).toBe('invalid-credentials');
  const restore = { role: 'MASTER', params: { kind: 'user', id: planted.userId } } as const;
  expect((await refused(server, archiveEndpoints.restore, restore)).code).toBe('not-found');
  expect((await refused(server, userEndpoints.get, master)).code).toBe('not-found');
  const listed = await call(server, userEndpoints.list, { role: 'MASTER', query: { search: 'Zélia' } });
  expect(listed.data).toEqual([]);
  const archived = await call(server, archiveEndpoints.list, { role: 'MASTER', query: { kind: 'user' } });
  expect(archived.data).toMatchObject([{ id: planted.userId, is_erased: true }]);
  const again = await refused(server, calls.erase, master);
  expect([again.code, again.message]).toEqual(['not-found', 'Os dados desta pessoa já foram apagados.']);
});

test('is written down without values', async () => {
  await erase();
  const query = { record_id: planted.userId, action: 'DELETE' as const };
  const { data } = await call(server, auditEndpoints.list, { role: 'MASTER', query });
  expect(data).toMatchObject([
    {
      user: { id: ids.user('MASTER') },
      changes: expect.arrayContaining([
        { field: 'Dados pessoais', from: null, to: { text: 'apagados', record: null } },
      ]),
    },
  ]);
  const [changed] = (
    await call(server, auditEndpoints.list, {
      role: 'MASTER',
      query: { record_id: planted.userId, action: 'UPDATE' },
    })
  ).data;
  expect(changed).toMatchObject({
    record_name: 'Zélia',
    changes: expect.arrayContaining([expect.objectContaining({ field: 'CPF', to: { text: 'Apagado', record: null } })]),
  });
});

test('of a member of staff leaves the name where they acted for the school, and nowhere where they did not', async () => {
  await erase(ids.user('TEACHER'));
  const [teacher] = await server.db
    .select()
    .from(users)
    .where(eq(users.id, ids.user('TEACHER')));
  expect(teacher).toMatchObject({ name: 'Pessoa TEACHER', email: `${ids.user('TEACHER')}@apagado.invalid` });
  const body = {
    name: 'Fulana Semregistro',
    email: 'fulana@segredo.br',
    password: 'Segredo@2026',
    role: 'MANAGER' as const,
  };
  const { data } = await call(server, userEndpoints.create, {
    role: 'MASTER',
    headers: { 'idempotency-key': 'fulana' },
    body: { ...body, profile: { institution_id: ids.institution.near, matricula: 'Matrícula secreta' } },
  });
  expect(tablesHolding(await dump(), ['Fulana Semregistro']).length).toBeGreaterThan(2);
  await erase(data.id);
  expect(tablesHolding(await dump(), ['Semregistro', 'fulana@segredo.br', 'Matrícula secreta'])).toEqual([]);
  const notices = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, ids.user('MASTER')));
  expect(notices.map(({ message }) => message)).toContain('O cadastro de Apagado foi criado.');
});

test('nobody erases themselves, nor the last MASTER, and no other role erases anybody', async () => {
  const own = await refused(server, calls.erase, { role: 'MASTER', params: { id: ids.user('MASTER') } });
  expect([own.code, own.message]).toEqual(['forbidden', 'Ninguém apaga os próprios dados: peça a outro Master.']);
  for (const role of ['MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'] as const)
    for (const endpoint of [calls.summary, calls.export, calls.views, calls.erase])
      expect((await refused(server, endpoint, { role, params })).code).toBe('forbidden');
  await erase(ids.secondMaster);
  const unknown = { role: 'MASTER', params: { id: ids.class.assigned } } as const;
  expect((await refused(server, calls.erase, unknown)).code).toBe('not-found');
});

test('of two MASTERs who erase each other at once one is left', async () => {
  const session = { token_hash: tokenHash('second'), expires_at: new Date('2027-01-01T00:00:00Z') };
  await server.db.insert(sessions).values({ user_id: ids.secondMaster, ...session });
  const url = (id: string) => `/users/${id}/personal-data`;
  const answers = await Promise.all([
    send(server.app, 'DELETE', url(ids.secondMaster), { role: 'MASTER' }),
    send(server.app, 'DELETE', url(ids.user('MASTER')), { token: 'second' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  const left = await server.db.select().from(users).where(eq(users.role, 'MASTER'));
  expect(left.filter(({ archived_at }) => archived_at === null)).toHaveLength(1);
});

test('what is retained of a person is told by part, with why nobody could erase it', async () => {
  const { data } = await call(server, calls.summary, master);
  expect(data).toMatchObject({ name: 'Zélia', erased_at: null, refused: null });
  expect(data.parts).toEqual(expect.arrayContaining(['schoolRecord', 'account', 'contacts', 'recordings', 'audit']));
  const own = await call(server, calls.summary, { role: 'MASTER', params: { id: ids.user('MASTER') } });
  expect(own.data.refused).toBe('Ninguém apaga os próprios dados: peça a outro Master.');
  await erase();
  const after = await call(server, calls.summary, master);
  expect(after.data.erased_at).toBe(testNow.toISOString());
  expect(after.data.parts).not.toContain('contacts');
});
