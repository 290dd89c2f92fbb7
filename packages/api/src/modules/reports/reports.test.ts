import { auditEndpoints, reportEndpoints as calls, dashboardEndpoints, settingsEndpoints } from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendance } from '../../schema/attendance.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { type CallOptions, call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
const columns = { municipality_id: ids.municipality.home, school_year: 2026, class_id: ids.class.assigned };
const as = { role: 'MANAGER' } as const;
const inClass = { class_id: ids.class.assigned };
const first = disciplinesOf.assigned[0];

beforeAll(async () => {
  server = await startTestServer();
  const pupils = [ids.pupil.assigned, ids.pupil.second];
  const days = ['2026-03-02', '2026-03-03', '2026-03-04'];
  // The first pupil misses the last two days, the second none.
  await server.db.insert(attendance).values(
    pupils.flatMap((student_profile_id, pupil) =>
      days.map((date, day) => ({
        ...columns,
        date,
        discipline_id: first,
        student_profile_id,
        status: pupil === 0 && day > 0 ? ('ABSENT' as const) : ('PRESENT' as const),
      })),
    ),
  );
  const score = {
    ...columns,
    student_profile_id: ids.pupil.assigned,
    discipline_id: first,
    scope: 'BIMESTER' as const,
  };
  await server.db.insert(grades).values([1, 2, 3].map((period_index) => ({ ...score, period_index, score: 7 })));
  await server.db
    .update(profiles)
    .set({ birth_date: '2012-02-29', gender: 'FEMALE' })
    .where(eq(profiles.id, ids.pupil.assigned));
});
afterAll(() => server.close());

const count = async (query: ReturnType<typeof sql>) => {
  const { rows } = await server.db.execute<{ count: number }>(query);
  return Number(rows[0]?.count);
};

test('attendance by class and discipline says what the rows add up to', async () => {
  const { data, list } = await call(server, calls.attendance, { ...as, query: inClass });
  const own = data.find(({ student }) => student === 'Zélia');
  expect(own).toMatchObject({ discipline: 'Português', present: 1, absent: 2, frequency: 33.3 });
  const sum = (of: 'present' | 'absent') => data.reduce((total, row) => total + row[of], 0);
  const counted = (status: string) =>
    count(sql`select count(*) from attendance where class_id = ${ids.class.assigned} and school_year = 2026
      and status = ${status}`);
  expect(sum('present')).toBe(await counted('PRESENT'));
  expect(sum('absent')).toBe(await counted('ABSENT'));
  expect(list.total).toBe(
    await count(sql`select count(distinct (discipline_id, student_profile_id)) from attendance
      where class_id = ${ids.class.assigned} and school_year = 2026`),
  );
  const { data: paged } = await call(server, calls.attendance, { ...as, query: { ...inClass, page: '1', limit: '1' } });
  expect(paged).toEqual(data.slice(0, 1));
  const beyond = await call(server, calls.attendance, { ...as, query: { ...inClass, page: '99', limit: '1' } });
  expect([beyond.data, beyond.list.total]).toEqual([[], list.total]);
  const { rows: lines } = await server.db.execute(sql`
    select d.name as discipline, p.matricula, u.name as student,
      sum((a.status = 'PRESENT')::int)::int as present, sum((a.status = 'ABSENT')::int)::int as absent,
      (floor(avg((a.status = 'PRESENT')::int) * 1000) / 10)::float8 as frequency
    from attendance a join disciplines d on d.id = a.discipline_id
    join profiles p on p.id = a.student_profile_id join users u on u.id = p.user_id
    where a.class_id = ${ids.class.assigned} and a.school_year = 2026 group by d.name, u.name, p.id order by 1, 3, p.id`);
  expect(data.map(({ institution: _, class: __, ...figures }) => figures)).toEqual(lines);
  const none = await call(server, calls.attendance, { ...as, query: { ...inClass, academic_year: '2025' } });
  expect(none.data).toEqual([]);
});

