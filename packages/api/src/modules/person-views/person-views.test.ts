import {
  assessmentEndpoints,
  personalDataEndpoints as calls,
  learningEndpoints,
  reportEndpoints,
  retention,
  userEndpoints,
} from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { personViews } from '../../schema/person-views.table.ts';
import { keepHouse } from '../../server/operation/housekeeping.ts';
import { call } from '../../server/testing/call.ts';
import { ids, testNow, userOfPupil } from '../../server/testing/fixture.ts';
import { send, startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
afterEach(async () => {
  server.setNow(testNow);
  await server.db.delete(personViews);
});

const pupil = { id: userOfPupil(ids.pupil.assigned) };
const views = async () =>
  (await call(server, calls.views, { role: 'MASTER', params: pupil })).data.map(({ viewer, kind }) => [
    viewer.name,
    kind,
  ]);

test('each call about one person says who saw what; the same again on the day says no more', async () => {
  const ofResult = { id: ids.assessment.assigned, studentProfileId: ids.pupil.assigned };
  const teacher = { role: 'TEACHER' } as const;
  for (let times = 0; times < 2; times += 1) {
    await call(server, userEndpoints.get, { ...teacher, params: pupil });
    await call(server, userEndpoints.enrolments, { ...teacher, params: pupil });
    await call(server, assessmentEndpoints.result, { ...teacher, params: ofResult });
    await call(server, assessmentEndpoints.attempts, { ...teacher, params: ofResult });
    await call(server, learningEndpoints.progress, { ...teacher, params: { userId: pupil.id } });
    await send(server.app, 'GET', `/users/${pupil.id}/photo`, teacher);
    const query = { class_id: ids.class.assigned, student_profile_id: ids.pupil.assigned };
    await call(server, reportEndpoints.reportCards, { role: 'MANAGER', query });
  }
  expect((await views()).sort()).toEqual([
    ['Pessoa MANAGER', 'REPORT'],
    ['Pessoa TEACHER', 'DETAILS'],
    ['Pessoa TEACHER', 'ENROLMENTS'],
    ['Pessoa TEACHER', 'LEARNING'],
    ['Pessoa TEACHER', 'PHOTO'],
    ['Pessoa TEACHER', 'RESULTS'],
  ]);
});

test('the newest comes first, a page at a time; the first moment of a day counts', async () => {
  const look = (hours: number) => {
    server.setNow(new Date(testNow.getTime() + hours * 3_600_000));
    return call(server, userEndpoints.get, { role: 'TEACHER', params: pupil });
  };
  await look(0);
  await look(1);
  // Midnight in São Paulo comes 12 hours after the test's noon.
  await look(12.5);
  const query = { page: '1', limit: '1' };
  const page = await call(server, calls.views, { role: 'MASTER', params: pupil, query });
  expect([page.data.map(({ viewed_at }) => viewed_at), page.list.total]).toEqual([['2026-05-21T03:30:00.000Z'], 2]);
  const { data } = await call(server, calls.views, { role: 'MASTER', params: pupil, query: { ...query, page: '2' } });
  expect(data.map(({ viewed_at }) => viewed_at)).toEqual([testNow.toISOString()]);
});

test('lists, refused calls and one’s own record are no view', async () => {
  await call(server, userEndpoints.list, { role: 'TEACHER' });
  await call(server, assessmentEndpoints.results, { role: 'TEACHER', params: { id: ids.assessment.assigned } });
  await send(server.app, 'GET', `/users/${pupil.id}`, { role: 'STUDENT' });
  await call(server, userEndpoints.get, { role: 'TEACHER', params: { id: ids.user('TEACHER') } });
  expect(await server.db.select().from(personViews)).toEqual([]);
});

test('where it cannot be written, the call answers all the same and the log says so', async () => {
  await server.db.execute(sql`alter table person_views rename to person_views_away`);
  await call(server, userEndpoints.get, { role: 'TEACHER', params: pupil });
  await server.db.execute(sql`alter table person_views_away rename to person_views`);
  expect(server.log.join('')).toContain('who saw a person was not written down');
});

test('goes after its term', async () => {
  const monthsAgo = (months: number, days: number) => new Date(Date.UTC(2026, 4 - months, 20 + days, 15));
  const { viewMonths } = retention;
  const old = [monthsAgo(viewMonths, -1), monthsAgo(viewMonths, 1)].map((viewed_at) => ({
    user_id: pupil.id,
    viewer_id: ids.user('TEACHER'),
    kind: 'DETAILS' as const,
    day: viewed_at.toISOString().slice(0, 10),
    viewed_at,
  }));
  await server.db.insert(personViews).values(old);
  const { db, fileStore, app } = server;
  await keepHouse({ db, fileStore, clock: { now: () => testNow }, logger: app.log });
  expect(await db.select().from(personViews)).toMatchObject([{ viewed_at: old[1]?.viewed_at }]);
});
