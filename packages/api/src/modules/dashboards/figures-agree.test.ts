import {
  assessmentEndpoints,
  dashboardEndpoints as calls,
  classEndpoints,
  classMeanOf,
  gradeEndpoints,
  reportEndpoints,
  schoolYearEndpoints,
  settingsEndpoints,
  userEndpoints,
} from '@caderneta/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { addDays } from '../../server/query/school-time.ts';
import { call } from '../../server/testing/call.ts';
import { disciplinesOf, ids, testNow } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const me = ids.profile('STUDENT');
const student = { role: 'STUDENT' } as const;
const manager = { role: 'MANAGER' } as const;
const ofClass = { class_id: ids.class.assigned };
const columns = { ...ofClass, municipality_id: ids.municipality.home, school_year: 2026 };
const at = { created_at: testNow, updated_at: testNow };
const yearResults = async () =>
  (await call(server, schoolYearEndpoints.yearResults, { role: 'TEACHER', params: { id: ids.class.assigned } })).data;
const resultOf = async (pupil: string) =>
  (await yearResults()).find(({ student_profile_id }) => student_profile_id === pupil);

test('377 of 503 lessons are 74,9% wherever they stand: they do not reach 75', async () => {
  const marks = Array.from({ length: 503 }, (_, index) => ({
    ...{ ...columns, ...at, student_profile_id: me },
    discipline_id: disciplinesOf.assigned[index % 2] as string,
    date: addDays('2026-02-02', Math.floor(index / 2)),
    status: index < 377 ? ('PRESENT' as const) : ('ABSENT' as const),
  }));
  await server.db.insert(attendance).values(marks);
  const share = { part: 377, whole: 503, percent: 74.9 };
  expect((await call(server, calls.student, student)).data.attendance).toEqual(share);
  expect((await call(server, calls.ownGrades, { ...student, query: { year: '2026' } })).data.attendance).toMatchObject(
    share,
  );
  expect((await resultOf(me))?.frequency).toBe(74.9);
  const school = (await call(server, calls.manager, manager)).data;
  expect(school.students_at_risk).toMatchObject([{ student_profile_id: me, absences: 126, percent: 74.9 }]);
  const taught = (await call(server, calls.teacher, { role: 'TEACHER' })).data;
  expect(taught.classes.map((one) => one.attendance)).toEqual([share]);
  const network = (await call(server, calls.municipality, { role: 'MUNICIPALITY' })).data;
  expect([network.attendance, network.attendance_by_institution.map(({ value }) => value)]).toEqual([share, [74.9]]);
  const query = ofClass;
  const absentees = (await call(server, reportEndpoints.absentees, { ...manager, query })).data;
  expect(absentees).toMatchObject([{ absent: 126, frequency: 74.9 }]);
  // 189 of 252 and 188 of 251, of which the second is 74,90.
  const rolls = (await call(server, reportEndpoints.attendance, { ...manager, query })).data;
  expect(rolls.map(({ present, absent, frequency }) => [present, absent, frequency]).sort()).toEqual([
    [188, 63, 74.9],
    [189, 63, 75],
  ]);
});

/** Bimesters of which the last weighs three times as much. */
const terms = [1, 1, 1, 3].map((weight, index) => ({
  ...{ scope: 'BIMESTER' as const, period_index: index + 1, weight },
  ...{ starts_on: `2026-0${index * 2 + 2}-02`, ends_on: `2026-0${index * 2 + 3}-20` },
}));
const gradesOf = (pupil: string, ...scores: number[]) =>
  scores.map((score, index) => ({
    ...{ ...columns, ...at, student_profile_id: pupil, discipline_id: disciplinesOf.assigned[0] as string },
    ...{ scope: 'BIMESTER' as const, period_index: index + 1, score },
  }));
const setTerms = (weighed: typeof terms) =>
  call(server, settingsEndpoints.updateMunicipality, {
    role: 'MASTER',
    params: { id: ids.municipality.home },
    body: { terms: weighed },
  });

