import { dashboardEndpoints as calls, gradeScopes, type OwnGrades, periodsOfScope } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { call } from '../../server/testing/call.ts';
import { disciplinesOf, ids, testNow } from '../../server/testing/fixture.ts';
import { send, startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(grades);
  await server.db.delete(assessmentPostings);
  await server.db.delete(assessmentResults);
});

const student = { role: 'STUDENT' as const };
const me = ids.profile('STUDENT');
const others = [ids.pupil.assigned, ids.pupil.second, ids.pupil.unassigned];
const [portuguese, maths] = disciplinesOf.assigned;
const at = { created_at: testNow, updated_at: testNow };
const home = { municipality_id: ids.municipality.home };

interface Line {
  readonly student_profile_id: string;
  readonly class_id: string;
  readonly discipline_id: string;
  readonly school_year: number;
  readonly scope: (typeof gradeScopes)[number];
  readonly period_index: number;
  readonly score: number;
}
const noLessons = { part: 0, whole: 0, percent: null, absences: [] };
const mine = (year: string) => call(server, calls.ownGrades, { ...student, query: { year } });
const gradeIds = ({ disciplines }: OwnGrades) => disciplines.flatMap((one) => one.grades.map(({ id }) => id));
const resultOf = (assessment: string, student_profile_id: string, more: object = {}) => ({
  ...{ ...home, school_year: 2026, assessment_id: assessment, student_profile_id },
  ...{ score: 66.67, hits: 4, total: 6, ...at, ...more },
});

/** Of grades of one column in two classes, that of the class that the pupil is in; they never were in the other. */
const countingOf = <G extends Pick<Line, 'class_id'>>(own: readonly G[], columnOf: (one: G) => unknown) =>
  own.filter(
    (one) =>
      one.class_id === ids.class.assigned || !own.some((other) => other !== one && columnOf(other) === columnOf(one)),
  );

