import { assessmentEndpoints as calls, type Role, reportEndpoints } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assessmentResults } from '../../schema/index.ts';
import { call } from '../../server/testing/call.ts';
import { ids, institutionOf, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
const params = { id: ids.assessment.assigned };

/** The test's assessment in three classes: two of its school, one of another school. */
beforeAll(async () => {
  server = await startTestServer();
  await server.db.delete(assessmentResults);
  await call(server, calls.saveKey, { role: 'MASTER', params, body: { key: [...testKey] } });
  const body = { class_ids: [ids.class.unassigned, ids.class.far] };
  const { data: group } = await call(server, calls.apply, { role: 'MASTER', params, body });
  const idOf = (classId: string) => group.find(({ class_id }) => class_id === classId)?.id ?? '';
  const save = (id: string, student_profile_id: string, marks: string, review: object[] = []) =>
    call(server, calls.saveResult, {
      role: 'MASTER',
      params: { id },
      body: {
        student_profile_id,
        score: 0,
        details: { omr: sheetOf(marks), total: 6, acertos: 0 },
        review: review as never,
      },
    });
  await save(params.id, ids.pupil.assigned, 'abc dab');
  await save(params.id, ids.pupil.second, 'bbc -ab');
  const doubt = { group: 0, question: 1, marked: null, state: 'uncertain', crop: null };
  await save(params.id, ids.profile('STUDENT'), 'aaa aaa', [doubt]);
  await save(idOf(ids.class.unassigned), ids.pupil.unassigned, 'abc ccc');
  await save(idOf(ids.class.far), ids.pupil.far, 'aaa ccc');
});
afterAll(() => server.close());

const analysisAs = async (role: Role) => (await call(server, calls.analysis, { role, params })).data;
const scoresOf = async (condition: ReturnType<typeof sql>) => {
  const { rows } = await server.db.execute<{ mean: string; deviation: string }>(sql`
    select round(avg(r.score), 2) as mean, round(stddev_pop(r.score), 2) as deviation from assessment_results r
    join assessments a on a.id = r.assessment_id where r.status = 'CORRECTED' and ${condition}`);
  return { mean: Number(rows[0]?.mean), deviation: Number(rows[0]?.deviation) };
};

test('what waits for a person bends no figure', async () => {
  const { data: questions, list } = await call(server, calls.questions, { role: 'TEACHER', params });
  expect(list.total).toBe(6);
  expect(questions.map(({ hit_rate, blank }) => [hit_rate, blank])).toEqual([
    [50, 0],
    [100, 0],
    [100, 0],
    [50, 50],
    [100, 0],
    [100, 0],
  ]);
  const analysis = await analysisAs('TEACHER');
  expect(analysis).toMatchObject({ scale: 100, sheets: 2, mean: 83.34, deviation: 16.67 });
  expect([...analysis.scores].sort((a, b) => a - b)).toEqual([66.67, 100]);
  // Two questions agree wholly and four say nothing: 6/5 · (1 − (2 · 0,25) / 1).
  expect(analysis.kr20).toBe(0.6);
});

test('a class beside its school and its network, by the group; two schools are too few to tell a teacher', async () => {
  const { comparison } = await analysisAs('MUNICIPALITY');
  expect(comparison.map(({ level, classes }) => [level, classes])).toEqual([
    ['class', 1],
    ['institution', 2],
    ['network', 3],
  ]);
  expect(comparison[0]).toMatchObject({ expected: 3, participation: 100, mean: 83.34, deviation: 16.67 });
  expect(comparison[1]).toMatchObject(await scoresOf(sql`a.institution_id = ${institutionOf.assigned}`));
  expect(comparison[2]).toMatchObject(await scoresOf(sql`a.assessment_group_id is not null`));
  for (const role of ['TEACHER', 'MANAGER'] as const) {
    expect((await analysisAs(role)).comparison).toEqual(comparison.slice(0, 2));
  }
});

test('the report compares the schools within reach, and nothing beyond', async () => {
  const report = async (role: Role) => (await call(server, reportEndpoints.institutions, { role, params })).data;
  const whole = await report('MUNICIPALITY');
  expect(whole).toHaveLength(2);
  const near = whole.find(({ expected }) => expected > 3);
  expect(near).toMatchObject({ ...(await scoresOf(sql`a.institution_id = ${institutionOf.assigned}`)) });
  expect(await report('MANAGER')).toEqual([near]);
});

test('an assessment of one class has nothing to be compared with', async () => {
  const alone = { role: 'MASTER' as const, params: { id: ids.assessment.away } };
  expect((await call(server, calls.analysis, alone)).data).toMatchObject({ comparison: [], mean: null, kr20: null });
});
