import { assessmentEndpoints, type ResultInput, type WireArea } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { assessmentResults } from '../../../schema/assessment-results.table.ts';
import { files } from '../../../schema/files.table.ts';
import { materials } from '../../../schema/materials.table.ts';
import { call } from '../../../server/testing/call.ts';
import { ids, testKey } from '../../../server/testing/fixture.ts';
import { drawnPhoto } from '../../../server/testing/fixture-files.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';

/** The assessment and the pupil of `forgetResult`. */
export const params = { id: ids.assessment.assigned };
export const pupil = ids.pupil.second;

/** Takes away the pupil's result and every stored file; the key is the fixture's, with nothing annulled. */
export async function forgetResult(server: TestServer): Promise<void> {
  const own = and(eq(assessmentResults.assessment_id, params.id), eq(assessmentResults.student_profile_id, pupil));
  await server.db.delete(assessmentResults).where(own);
  for (const { key } of await server.db.delete(files).returning()) await server.fileStore.remove(key);
  const body = { key: [...testKey], annulled: [] };
  await call(server, assessmentEndpoints.saveKey, { role: 'TEACHER', params, body });
}

export const details = (omr: WireArea[]) => ({ omr, total: 6, acertos: 6 });

/** A server on which every stored file is one of results, a picture to store, and the pupil's result as the class's teacher saves and reads it. */
export async function startResultsServer() {
  const server = await startTestServer();
  await server.db.delete(materials);
  const save = (input: Partial<ResultInput>) =>
    call(server, assessmentEndpoints.saveResult, {
      role: 'TEACHER',
      params,
      body: { student_profile_id: pupil, score: 100, ...input },
    });
  const result = async () =>
    (
      await call(server, assessmentEndpoints.result, {
        role: 'TEACHER',
        params: { ...params, studentProfileId: pupil },
      })
    ).data;
  return { server, picture: await drawnPhoto(), save, result };
}