test('Média has the periods’ weights in the pupil’s panel and the ranking too', async () => {
  await server.db.delete(grades);
  await server.db.insert(grades).values([
    // Alike in their best grade; without weights the first would have 7,5 and the second 7,8.
    ...gradesOf(me, 5, 7, 8, 10),
    ...gradesOf(ids.pupil.second, 10, 8, 7, 6),
  ]);
  await setTerms(terms);
  expect([(await resultOf(me))?.mean, (await resultOf(ids.pupil.second))?.mean]).toEqual([8.3, 7.2]);
  expect((await call(server, calls.student, student)).data.mean).toBe(8.3);
  for (const { ranking } of [
    (await call(server, calls.teacher, { role: 'TEACHER' })).data,
    (await call(server, calls.manager, manager)).data,
    (await call(server, calls.municipality, { role: 'MUNICIPALITY' })).data,
    (await call(server, calls.master, { role: 'MASTER' })).data,
  ])
    expect(
      ranking.map(({ position, student_profile_id, best, mean }) => [position, student_profile_id, best, mean]),
    ).toEqual([
      [1, me, 10, 8.3],
      [2, ids.pupil.second, 10, 7.2],
    ]);
  await setTerms([]);
  expect((await call(server, calls.student, student)).data.mean).toBe(7.5);
});

test('a class’s mean is that of its pupils’ means for its teacher too, without who left', async () => {
  await server.db.delete(grades);
  await server.db.insert(grades).values([
    // 8,1 and 8,2 make 8,15; all grades together make 8,1, and less with those of who left.
    ...gradesOf(me, 8.1, 8.1, 8.1),
    ...gradesOf(ids.pupil.second, 8.2),
    ...gradesOf(ids.pupil.left, 2),
  ]);
  const [line] = (await call(server, calls.teacher, { role: 'TEACHER' })).data.classes;
  expect(line?.mean).toBe(8.2);
  expect(line?.mean).toBe(classMeanOf((await yearResults()).map(({ mean }) => mean)));
});

/** A pupil's bimesters in Português and their Média, as everything that shows them has them; they must not differ. */
async function shownOf(pupil: string, classId: string) {
  const query = { class_id: classId, student_profile_id: pupil };
  const cards = (await call(server, reportEndpoints.reportCards, { ...manager, query })).data;
  const card = cards.find(({ discipline }) => discipline === 'Português');
  const { data } = await call(server, schoolYearEndpoints.yearResults, { ...manager, params: { id: classId } });
  const result = data.find(({ student_profile_id }) => student_profile_id === pupil);
  const panel = (await call(server, calls.student, student)).data;
  const own = (await call(server, calls.ownGrades, { ...student, query: { year: '2026' } })).data;
  const scores = card?.periods.flatMap(({ score }) => score ?? []) ?? [];
  const inOrder = (grades: readonly { period_index: number; score: number }[]) =>
    grades.toSorted((a, b) => a.period_index - b.period_index).map(({ score }) => score);
  expect(inOrder(panel.grades)).toEqual(scores);
  expect(inOrder(own.disciplines.flatMap(({ grades: shown }) => shown))).toEqual(scores);
  expect([card?.year.mean, result?.mean, panel.mean]).toEqual([card?.mean, card?.mean, card?.mean]);
  return [scores, card?.mean];
}