test('pupils under the minimum presence, and nobody else', async () => {
  const absentees = async () => (await call(server, calls.absentees, { ...as, query: inClass })).data;
  const [lowest] = await absentees();
  expect(lowest).toMatchObject({ student: 'Zélia', absent: 2, consecutive: 2, frequency: 33.3, limit: 75 });
  const under = (minimum: number) =>
    count(sql`select count(*) from (select student_profile_id from attendance
      where class_id = ${ids.class.assigned} and school_year = 2026 group by 1
      having count(*) filter (where status = 'PRESENT') * 100.0 < ${minimum}::int * count(*)) low`);
  expect((await absentees()).length).toBe(await under(75));
  const { rows: lines } = await server.db.execute(sql`
    select u.name as student, sum((a.status = 'ABSENT')::int)::int as absent,
      (floor(avg((a.status = 'PRESENT')::int) * 1000) / 10)::float8 as frequency,
      (select count(distinct b.date) from attendance b where b.student_profile_id = p.id and b.school_year = 2026
        and b.date > coalesce(max(a.date) filter (where a.status = 'PRESENT'), '-infinity'))::int as consecutive
    from attendance a join profiles p on p.id = a.student_profile_id join users u on u.id = p.user_id
    where a.class_id = ${ids.class.assigned} and a.school_year = 2026 group by u.name, p.id
    having avg((a.status = 'PRESENT')::int) < 0.75 order by 3, 1`);
  const shown = (await absentees()).map(({ student, absent, frequency, consecutive }) => {
    return { student, absent, frequency, consecutive };
  });
  expect(shown).toEqual(lines);
  await call(server, settingsEndpoints.updateMunicipality, {
    role: 'MASTER',
    params: { id: ids.municipality.home },
    body: { minimum_attendance: 30 },
  });
  expect((await absentees()).length).toBe(await under(30));
});

test('a period is its days, of presences, of absences and of who is under the minimum', async () => {
  const query = { class_id: ids.class.unassigned };
  const settings = (body: CallOptions<typeof settingsEndpoints.updateMunicipality>['body']) =>
    call(server, settingsEndpoints.updateMunicipality, {
      role: 'MASTER',
      params: { id: ids.municipality.home },
      body,
    });
  await settings({ minimum_attendance: 75 });
  const lesson = { ...columns, class_id: ids.class.unassigned, discipline_id: first };
  // Of each bimester two days: missed in the first, and one of the second, its last.
  await server.db.insert(attendance).values(
    ['2026-04-29', '2026-04-30', '2026-05-04', '2026-05-05'].map((date, day) => ({
      ...lesson,
      date,
      student_profile_id: ids.pupil.unassigned,
      status: day === 2 ? ('PRESENT' as const) : ('ABSENT' as const),
    })),
  );
  const own = <T extends { student: string }>(rows: readonly T[], student: string) =>
    rows.find((row) => row.student === student);
  const { rows } = await server.db.execute<{
    name: string;
  }>(sql`select u.name from profiles p join users u on u.id = p.user_id
    where p.id = ${ids.pupil.unassigned}`);
  const name = rows[0]?.name ?? '';
  const said = async (period?: string) => {
    const asked = { ...as, query: { ...query, discipline_id: first, ...(period ? { period } : {}) } };
    const ofClass = own((await call(server, calls.attendance, asked)).data, name);
    const absentee = own((await call(server, calls.absentees, asked)).data, name);
    return {
      lessons: ofClass && [ofClass.present, ofClass.absent, ofClass.frequency],
      absentee: absentee && [absentee.absent, absentee.consecutive, absentee.frequency],
    };
  };
  expect(await said()).toEqual({ lessons: [1, 3, 25], absentee: [3, 1, 25] });
  expect(await said('1')).toEqual({ lessons: [0, 2, 0], absentee: [2, 2, 0] });
  expect(await said('2')).toEqual({ lessons: [1, 1, 50], absentee: [1, 1, 50] });
  expect(await said('3')).toEqual({ lessons: undefined, absentee: undefined });
  expect(await said('5')).toEqual({ lessons: undefined, absentee: undefined });
  const terms = [
    { scope: 'TRIMESTER' as const, period_index: 1, starts_on: '2026-02-01', ends_on: '2026-05-04' },
    { scope: 'TRIMESTER' as const, period_index: 2, starts_on: '2026-05-05', ends_on: '2026-08-31' },
  ];
  await settings({ terms });
  expect(await said('1')).toEqual({ lessons: [1, 2, 33.3], absentee: [2, 0, 33.3] });
  expect(await said('4')).toEqual({ lessons: undefined, absentee: undefined });
  await settings({ terms: [] });
});

