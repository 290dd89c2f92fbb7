import { assessmentEndpoints, classEndpoints as classes, notificationEndpoints } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { idempotencyRecords } from '../../schema/idempotency-records.table.ts';
import { notifications } from '../../schema/notifications.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { call, refused } from '../testing/call.ts';
import { ids, testNow } from '../testing/fixture.ts';
import { startTestServer } from '../testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const bodyOf = (section: string) => ({
  institution_id: ids.institution.near,
  grade: '1º Ano',
  section,
  academic_year: 2026,
});
const create = (section: string, key: string, role: 'MANAGER' | 'MASTER' = 'MANAGER') =>
  ({ role, body: bodyOf(section), headers: { 'idempotency-key': key } }) as const;
const countOf = async (section: string) =>
  (await server.db.select().from(schoolClasses).where(eq(schoolClasses.section, section))).length;

test('the same write again answers the same and changes nothing', async () => {
  const first = await call(server, classes.create, create('A', 'one'));
  const notice = (await server.db.select().from(notifications)).length;
  const again = await call(server, classes.create, create('A', 'one'));
  expect(again).toEqual(first);
  expect((await server.db.select().from(notifications)).length).toBe(notice);
});

test('the order of the fields does not matter; their content does', async () => {
  await call(server, classes.create, create('B', 'two'));
  const { academic_year, ...rest } = bodyOf('B');
  await call(server, classes.create, { ...create('B', 'two'), body: { academic_year, ...rest } });
  const failure = await refused(server, classes.create, create('C', 'two'));
  expect([failure.code, failure.message]).toEqual([
    'idempotency-mismatch',
    'O envio anterior foi gravado. Confira a lista antes de salvar de novo.',
  ]);
  expect(await countOf('C')).toBe(0);
});

test('the same body to another address is another write', async () => {
  const headers = { 'idempotency-key': 'three' };
  const body = { title: 'Outro' };
  await call(server, assessmentEndpoints.update, {
    role: 'MANAGER',
    headers,
    params: { id: ids.assessment.assigned },
    body,
  });
  const other = { role: 'MANAGER', headers, params: { id: ids.assessment.unassigned }, body } as const;
  expect((await refused(server, assessmentEndpoints.update, other)).code).toBe('idempotency-mismatch');
});

test('a key is its user’s own', async () => {
  await call(server, classes.create, create('D', 'four'));
  expect((await refused(server, classes.create, create('D', 'four', 'MASTER'))).code).toBe('class-exists');
});

test('of many at once, one writes and all get its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => call(server, classes.create, create('E', 'five'))));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await countOf('E')).toBe(1);
});

test('a refusal is not kept: the key may try again', async () => {
  expect((await refused(server, classes.create, create('A', 'six'))).code).toBe('class-exists');
  await server.db.delete(schoolClasses).where(eq(schoolClasses.section, 'F'));
  await call(server, classes.create, create('F', 'six'));
});

test('a session that may no longer write gets no answer again', async () => {
  await call(server, classes.create, create('G', 'seven'));
  const pupil = { ...create('G', 'seven'), role: 'STUDENT' } as const;
  expect((await refused(server, classes.create, pupil)).code).toBe('forbidden');
});

test('is kept for thirty days', async () => {
  const day = 24 * 60 * 60 * 1000;
  const read = {
    role: 'MANAGER',
    params: { id: ids.notification('MANAGER') },
    headers: { 'idempotency-key': 'eight' },
  } as const;
  await call(server, notificationEndpoints.markRead, read);
  const [stored] = await server.db.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, 'eight'));
  expect(stored).toMatchObject({ user_id: ids.user('MANAGER'), status: 200, created_at: testNow });
  server.setNow(new Date(testNow.getTime() + 31 * day));
  await call(server, notificationEndpoints.markRead, read);
  const [renewed] = await server.db.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, 'eight'));
  expect(renewed?.created_at.getTime()).toBe(testNow.getTime() + 31 * day);
  server.setNow(testNow);
});

test.each(['', 'a b', 'ç', 'x'.repeat(201)])('key "%s" is refused', async (key) => {
  const failure = await refused(server, classes.create, { ...create('H', key) });
  expect(failure.errors?.[0]?.field).toBe('Idempotency-Key');
});