test('of a pupil who changed class one grade a period is shown and counted, that of the latest class, wherever it stands', async () => {
  await server.db.delete(grades);
  const { assigned: former, unassigned: latter, far } = ids.class;
  const post = (class_id: string, ...scores: number[]) =>
    call(server, gradeEndpoints.saveSheet, {
      ...manager,
      body: scores.map((score, index) => ({
        ...{ class_id, student_profile_id: me, discipline_id: ids.discipline },
        ...{ scope: 'BIMESTER' as const, period_index: index + 1, score },
      })),
    });
  const move = (class_id: string, transfer_date: string) =>
    call(server, userEndpoints.update, {
      ...manager,
      params: { id: ids.user('STUDENT') },
      body: { profile: { class_id, transfer_date } },
    });
  // Of another school, where the discipline is another one of that name.
  const before = { class_id: far, school_year: 2026, starts_on: '2026-01-05', ends_on: '2026-02-01' };
  await server.db.insert(enrolments).values({ ...before, profile_id: me, status: 'MOVED', ...at });
  const brought = { ...gradesOf(me, 9, 9, 9)[2], class_id: far, discipline_id: disciplinesOf.far[0] };
  await server.db.insert(grades).values([
    {
      ...gradesOf(me, 1)[0],
      ...{ class_id: far, discipline_id: disciplinesOf.far[0] },
    } as typeof grades.$inferInsert,
    brought as typeof grades.$inferInsert,
  ]);
  await post(former, 6, 5.5);
  expect(await shownOf(me, former)).toEqual([[6, 5.5, 9], 6.8]);
  await move(latter, '2026-05-04');
  expect(await shownOf(me, latter)).toEqual([[6, 5.5, 9], 6.8]);
  await post(latter, 2);
  expect(await shownOf(me, latter)).toEqual([[2, 5.5, 9], 5.5]);
  // The best that counts is not the 6 that the latter class's 2 went before.
  const rankedBest = async () => {
    const { ranking } = (await call(server, calls.manager, manager)).data;
    return ranking.map(({ student_profile_id, best, mean }) => [student_profile_id, best, mean]);
  };
  expect(await rankedBest()).toEqual([[me, 5.5, 5.5]]);
  await move(former, '2026-05-18');
  expect(await shownOf(me, former)).toEqual([[6, 5.5, 9], 6.8]);
  expect(await rankedBest()).toEqual([[me, 6, 6.8]]);
});

/** The assessment given last to a municipality, as its panel and the report 'Comparativo entre instituições' have it. */
const participation = async (id: string) => {
  const role = 'MUNICIPALITY';
  const { last_assessment } = (await call(server, calls.municipality, { role })).data;
  const lines = (await call(server, reportEndpoints.institutions, { role, params: { id } })).data;
  return { panel: last_assessment, report: lines.map((line) => [line.expected, line.participation]) };
};

test('who left with a result is expected in the last assessment, in the panel as in the report', async () => {
  await server.db.delete(assessmentResults);
  const id = ids.assessment.assigned;
  const last = new Date(testNow.getTime() + 1000);
  await server.db.update(assessments).set({ created_at: last }).where(eq(assessments.id, id));
  const pupils = [me, ids.pupil.left];
  await server.db.insert(assessmentResults).values(
    pupils.map((student_profile_id) => ({
      ...{ municipality_id: ids.municipality.home, school_year: 2026, assessment_id: id, student_profile_id, ...at },
      ...{ score: 50, hits: 3, total: 6 },
    })),
  );
  // Three are enrolled, of whom one has a result; a fourth left with theirs.
  expect(await participation(id)).toMatchObject({
    panel: { title: 'Avaliação assigned', part: 2, whole: 4, percent: 50 },
    report: [[4, 50]],
  });
});