test('only a report that counts by period takes one', () => {
  const takes = Object.values(calls).filter(({ request }) => 'query' in request && 'period' in request.query.shape);
  expect(takes).toEqual([calls.attendance, calls.absentees, calls.postedGrades]);
});

test('the pupils of a class are numbered by name; birth dates are left out where they are hidden', async () => {
  const { data } = await call(server, calls.pupils, { ...as, query: inClass });
  expect(data.map(({ number }) => number)).toEqual(data.map((_, index) => index + 1));
  expect(data.length).toBe(
    await count(sql`select count(distinct profile_id) from enrolments where class_id = ${ids.class.assigned}`),
  );
  const { rows } = await server.db.execute(sql`select distinct u.name as student, p.matricula, p.gender,
      p.birth_date::text as birth_date, e.status as situation, i.name as institution, c.grade || ' ' || c.section as class
    from enrolments e join school_classes c on c.id = e.class_id join institutions i on i.id = c.institution_id
    join profiles p on p.id = e.profile_id join users u on u.id = p.user_id
    where e.class_id = ${ids.class.assigned} order by 1`);
  expect(data.map(({ number: _, ...row }) => row)).toEqual(rows);
  expect(data.find(({ student }) => student === 'Zélia')).toMatchObject({
    matricula: 'P0',
    gender: 'FEMALE',
    birth_date: '2012-02-29',
    situation: 'ACTIVE',
  });
  const hidden = await call(server, calls.pupils, { ...as, query: { ...inClass, hide_personal: 'true' } });
  expect(hidden.data).toEqual(data.map((row) => ({ ...row, birth_date: null })));
});

test('without a class, the pupils are those whom the start of a municipality counts', async () => {
  const role = { role: 'MUNICIPALITY' } as const;
  const { data, list } = await call(server, calls.pupils, { ...role, query: { limit: '100' } });
  const { counts } = (await call(server, dashboardEndpoints.municipality, role)).data;
  expect(counts.students).toBeGreaterThan(0);
  expect(list.total).toBe(counts.students);
  expect(new Set(data.map(({ situation }) => situation))).toEqual(new Set(['ACTIVE']));
  expect(new Set(data.map((row) => `${row.institution} ${row.class}`)).size).toBeGreaterThan(1);
  const limit = 3;
  const pages = Array.from({ length: Math.ceil(list.total / limit) }, (_, index) =>
    call(server, calls.pupils, { ...role, query: { page: String(index + 1), limit: String(limit) } }),
  );
  expect((await Promise.all(pages)).flatMap((page) => page.data)).toEqual(data);
  const beyond = await call(server, calls.pupils, { ...role, query: { page: '9', limit: '100' } });
  expect([beyond.data, beyond.list.total]).toEqual([[], list.total]);
});