test('whatever is posted of whom, a pupil reads their own grades alone, each in its year and discipline', async () => {
  const line = fc
    .record({
      student_profile_id: fc.constantFrom(me, ...others),
      class_id: fc.constantFrom(ids.class.assigned, ids.class.unassigned),
      discipline_id: fc.constantFrom(portuguese, maths),
      school_year: fc.constantFrom(2024, 2025, 2026),
      scope: fc.constantFrom(...gradeScopes),
      period_index: fc.integer({ min: 1, max: 2 }),
      score: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    })
    .filter(({ scope, period_index }) => period_index <= periodsOfScope[scope]);
  const keyOf = ({ score: _, ...key }: Line) => JSON.stringify(key);
  const lines = fc.uniqueArray(line, { selector: keyOf, minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(lines, async (drawn) => {
      await server.db.delete(grades);
      const stored = await server.db
        .insert(grades)
        .values(drawn.map((one) => ({ ...home, ...one, ...at })))
        .returning();
      const own = countingOf(
        stored.filter(({ student_profile_id }) => student_profile_id === me),
        ({ discipline_id, school_year, scope, period_index }) =>
          [discipline_id, school_year, scope, period_index].join(),
      );
      for (const year of [2024, 2025, 2026]) {
        const ofYear = own.filter(({ school_year }) => school_year === year);
        const { data } = await mine(String(year));
        expect(gradeIds(data).sort()).toEqual(ofYear.map(({ id }) => id).sort());
        for (const { id, name, grades: shown } of data.disciplines) {
          expect(name).toBe(id === maths ? 'Matemática' : 'Português');
          const there = ofYear.filter(({ discipline_id }) => discipline_id === id);
          expect(shown.map(({ score }) => score).sort()).toEqual(there.map(({ score }) => score).sort());
          const spots = shown.map(({ scope, period_index }) => gradeScopes.indexOf(scope) * 100 + period_index);
          expect(spots).toEqual(spots.toSorted((a, b) => a - b));
        }
        const years = [...new Set(own.map(({ school_year }) => school_year))].filter((one) => one !== 2026);
        expect(data.years).toEqual([2026, ...years.sort((a, b) => b - a)]);
      }
    }),
    { numRuns: 15 },
  );
});

test('results stand in the disciplines where they were posted, the rest apart; another pupil’s stand nowhere', async () => {
  await server.db
    .insert(assessmentResults)
    .values([
      resultOf(ids.assessment.assigned, me),
      resultOf(ids.assessment.unassigned, me, { status: 'IN_REVIEW', score: 50, hits: 3 }),
      ...others.map((pupil) => resultOf(ids.assessment.assigned, pupil, { score: 100, hits: 6 })),
    ]);
  const column = { scope: 'BIMESTER' as const, period_index: 1, school_year: 2026, weight: 1 };
  await server.db
    .insert(assessmentPostings)
    .values({ ...column, assessment_id: ids.assessment.assigned, discipline_id: maths, ...at });
  const { data } = await mine('2026');
  expect(data.disciplines).toEqual([
    {
      id: maths,
      name: 'Matemática',
      grades: [],
      results: [
        {
          ...{ id: ids.assessment.assigned, title: 'Avaliação assigned', category: 'AVALIACAO', format: 'GABARITO' },
          ...{ created_at: testNow.toISOString(), status: 'CORRECTED', score: 66.67, hits: 4, total: 6 },
        },
      ],
    },
  ]);
  expect(data.other_results.map(({ id, status, score }) => [id, status, score])).toEqual([
    [ids.assessment.unassigned, 'IN_REVIEW', 50],
  ]);
  expect((await mine('2025')).data).toEqual({
    ...{ year: 2025, years: [2026], disciplines: [], other_results: [], attendance: noLessons },
  });
});

test('no guessed id, year or archived assessment leads to anything else', async () => {
  await server.db.insert(assessmentResults).values(others.map((pupil) => resultOf(ids.assessment.assigned, pupil)));
  await server.db.insert(grades).values(
    others.map((student_profile_id) => ({
      ...{ ...home, class_id: ids.class.assigned, discipline_id: maths, school_year: 2026, ...at },
      ...{ student_profile_id, scope: 'BIMESTER' as const, period_index: 1, score: 9 },
    })),
  );
  const nothing = { disciplines: [], other_results: [], attendance: noLessons, years: [2026], year: 2026 };
  for (const guess of [...others.map((id) => `student_profile_id=${id}`), `class_id=${ids.class.assigned}`, '']) {
    const answer = await send(server.app, 'GET', `/dashboard/student/grades?year=2026&${guess}`, student);
    expect(answer.json().data).toEqual(nothing);
  }
  for (const id of others) {
    expect((await send(server.app, 'GET', `/dashboard/student/grades/${id}`, student)).statusCode).toBe(404);
  }
  expect((await send(server.app, 'GET', '/dashboard/student/grades?year=abc', student)).statusCode).toBe(400);
  await server.db.insert(assessmentResults).values(resultOf(ids.assessment.assigned, me));
  expect((await mine('2026')).data.other_results).toHaveLength(1);
  const archive = (archived_at: Date | null) =>
    server.db.update(assessments).set({ archived_at }).where(eq(assessments.id, ids.assessment.assigned));
  await archive(testNow);
  expect((await mine('2026')).data).toEqual(nothing);
  await archive(null);
});

test('absences of a year are the pupil’s own, the newest day first, and count against the lessons with a roll call', async () => {
  const mark = (date: string, discipline_id: string, status: 'PRESENT' | 'ABSENT', student_profile_id = me) => ({
    ...{ ...home, school_year: Number(date.slice(0, 4)), class_id: ids.class.assigned, ...at },
    ...{ date, discipline_id, status, student_profile_id },
  });
  const marks = [
    mark('2026-03-02', maths, 'ABSENT'),
    mark('2026-03-03', maths, 'PRESENT'),
    mark('2026-04-01', portuguese, 'ABSENT'),
    mark('2026-04-01', maths, 'ABSENT'),
    mark('2025-05-05', maths, 'ABSENT'),
    ...others.map((pupil) => mark('2026-03-02', portuguese, 'ABSENT', pupil)),
  ];
  await server.db.insert(attendance).values(marks);
  const { data } = await mine('2026');
  expect(data.attendance).toEqual({
    ...{ part: 1, whole: 4, percent: 25 },
    absences: [
      { date: '2026-04-01', discipline: 'Matemática' },
      { date: '2026-04-01', discipline: 'Português' },
      { date: '2026-03-02', discipline: 'Matemática' },
    ],
  });
  expect((await call(server, calls.student, student)).data.attendance).toEqual({ part: 1, whole: 4, percent: 25 });
  expect((await mine('2025')).data.attendance.absences).toHaveLength(1);
  await server.db.delete(attendance);
});
