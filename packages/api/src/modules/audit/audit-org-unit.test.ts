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
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { users } from '../../schema/users.table.ts';
import { newToken, tokenHash } from '../../server/session/tokens.ts';
import { call } from '../../server/testing/call.ts';
import { ids, testNow, userOfPupil } from '../../server/testing/fixture.ts';
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

test('a password that a pupil sets, by card or by link, stands there, too', async () => {
  const seen = async () => (await call(server, auditEndpoints.list, { role: 'MANAGER' })).data.length;
  const { data } = await call(server, userEndpoints.resetAccess, { ...master, params: { id: pupil } });
  const [found] = await server.db.select().from(users).where(eq(users.id, pupil));
  const password = 'Segredo@2026';
  const before = await seen();
  await call(server, authEndpoints.firstAccess, { body: { login: found?.email ?? '', code: data.code, password } });
  // The sign-in that follows is one more.
  expect(await seen()).toBe(before + 2);
  const token = newToken();
  const expires_at = new Date(testNow.getTime() + 60_000);
  const link = { kind: 'password-reset', user_id: pupil, token_hash: tokenHash(token), expires_at } as const;
  await server.db.insert(oneTimeTokens).values(link);
  await call(server, authEndpoints.confirmPasswordReset, { body: { token, password } });
  expect(await seen()).toBe(before + 3);
});