test('grades are expected of every pupil in the periods that have begun, or in the one asked for', async () => {
  const pupils = await count(
    sql`select count(*) from enrolments where class_id = ${ids.class.assigned} and ends_on is null`,
  );
  const of = async (query: { period?: string } = {}) =>
    (await call(server, calls.postedGrades, { ...as, query: { ...inClass, discipline_id: first, ...query } })).data[0];
  // On 20 May two bimesters have begun; the grade of the third is not asked for yet.
  expect(await of()).toMatchObject({
    discipline: 'Português',
    expected: 2 * pupils,
    posted: 2,
    percent: Math.round((2 / (2 * pupils)) * 10_000) / 100,
  });
  expect(await of({ period: '3' })).toMatchObject({ expected: pupils, posted: 1 });
  expect(await of({ period: '4' })).toMatchObject({ expected: pupils, posted: 0, percent: 0 });
  const { data } = await call(server, calls.postedGrades, { ...as, query: { ...inClass, period: '1' } });
  const { rows } = await server.db.execute(sql`
    select d.name as discipline, (select string_agg(distinct u.name, ', ' order by u.name) from class_teachers t
        join profiles p on p.id = t.teacher_profile_id join users u on u.id = p.user_id
        where t.class_id = ${ids.class.assigned} and t.discipline_id = d.id) as teacher,
      ${pupils}::int as expected, (select count(*) from grades g where g.class_id = ${ids.class.assigned}
        and g.discipline_id = d.id and g.school_year = 2026 and g.scope = 'BIMESTER' and g.period_index = 1)::int as posted
    from disciplines d where d.id in (select discipline_id from class_teachers where class_id = ${ids.class.assigned})
    order by d.name`);
  const shown = data.map(({ discipline, teacher, expected, posted }) => ({ discipline, teacher, expected, posted }));
  expect(shown).toEqual(rows);
});

test('an archived teacher is not named, and what they gave is expected all the same', async () => {
  const query = { class_id: ids.class.unassigned, period: '1' };
  const listed = async () => (await call(server, calls.postedGrades, { ...as, query })).data;
  const before = await listed();
  expect(before.map(({ teacher }) => teacher)).toEqual([expect.any(String)]);
  const giving = sql`id in (select p.user_id from class_teachers t join profiles p on p.id = t.teacher_profile_id
    where t.class_id = ${query.class_id})`;
  await server.db.execute(sql`update users set archived_at = now() where ${giving}`);
  expect(await listed()).toEqual(before.map((row) => ({ ...row, teacher: null })));
  await server.db.execute(sql`update users set archived_at = null where ${giving}`);
});

test.each([
  ['attendance', inClass],
  ['absentees', inClass],
  ['pupils', inClass],
  ['pupils', {}],
  ['postedGrades', inClass],
] as const)('beyond the last page of %s, %o, the total stays', async (name, query) => {
  const { list } = await call(server, calls[name], { ...as, query: { ...query, page: '1', limit: '1' } });
  expect(list.total).toBeGreaterThan(0);
  const beyond = await call(server, calls[name], { ...as, query: { ...query, page: '99', limit: '10' } });
  expect([beyond.data, beyond.list.total]).toEqual([[], list.total]);
});

test('the audit list counts the changes of the school, and no others', async () => {
  const { list } = await call(server, auditEndpoints.list, { ...as, query: { page: '1', limit: '1' } });
  const own = sql`select count(*) from audit_log where institution_id = ${ids.institution.near}`;
  expect(list.total).toBe(await count(own));
});

test('what a filter names lies within reach, and an export leaves its trace', async () => {
  const far = await refused(server, calls.attendance, { ...as, query: { institution_id: ids.institution.far } });
  expect(far.code).toBe('not-found');
  const other = { role: 'MUNICIPALITY', query: { municipality_id: ids.municipality.other } } as const;
  expect((await refused(server, calls.absentees, other)).code).toBe('not-found');

  const body = {
    report: 'pupils',
    format: 'CSV',
    rows: 3,
    hide_personal: true,
    filters: { Turma: '9º Ano C' },
  } as const;
  await call(server, calls.recordExport, { ...as, body });
  const trail = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'reports'));
  expect(trail).toMatchObject([
    {
      action: 'CREATE',
      record_id: 'pupils',
      institution_id: ids.institution.near,
      to: { ...body, name: 'Alunos por turma' },
    },
  ]);
});
