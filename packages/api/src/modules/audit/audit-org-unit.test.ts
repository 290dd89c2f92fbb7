import {
  archiveEndpoints,
  auditEndpoints,
  authEndpoints,
  classEndpoints,
  learningEndpoints,
  userEndpoints,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../schema/users.table.ts';
import { call } from '../../server/testing/call.ts';
import { ids, userOfPupil } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const master = { role: 'MASTER' as const };
const pupil = userOfPupil(ids.pupil.assigned);
/** What a director reads first in the audit log. */
const newestOf = async (role: 'MUNICIPALITY' | 'MANAGER') => {
  const { data } = await call(server, auditEndpoints.list, { role });
  return [data[0]?.table, data[0]?.record_id];
};

/** @param record Of the row that school and municipality must see. */
async function expectSeen(table: string, record: string): Promise<void> {
  for (const role of ['MUNICIPALITY', 'MANAGER'] as const)
    expect([role, ...(await newestOf(role))]).toEqual([role, table, record]);
}

test('a change of a record stands in the audit log of its school, whoever makes it', async () => {
  const lesson = { student_id: pupil, module_id: 1, lesson_key: 'aula_1' };
  await call(server, learningEndpoints.comment, { ...master, body: { ...lesson, comment: 'Bom' } });
  await expectSeen('mentor_comments', `${pupil}/1/aula_1`);

  const removed = ids.class.unassigned;
  await call(server, classEndpoints.remove, { ...master, params: { id: removed } });
  await call(server, archiveEndpoints.restore, { ...master, params: { kind: 'class', id: removed } });
  await expectSeen('school_classes', removed);
  await call(server, userEndpoints.remove, { ...master, params: { id: pupil } });
  await call(server, archiveEndpoints.restore, { ...master, params: { kind: 'user', id: pupil } });
  await expectSeen('users', pupil);
});

test('a password that a pupil sets stands there, too', async () => {
  const { data } = await call(server, userEndpoints.resetAccess, { ...master, params: { id: pupil } });
  const [found] = await server.db.select().from(users).where(eq(users.id, pupil));
  const body = { login: found?.email ?? '', code: data.code, password: 'Segredo@2026' };
  const before = (await call(server, auditEndpoints.list, { role: 'MANAGER' })).data.length;
  await call(server, authEndpoints.firstAccess, { body });
  const { data: seen } = await call(server, auditEndpoints.list, { role: 'MANAGER' });
  // The sign-in that follows is one more.
  expect(seen).toHaveLength(before + 2);
});
