import { everyEndpoint, isPagedList } from '@caderneta/contract/calls';
import { afterAll, expect, test } from 'vitest';
import { growthCalls } from '../../bench/growth-calls.ts';
import type { Samples } from '../../bench/growth-network.ts';
import { disciplinesOf, ids, userOfPupil } from './testing/fixture.ts';
import { send, startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const samples: Samples = {
  classId: ids.class.assigned,
  disciplineId: disciplinesOf.assigned[0],
  institutionId: ids.institution.near,
  assessmentId: ids.assessment.assigned,
  pupils: [ids.pupil.assigned],
  pupilId: ids.pupil.assigned,
  pupilUserId: userOfPupil(ids.pupil.assigned),
  word: 'pessoa',
  rare: 'colega',
  author: 'pessoa',
  today: '2026-05-20',
};

test('the measure of growth asks for a page of every paged list', () => {
  const lists = everyEndpoint.filter(isPagedList);
  expect(lists.length).toBeGreaterThan(30);
  const urls = growthCalls.map(({ request }) => request(samples, 0).url).filter((url) => url.includes('page='));
  const forgotten = lists.filter(({ path }) => {
    const shape = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}\\?`);
    return !urls.some((url) => shape.test(url));
  });
  expect(forgotten.map(({ path }) => path)).toEqual([]);
});

test.each(growthCalls.map((call) => [call.name, call.role, call] as const))(
  '%s (%s) is answered',
  async (_, role, call) => {
    const { method, url, body } = call.request(samples, 0);
    expect((await send(server.app, method, url, { role, body })).statusCode).toBe(200);
  },
);
