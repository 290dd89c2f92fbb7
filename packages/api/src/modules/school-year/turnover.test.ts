import { schoolYearEndpoints as calls, classEndpoints, type TurnoverInput, userEndpoints } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids, userOfPupil } from '../../server/testing/fixture.ts';
import { waitsForLock } from '../../server/testing/lock-wait.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
const near = { role: 'MANAGER' as const, params: { id: ids.institution.near } };
const pupils = { approved: ids.pupil.assigned, failed: ids.pupil.second, open: ids.profile('STUDENT') };

beforeAll(async () => {
  server = await startTestServer();
  const posted = (student_profile_id: string, score: number) =>
    [1, 2, 3, 4].map((period_index) => ({
      municipality_id: ids.municipality.home,
      school_year: 2026,
      class_id: ids.class.assigned,
      student_profile_id,
      discipline_id: disciplinesOf.assigned[0],
      scope: 'BIMESTER' as const,
      period_index,
      score,
    }));
  await server.db.insert(grades).values([...posted(pupils.approved, 8), ...posted(pupils.failed, 4)]);
});
afterAll(() => server.close());

const preview = async () => (await call(server, calls.previewTurnover, { ...near, query: { from_year: '2026' } })).data;
const turn = async (body: TurnoverInput) => (await call(server, calls.turnYear, { ...near, body })).data;
const classesOf2027 = async () =>
  (await call(server, classEndpoints.list, { role: 'MANAGER', query: { academic_year: '2027' } })).data.map(
    ({ name, _count }) => [name, _count.profiles],
  );
const ofPupil = (id: string) =>
  server.db.select().from(enrolments).where(eq(enrolments.profile_id, id)).orderBy(enrolments.school_year);

test('the preview says what becomes of each class and pupil, and changes nothing', async () => {
  const plan = await preview();
  expect(plan).toMatchObject({ from_year: 2026, to_year: 2027, starts_on: '2027-02-01', is_over: false });
  expect(plan.classes.map(({ grade, section }) => `${grade} ${section}`)).toEqual(['5º Ano A', '5º Ano B']);
  const [first] = plan.classes;
  expect(first).toMatchObject({
    promoted_to: { grade: '6º Ano', section: 'A', class_id: null },
    retained_to: { grade: '5º Ano', section: 'A', class_id: null },
  });
  const outcomes = first?.pupils.map(({ student_profile_id, situation, outcome, is_done }) => [
    student_profile_id,
    situation,
    outcome,
    is_done,
  ]);
  expect(outcomes).toEqual([
    [pupils.failed, 'REPROVADO', 'RETAINED', false],
    [pupils.open, 'CURSANDO', null, false],
    [pupils.approved, 'APROVADO', 'APPROVED', false],
  ]);
  expect(await classesOf2027()).toEqual([]);
});

test('what is decided of pupils and classes of another school is refused, and nothing is done', async () => {
  const failure = await refused(server, calls.turnYear, {
    ...near,
    body: {
      from_year: 2026,
      outcomes: [
        { student_profile_id: pupils.open, outcome: 'APPROVED' },
        { student_profile_id: ids.pupil.far, outcome: 'APPROVED' },
      ],
      promoted_grades: [{ class_id: ids.class.far, grade: '6º Ano' }],
    },
  });
  expect(failure.errors?.map(({ field }) => field)).toEqual([
    'outcomes.1.student_profile_id',
    'promoted_grades.0.class_id',
  ]);
  expect(await classesOf2027()).toEqual([]);
});

