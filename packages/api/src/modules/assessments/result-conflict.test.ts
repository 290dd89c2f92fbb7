import { assessmentEndpoints as calls } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testKey } from '../../server/testing/fixture.ts';
import { drawnPhoto } from '../../server/testing/fixture-files.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const params = { id: ids.assessment.assigned };
const pupil = ids.pupil.second;

test('a sheet over what was saved meanwhile is refused with whose that is and what it says', async () => {
  const photo = await drawnPhoto();
  await call(server, calls.saveKey, { role: 'TEACHER', params, body: { key: [...testKey] } });
  const open = { group: 1, question: 3, marked: null, state: 'uncertain' as const, crop: photo };
  const sheet = { student_profile_id: pupil, score: 33.33, review: [open], photo };
  await call(server, calls.saveResult, { role: 'TEACHER', params, body: sheet });

  const body = { student_profile_id: pupil, score: 100, version: 0 };
  const refusedTo = (role: 'TEACHER' | 'MANAGER') => refused(server, calls.saveResult, { role, params, body });
  const other = await refusedTo('MANAGER');
  expect(other.errors).toEqual([{ field: 'version', message: 'Ágata: Pessoa TEACHER já salvou 33,33' }]);
  const stored = {
    student_profile_id: pupil,
    version: 1,
    score: 33.33,
    photo: null,
    review: [{ ...open, crop: null }],
  };
  expect(other.current).toMatchObject([{ ...stored, by: 'Pessoa TEACHER', is_own: false }]);

  const own = await refusedTo('TEACHER');
  expect(own.errors?.[0]?.message).toBe('Ágata: você, em outra aba ou aparelho, já salvou 33,33');
  expect(own.current).toMatchObject([{ version: 1, is_own: true }]);

  await server.db.delete(assessmentResults).where(eq(assessmentResults.student_profile_id, pupil));
  const gone = await refused(server, calls.saveResult, { role: 'TEACHER', params, body: { ...body, version: 1 } });
  expect(gone.current ?? []).toEqual([]);
  expect(gone.errors?.[0]?.message).toBe('Ágata: este resultado não existe mais');
});