test('who changed class with a result is one pupil of the group, in the panel as in the report and the analysis, and sees it done', async () => {
  await server.db.delete(assessmentResults);
  const [id, other] = [ids.assessment.assigned, ids.assessment.unassigned];
  const group = '0190aaaa-0000-7000-8000-000000000001';
  await server.db
    .update(assessments)
    .set({ assessment_group_id: group, created_at: new Date(testNow.getTime() + 2000) })
    .where(inArray(assessments.id, [id, other]));
  await server.db.insert(assessmentResults).values({
    ...{ municipality_id: ids.municipality.home, school_year: 2026, assessment_id: id, student_profile_id: me, ...at },
    ...{ score: 50, hits: 3, total: 6 },
  });
  const before = await participation(id);
  expect(before.panel).toMatchObject({ part: 1 });
  const move = (class_id: string) =>
    call(server, userEndpoints.update, {
      ...manager,
      params: { id: ids.user('STUDENT') },
      body: { profile: { class_id } },
    });
  const shown = async () =>
    (await call(server, calls.student, student)).data.assessments.map((one) => [one.id, one.status]);
  expect(await shown()).toEqual([[id, 'CORRECTED']]);
  await move(ids.class.unassigned);
  expect(await participation(id)).toEqual(before);
  expect(await participation(other)).toEqual(before);
  const { comparison } = (await call(server, assessmentEndpoints.analysis, { ...manager, params: { id } })).data;
  expect(comparison.find(({ level }) => level === 'institution')?.expected).toBe(before.panel?.whole);
  expect(await shown()).toEqual([[id, 'CORRECTED']]);
  // Of an assessment of the new class alone there is still to be a result.
  await server.db.update(assessments).set({ assessment_group_id: null }).where(eq(assessments.id, other));
  expect((await shown()).sort()).toEqual([
    [id, 'CORRECTED'],
    [other, 'PENDING'],
  ]);
  await move(ids.class.assigned);
  await server.db.update(assessments).set({ assessment_group_id: null }).where(eq(assessments.id, id));
});

test('grades of who left, and in what is no longer assigned, are not those expected, in panels as in the report', async () => {
  const [taught, dropped] = disciplinesOf.assigned;
  const of = (student_profile_id: string, discipline_id: string) => ({
    ...{ ...columns, ...at, student_profile_id, discipline_id, score: 7 },
    ...{ scope: 'BIMESTER' as const, period_index: 2 },
  });
  await server.db.delete(grades);
  await server.db
    .insert(grades)
    .values([of(me, taught), of(ids.pupil.left, taught), of(ids.pupil.second, taught), of(me, dropped)]);
  await server.db
    .update(enrolments)
    .set({ ends_on: '2026-05-04', status: 'LEFT' })
    .where(eq(enrolments.profile_id, ids.pupil.second));
  const reported = async (role: 'MANAGER' | 'MUNICIPALITY', query = {}) => {
    const { data } = await call(server, reportEndpoints.postedGrades, { role, query: { ...query, period: '2' } });
    const sum = (key: 'posted' | 'expected') => data.reduce((total, line) => total + line[key], 0);
    return { part: sum('posted'), whole: sum('expected') };
  };
  // Two are enrolled in the class, of whom one has a grade.
  expect(await reported('MANAGER', ofClass)).toEqual({ part: 1, whole: 2 });
  const school = (await call(server, calls.manager, manager)).data.posted_grades;
  expect(school).toMatchObject(await reported('MANAGER'));
  const network = (await call(server, calls.municipality, { role: 'MUNICIPALITY' })).data.posted_grades;
  expect(network).toMatchObject(await reported('MUNICIPALITY'));
  expect([school.part, network.part]).toEqual([1, 1]);
});

test('assessments of an archived class are neither counted nor the last', async () => {
  const counted = async () => (await call(server, calls.master, { role: 'MASTER' })).data.counts.assessments;
  const listed = async () => (await call(server, assessmentEndpoints.list, { role: 'MASTER' })).list.total;
  const before = await counted();
  expect(before).toBe(await listed());
  const params = { id: ids.class.assigned };
  expect((await call(server, classEndpoints.remove, { role: 'MASTER', params })).data.archived).toBe(true);
  expect(await counted()).toBe(await listed());
  expect(await counted()).toBeLessThan(before);
  const { last_assessment } = (await call(server, calls.municipality, { role: 'MUNICIPALITY' })).data;
  expect(last_assessment?.title).not.toBe('Avaliação assigned');
});