test('turning the year makes the classes, concludes and opens enrolments with their days, and leaves who is undecided', async () => {
  expect(await turn({ from_year: 2026 })).toEqual({
    to_year: 2027,
    classes_created: 2,
    approved: 1,
    retained: 1,
    concluded: 0,
    undecided: 2,
    done_before: 0,
  });
  expect(await classesOf2027()).toEqual([
    ['5º Ano A', 1],
    ['6º Ano A', 1],
  ]);
  expect(await ofPupil(pupils.approved)).toMatchObject([
    { class_id: ids.class.assigned, outcome: 'APPROVED', concluded_on: '2026-05-20', ends_on: null },
    { school_year: 2027, starts_on: '2027-02-01', outcome: null, status: 'ACTIVE' },
  ]);
  const old = await call(server, classEndpoints.students, { role: 'MANAGER', params: { id: ids.class.assigned } });
  expect(old.data.map(({ id }) => id)).toEqual(expect.arrayContaining([pupils.approved, pupils.failed]));
  const user = await call(server, userEndpoints.get, {
    role: 'MANAGER',
    params: { id: userOfPupil(pupils.approved) },
  });
  expect(user.data.profiles[0]?.school_class).toMatchObject({ grade: '6º Ano', academic_year: 2027 });
  const [audit] = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'enrolments'));
  expect(audit).toMatchObject({ institution_id: ids.institution.near, from: { year: 2026 }, to: { year: 2027 } });
});

test('a second time only what was left is done: the council’s decisions, each pupil once', async () => {
  expect(await turn({ from_year: 2026 })).toMatchObject({
    classes_created: 0,
    approved: 0,
    retained: 0,
    undecided: 2,
    done_before: 2,
  });
  const outcomes = [
    { student_profile_id: pupils.open, outcome: 'APPROVED' as const },
    { student_profile_id: ids.pupil.unassigned, outcome: 'APPROVED' as const },
    { student_profile_id: pupils.failed, outcome: 'APPROVED' as const },
  ];
  const promoted_grades = [{ class_id: ids.class.unassigned, grade: null }];
  expect(await turn({ from_year: 2026, outcomes, promoted_grades, starts_on: '2027-02-08' })).toMatchObject({
    classes_created: 0,
    approved: 1,
    concluded: 1,
    undecided: 0,
    done_before: 2,
  });
  expect(await ofPupil(pupils.open)).toMatchObject([{ outcome: 'APPROVED' }, { starts_on: '2027-02-08' }]);
  expect(await ofPupil(ids.pupil.unassigned)).toMatchObject([{ outcome: 'APPROVED', school_year: 2026 }]);
  expect(await ofPupil(pupils.failed)).toMatchObject([{ outcome: 'RETAINED' }, { school_year: 2027 }]);
  const made = and(eq(schoolClasses.institution_id, ids.institution.near), eq(schoolClasses.academic_year, 2027));
  expect(await server.db.select().from(schoolClasses).where(made)).toHaveLength(2);
});

test('a year that has not begun is not turned, and new enrolments begin in the next year', async () => {
  expect((await refused(server, calls.turnYear, { ...near, body: { from_year: 2027 } })).errors?.[0]?.field).toBe(
    'from_year',
  );
  const early = { from_year: 2026, starts_on: '2026-12-01' };
  expect((await refused(server, calls.turnYear, { ...near, body: early })).errors?.[0]?.field).toBe('starts_on');
});

test('who is moved out of the class while the year is turned is neither concluded nor enrolled, counted or audited', async () => {
  const outcomes = [{ student_profile_id: ids.pupil.far, outcome: 'RETAINED' as const }];
  const far = { role: 'MUNICIPALITY' as const, params: { id: ids.institution.far } };
  const { turned } = await server.db.transaction(async (other) => {
    await other
      .update(enrolments)
      .set({ ends_on: '2026-05-20', status: 'MOVED' })
      .where(eq(enrolments.profile_id, ids.pupil.far));
    const turned = call(server, calls.turnYear, { ...far, body: { from_year: 2025, outcomes } });
    await waitsForLock(server);
    return { turned };
  });
  expect((await turned).data).toMatchObject({ classes_created: 0, approved: 0, retained: 0, concluded: 0 });
  expect(await ofPupil(ids.pupil.far)).toMatchObject([{ status: 'MOVED', outcome: null }]);
  const ofFar = and(eq(auditLog.table_name, 'enrolments'), eq(auditLog.institution_id, ids.institution.far));
  expect(await server.db.select({ to: auditLog.to }).from(auditLog).where(ofFar)).toMatchObject([
    { to: { classes: [], pupils: [] } },
  ]);
});
