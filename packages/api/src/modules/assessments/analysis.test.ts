import { assessmentEndpoints as calls, type Role, reportEndpoints } from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
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
  const uncertain = { group: 0, question: 1, marked: null, state: 'uncertain', crop: null };
  await save(params.id, ids.profile('STUDENT'), 'aaa aaa', [uncertain]);
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

test('each figure of each question is what a statement over the stored marks counts', async () => {
  const { data } = await call(server, calls.questions, { role: 'TEACHER', params });
  const { rows } = await server.db.execute(sql`
    with marks as (
      select r.id as sheet, (area->>'area')::int - 1 as "group", (answer->>'questao')::int as question,
        coalesce((answer->>'alternativa_marcada')::int, 0) as marked, (answer->>'correto')::boolean::int as item,
        case when jsonb_typeof(answer->'marked') = 'array' then jsonb_array_length(answer->'marked') > 1 else false end as double
      from assessment_results r, jsonb_array_elements(r.details->'omr') area, jsonb_array_elements(area->'respostas') answer
      where r.assessment_id = ${params.id} and r.status = 'CORRECTED'
    ), beside as (select *, sum(item) over (partition by sheet) - item as rest from marks)
    select "group", question, round(avg((marked = 1)::int) * 100, 2)::float8 as a, round(avg((marked = 2)::int) * 100, 2)::float8 as b,
      round(avg((marked = 0 and not double)::int) * 100, 2)::float8 as blank,
      round(avg(double::int) * 100, 2)::float8 as double, round(avg(item) * 100, 2)::float8 as hit_rate,
      round(corr(item, rest)::numeric, 4)::float8 as discrimination
    from beside group by 1, 2 order by 1, 2`);
  const shareOf = (options: readonly { letter: string; share: number | null }[], wanted: string) =>
    options.find(({ letter }) => letter === wanted)?.share;
  expect(
    data.map(({ group, question, options, blank, double, hit_rate, discrimination }) => {
      return {
        group,
        question,
        a: shareOf(options, 'A'),
        b: shareOf(options, 'B'),
        blank,
        double,
        hit_rate,
        discrimination,
      };
    }),
  ).toEqual(rows);
});

test('hits, score and situation of each pupil are those that are stored, and none of who has none', async () => {
  const { data } = await call(server, calls.results, { role: 'TEACHER', params });
  const { rows } = await server.db.execute(sql`
    select u.name, r.hits::int, r.score::float8, coalesce(r.status, 'PENDING') as status,
      (select count(*) from jsonb_array_elements(r.details->'omr') area, jsonb_array_elements(area->'respostas') answer
        where (answer->>'correto')::boolean)::int as right
    from enrolments e join profiles p on p.id = e.profile_id join users u on u.id = p.user_id
    left join assessment_results r on r.student_profile_id = p.id and r.assessment_id = ${params.id}
    where e.class_id = ${ids.class.assigned} and e.ends_on is null order by u.name`);
  const shown = data.map(({ student: { name }, hits, score, status }) => ({ name, hits, score, status }));
  expect(shown).toEqual(rows.map(({ right: _, ...row }) => row));
  for (const { hits, right } of rows) expect(hits ?? 0).toBe(right);
});

test('the report compares the schools within reach, and nothing beyond', async () => {
  const report = async (role: Role) => (await call(server, reportEndpoints.institutions, { role, params })).data;
  const whole = await report('MUNICIPALITY');
  expect(whole).toHaveLength(2);
  const near = whole.find(({ expected }) => expected > 3);
  expect(near).toMatchObject({ ...(await scoresOf(sql`a.institution_id = ${institutionOf.assigned}`)) });
  expect(await report('MANAGER')).toEqual([near]);
  const { rows } = await server.db.execute(sql`
    with lines as (
      select i.name as institution, r.id, case when r.status = 'CORRECTED' then r.score end as score
      from assessments a join school_classes c on c.id = a.class_id join institutions i on i.id = c.institution_id
      join enrolments e on e.class_id = c.id and e.ends_on is null
      left join assessment_results r on r.assessment_id = a.id and r.student_profile_id = e.profile_id
      where a.assessment_group_id = (select assessment_group_id from assessments where id = ${params.id}))
    select institution, count(*)::int as expected, round(count(id) * 100.0 / count(*), 2)::float8 as participation,
      round(avg(score), 2)::float8 as mean, round(stddev_pop(score), 2)::float8 as deviation
    from lines group by 1 order by 1`);
  expect(whole).toEqual(rows);
});

test('who changed school counts once over the whole report, by the result saved last, whatever the page', async () => {
  const { second } = ids.pupil;
  const [far] = await server.db
    .select()
    .from(assessmentResults)
    .where(eq(assessmentResults.student_profile_id, ids.pupil.far));
  if (!far) throw new Error('the far class has a result');
  const { id: _, ...copy } = far;
  await server.db.insert(assessmentResults).values({ ...copy, student_profile_id: second, score: 50 });
  await server.db
    .update(enrolments)
    .set({ ends_on: '2026-05-01', status: 'MOVED' })
    .where(eq(enrolments.profile_id, second));
  const report = async (query: object) =>
    (await call(server, reportEndpoints.institutions, { role: 'MUNICIPALITY', params, query })).data;
  const expectedBySchool = async (laterIn: string) => {
    const saved = (assessment_id: string) =>
      and(eq(assessmentResults.student_profile_id, second), eq(assessmentResults.assessment_id, assessment_id));
    for (const id of [params.id, far.assessment_id]) {
      const created_at = new Date(id === laterIn ? '2026-05-12T12:00:00Z' : '2026-05-11T12:00:00Z');
      await server.db.update(assessmentResults).set({ created_at }).where(saved(id));
    }
    const pages = [...(await report({ page: 1, limit: 1 })), ...(await report({ page: 2, limit: 1 }))];
    expect(await report({})).toEqual(pages);
    return pages.map(({ expected }) => expected).sort();
  };
  expect(await expectedBySchool(params.id)).toEqual([1, 4]);
  expect(await expectedBySchool(far.assessment_id)).toEqual([2, 3]);
});

test('an assessment of one class has nothing to be compared with', async () => {
  const alone = { role: 'MASTER' as const, params: { id: ids.assessment.away } };
  expect((await call(server, calls.analysis, alone)).data).toMatchObject({ comparison: [], mean: null, kr20: null });
});

test('a school of whose classes everybody is gone is counted, and has no line', async () => {
  const ofFar = sql`(select id from assessments where class_id = ${ids.class.far})`;
  await server.db.execute(sql`delete from assessment_results where assessment_id in ${ofFar}`);
  const gone = { ends_on: '2026-05-02', status: 'MOVED' as const };
  await server.db.update(enrolments).set(gone).where(eq(enrolments.class_id, ids.class.far));
  const asked = { role: 'MUNICIPALITY' as const, params, query: { page: '1', limit: '20' } };
  const { data, list } = await call(server, reportEndpoints.institutions, asked);
  expect(data.map(({ expected }) => expected)).toEqual([4]);
  expect(list.total).toBe(2);
});
