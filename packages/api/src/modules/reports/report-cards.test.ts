import { reportEndpoints as calls, frequencyOf, gradeEndpoints, schoolYearEndpoints } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendance } from '../../schema/attendance.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { call } from '../../server/testing/call.ts';
import { disciplinesOf, ids } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
const columns = { municipality_id: ids.municipality.home, school_year: 2026, class_id: ids.class.assigned };
const [portuguese, mathematics] = disciplinesOf.assigned;
const pupils = [ids.pupil.assigned, ids.pupil.second];
const query = { class_id: ids.class.assigned };
const lines = async (more: object = {}) =>
  (await call(server, calls.reportCards, { role: 'MANAGER', query: { ...query, ...more } })).data;

beforeAll(async () => {
  server = await startTestServer();
  // Three days of the first bimester and one of the second; the first pupil misses one of each.
  const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-05-04'];
  await server.db.insert(attendance).values(
    pupils.flatMap((student_profile_id, pupil) =>
      [portuguese, mathematics].flatMap((discipline_id) =>
        days.map((date, day) => ({
          ...columns,
          date,
          discipline_id,
          student_profile_id,
          status: pupil === 0 && day >= 2 ? ('ABSENT' as const) : ('PRESENT' as const),
        })),
      ),
    ),
  );
  const score = { ...columns, student_profile_id: ids.pupil.assigned, scope: 'BIMESTER' as const };
  await server.db.insert(grades).values([
    { ...score, discipline_id: portuguese, period_index: 1, score: 7 },
    { ...score, discipline_id: portuguese, period_index: 2, score: 8.5 },
    { ...score, discipline_id: mathematics, period_index: 1, score: 4 },
  ]);
});
afterAll(() => server.close());

test('a boletim has each discipline, its scores and absences by period, mean, frequency and situation', async () => {
  const own = (await lines({ student_profile_id: ids.pupil.assigned })).filter(({ student }) => student === 'Zélia');
  expect(own.map(({ discipline }) => discipline).sort()).toEqual(['Matemática', 'Português']);
  const shown = own.find(({ discipline }) => discipline === 'Português');
  expect(shown).toMatchObject({
    matricula: 'P0',
    school_year: 2026,
    periods: [
      { label: '1º bimestre', score: 7, absent: 1 },
      { label: '2º bimestre', score: 8.5, absent: 1 },
      { label: '3º bimestre', score: null, absent: 0 },
      { label: '4º bimestre', score: null, absent: 0 },
    ],
    mean: 7.8,
    frequency: 50,
    situation: 'CURSANDO',
  });
});

test('every figure is what an independent count says, and the whole year is that of the class', async () => {
  const all = await lines();
  expect(new Set(all.map(({ student_profile_id }) => student_profile_id))).toEqual(
    new Set(
      (
        await server.db.execute<{ id: string }>(
          sql`select profile_id as id from enrolments where class_id = ${ids.class.assigned} and ends_on is null`,
        )
      ).rows.map(({ id }) => id),
    ),
  );
  for (const line of all) {
    const { rows } = await server.db.execute<{ first: number; second: number; present: number; absent: number }>(sql`
      select count(*) filter (where status = 'ABSENT' and date <= '2026-04-30')::int as first,
        count(*) filter (where status = 'ABSENT' and date > '2026-04-30')::int as second,
        count(*) filter (where status = 'PRESENT')::int as present, count(*) filter (where status = 'ABSENT')::int as absent
      from attendance a join disciplines d on d.id = a.discipline_id
      where student_profile_id = ${line.student_profile_id} and d.name = ${line.discipline} and school_year = 2026`);
    const [counted] = rows;
    expect(line.periods.slice(0, 2).map(({ absent }) => absent)).toEqual([counted?.first, counted?.second]);
    expect(line.frequency).toBe(counted ? frequencyOf(counted) : null);
    const { rows: scores } = await server.db.execute<{ period_index: number; score: number }>(sql`
      select period_index, score from grades g join disciplines d on d.id = g.discipline_id
      where student_profile_id = ${line.student_profile_id} and d.name = ${line.discipline} order by 1`);
    const posted = line.periods.flatMap(({ score }, index) =>
      score === null ? [] : [{ period_index: index + 1, score }],
    );
    expect(posted).toEqual(scores);
  }
  const yearResults = await call(server, schoolYearEndpoints.yearResults, {
    role: 'MANAGER',
    params: { id: ids.class.assigned },
  });
  for (const { student_profile_id, mean, frequency, situation, disciplines } of yearResults.data) {
    const own = all.filter((line) => line.student_profile_id === student_profile_id);
    expect(own[0]?.year).toEqual({ mean, frequency, situation });
    for (const { name, mean: ofDiscipline } of disciplines) {
      expect(own.find(({ discipline }) => discipline === name)?.mean).toBe(ofDiscipline);
    }
  }
});

test('the council map says what the rows add up to', async () => {
  const { data } = await call(server, schoolYearEndpoints.yearResults, {
    role: 'MANAGER',
    params: { id: ids.class.assigned },
  });
  for (const { student_profile_id, mean, present, absent } of data) {
    const { rows } = await server.db.execute(sql`
      select (select round(avg(score), 1)::float8 from grades where student_profile_id = ${student_profile_id}) as mean,
        count(*) filter (where status = 'PRESENT')::int as present, count(*) filter (where status = 'ABSENT')::int as absent
      from attendance where student_profile_id = ${student_profile_id} and school_year = 2026`);
    expect({ mean, present, absent }).toEqual(rows[0]);
  }
});

test('a class that counts in trimesters has three columns; nobody knows their absences', async () => {
  const entry = { ...query, discipline_id: portuguese, year: 2026, scope: 'TRIMESTER' as const, score: 9 };
  for (const student_profile_id of pupils) {
    for (const period_index of [1, 2]) {
      await call(server, gradeEndpoints.save, {
        role: 'MASTER',
        body: { ...entry, student_profile_id, period_index },
      });
    }
  }
  const [line] = await lines({ student_profile_id: ids.pupil.second });
  expect(line?.periods.map(({ label, absent }) => [label, absent])).toEqual([
    ['1º trimestre', null],
    ['2º trimestre', null],
    ['3º trimestre', null],
  ]);
});

test('of another year than the class’s there is no boletim: its pupils may have been elsewhere', async () => {
  expect(await lines({ academic_year: '2026' })).not.toEqual([]);
  expect(await lines({ academic_year: '2025' })).toEqual([]);
});
