import { classEndpoints } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { enrolments } from '../../schema/enrolments.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import { call } from '../../server/testing/call.ts';
import { ids, testNow, userOfPupil } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const pupil = ids.pupil.assigned;
const list = async (limit = '50') => {
  const params = { id: ids.class.assigned };
  return (await call(server, classEndpoints.students, { role: 'TEACHER', params, query: { limit } })).data;
};
const setUser = (set: Partial<typeof users.$inferInsert>) =>
  server.db
    .update(users)
    .set(set)
    .where(eq(users.id, userOfPupil(pupil)));
const setProfile = (set: Partial<typeof profiles.$inferInsert>) =>
  server.db.update(profiles).set(set).where(eq(profiles.id, pupil));
const enrolled = eq(enrolments.profile_id, pupil);
const moved = { class_id: ids.class.assigned, school_year: 2026, starts_on: '2026-02-02' };

/** A length of page that nobody has asked for yet is read anew. */
let unasked = 100;

// Straight into the tables: no write of this server tells the list that something has changed.
test.each<[string, () => Promise<unknown>]>([
  ['another name', () => setUser({ name: 'Zuleica Prado' })],
  ['another address', () => setUser({ email: 'zuleica@escola.br' })],
  ['an account shut', () => setUser({ is_active: false })],
  ['another number', () => setProfile({ matricula: '777' })],
  ['a picture', () => setProfile({ photo_file_id: ids.pictureFile.far })],
  ['no picture', () => setProfile({ photo_file_id: null })],
  ['who leaves', () => server.db.update(enrolments).set({ ends_on: '2026-05-01', status: 'LEFT' }).where(enrolled)],
  ['who comes back', () => server.db.update(enrolments).set({ ends_on: null, status: 'ACTIVE' }).where(enrolled)],
  ['who is archived', () => setUser({ archived_at: testNow })],
  ['who is taken back', () => setUser({ archived_at: null })],
  [
    'a pupil of another school',
    () => server.db.update(enrolments).set(moved).where(eq(enrolments.profile_id, ids.pupil.far)),
  ],
])('a class’s list that was read before shows %s at once', async (_, change) => {
  const before = await list();
  expect(await list()).toEqual(before);
  await change();
  const after = await list();
  expect(after).not.toEqual(before);
  unasked -= 1;
  expect(after).toEqual(await list(String(unasked)));
});

test('a list that stands as it was read is asked about, not read again', async () => {
  const before = await list();
  const asked = vi.spyOn((server.db as unknown as { readonly $client: Pool }).$client, 'query');
  expect(await list()).toEqual(before);
  const [answer] = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(answer?.rows).toEqual([{ state: expect.any(String) }]);
  asked.mockRestore();
});
