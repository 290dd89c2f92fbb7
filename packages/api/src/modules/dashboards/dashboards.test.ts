import {
  assessmentEndpoints,
  authEndpoints,
  dashboardEndpoints as calls,
  classEndpoints,
  type Endpoint,
  type Role,
  systemEndpoints,
} from '@caderneta/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../database/connection.ts';
import { seedDemonstration } from '../../seed/index.ts';
import { call, refused } from '../../server/testing/call.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

/** The Wednesday of the tests' clock. */
const today = '2026-05-20';
let server: TestServer;
let rows: Awaited<ReturnType<typeof readRows>>;
beforeAll(async () => {
  const prepare = (pool: Parameters<typeof createDatabase>[0]) => seedDemonstration(createDatabase(pool), { today });
  server = await startTestServer({ demo: true }, {}, { name: 'panels_of_demonstration', prepare });
  rows = await readRows();
});
afterAll(() => server?.close());

/** A row of any of the tables below: those columns that are counted by. */
interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly created_at: string;
  readonly date: string;
  readonly class_id: string;
  readonly profile_id: string;
  readonly institution_id: string;
  readonly score: string;
}
/** Everything, counted here one row at a time: what the panels' sums must come to. */
async function readRows() {
  const all = async (from: string): Promise<Row[]> => (await server.db.execute<Row>(from)).rows;
  return {
    users: await all(`select u.*, p.id as profile_id, coalesce(p.municipality_id, i.municipality_id) as municipality_id,
      p.institution_id from users u left join profiles p on p.user_id = u.id left join institutions i on i.id = p.institution_id
      where u.archived_at is null`),
    municipalities: await all('select * from municipalities where archived_at is null'),
    institutions: await all('select * from institutions where archived_at is null'),
    classes: await all(`select c.*, c.grade || ' ' || c.section as name, i.municipality_id from school_classes c
      join institutions i on i.id = c.institution_id where c.archived_at is null`),
    assessments: await all('select * from assessments where archived_at is null'),
    results: await all('select * from assessment_results'),
    enrolments: await all('select *, starts_on::text from enrolments where ends_on is null'),
    attendance: await all('select class_id, date::text, student_profile_id, status from attendance'),
    grades: await all('select * from grades'),
    assigned: await all('select * from class_teachers'),
    lessons: await all('select * from teacher_schedules'),
    events: await all(`select * from class_events where date >= '${today}' order by date, start_time, id`),
  };
}

async function panel<E extends Endpoint>(role: Role, endpoint: E) {
  const { accounts } = (await call(server, systemEndpoints.welcome)).data;
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`no account of ${role}`);
  const { email, password } = account;
  const token = (await call(server, authEndpoints.login, { body: { email, password } })).data.access_token;
  const me = rows.users.find((user) => user.email === email) as Row;
  return { me, token, data: (await call(server, endpoint, { token })).data };
}

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : null);
const share = (part: number, whole: number) => ({ part, whole, percent: percent(part, whole) });
/** Of presences: cut, because what does not reach a minimum does not reach it. */
const presentPercent = (part: number, whole: number) => (whole > 0 ? Math.floor((part * 1000) / whole) / 10 : null);
const presentShare = (part: number, whole: number) => ({ part, whole, percent: presentPercent(part, whole) });
const mean = (scores: number[]) =>
  scores.length > 0 ? Math.round((scores.reduce((a, b) => a + b, 0) / scores.length) * 10) / 10 : null;
const present = (calls: Row[]) => calls.filter(({ status }) => status === 'PRESENT').length;
const idsOf = (classes: Row[]) => new Set<unknown>(classes.map(({ id }) => id));
const distinct = (values: unknown[]) => new Set(values).size;

/** What is known of some classes of the year. */
function figuresOf(classes: Row[]) {
  const inside = idsOf(classes);
  const within = ({ class_id }: Row) => inside.has(class_id);
  const enrolled = rows.enrolments.filter(within);
  const calls = rows.attendance.filter(within);
  const grades = rows.grades.filter(within);
  const atRisk = enrolled
    .map(({ profile_id }) => {
      const own = rows.attendance.filter((line) => line.student_profile_id === profile_id);
      return { profile_id, percent: presentPercent(present(own), own.length) };
    })
    .filter((line) => line.percent !== null && line.percent < 75);
  const called = new Set<unknown>(calls.filter(({ date }) => date === today).map(({ class_id }) => class_id));
  const uncalled = classes.filter(({ id }) => !called.has(id) && enrolled.some(({ class_id }) => class_id === id));
  const ofTerm = grades.filter(({ scope, period_index }) => scope === 'BIMESTER' && period_index === 2);
  const expected = classes.map(({ id }) => {
    const own = ({ class_id }: Row) => class_id === id;
    const pupils = new Set<unknown>(enrolled.filter(own).map(({ profile_id }) => profile_id));
    const assigned = new Set(rows.assigned.filter(own).map(({ discipline_id }) => discipline_id));
    const posted = ofTerm.filter((line) => own(line) && assigned.has(line.discipline_id));
    const part = posted.filter(({ student_profile_id }) => pupils.has(student_profile_id)).length;
    return { part, whole: pupils.size * assigned.size };
  });
  const sum = (key: 'part' | 'whole') => expected.reduce((total, line) => total + line[key], 0);
  return { inside, enrolled, calls, grades, atRisk, uncalled, posted: share(sum('part'), sum('whole')) };
}

const inReview = (classes: ReadonlySet<unknown>) => {
  const theirs = new Set<unknown>(rows.assessments.filter(({ class_id }) => classes.has(class_id)).map(({ id }) => id));
  return rows.results.filter(({ status, assessment_id }) => status === 'IN_REVIEW' && theirs.has(assessment_id)).length;
};

/** Pupils enrolled now by best grade, then mean. */
function rankingOf({ enrolled, grades }: ReturnType<typeof figuresOf>) {
  const lines = enrolled.map(({ profile_id }) => {
    const scores = grades.filter((line) => line.student_profile_id === profile_id).map(({ score }) => Number(score));
    return { best: Math.max(-1, ...scores), exact: scores.reduce((a, b) => a + b, 0) / scores.length };
  });
  return lines
    .filter(({ best }) => best >= 0)
    .sort((a, b) => b.best - a.best || b.exact - a.exact)
    .slice(0, 10)
    .map(({ best, exact }) => [best, Math.round(exact * 10) / 10]);
}

test('the master’s panel counts the network', async () => {
  const { data } = await panel('MASTER', calls.master);
  const having = (role: string) => rows.users.filter((user) => user.role === role).length;
  const active = rows.users.filter((user) => user.is_active).length;
  expect(data.counts).toEqual({
    classes: rows.classes.length,
    students: having('STUDENT'),
    teachers: having('TEACHER'),
    managers: having('MANAGER'),
    municipality_admins: having('MUNICIPALITY'),
    municipalities: rows.municipalities.length,
    users: rows.users.length,
    assessments: rows.assessments.length,
    institutions: rows.institutions.length,
  });
  const run = (role: string, of: string) =>
    new Set(rows.users.filter((user) => user.role === role && user.is_active).map((user) => user[of]));
  const without = (things: Row[], held: ReadonlySet<unknown>) => things.filter(({ id }) => !held.has(id));
  expect([data.without_admin.total, data.without_manager.total]).toEqual([
    without(rows.municipalities, run('MUNICIPALITY', 'municipality_id')).length,
    without(rows.institutions, run('MANAGER', 'institution_id')).length,
  ]);
  expect(data.users_by_role.map(({ role, users }) => [role, users])).toEqual(
    data.users_by_role.map(({ role }) => [role, having(role)]),
  );
  expect([data.active, data.inactive]).toEqual([
    share(active, rows.users.length),
    share(rows.users.length - active, rows.users.length),
  ]);
  const newest = rows.users
    .map(({ created_at }) => new Date(created_at).toISOString())
    .sort()
    .reverse();
  expect(data.recent_users.map(({ created_at }) => created_at)).toEqual(newest.slice(0, 4));
  const figures = figuresOf(rows.classes.filter((one) => one.academic_year === 2026));
  expect(data.ranking.map(({ best, mean: mean_ }) => [best, mean_])).toEqual(rankingOf(figures));
});

test('the director’s panel counts the school', async () => {
  const { me, data } = await panel('MANAGER', calls.manager);
  const classes = rows.classes.filter((one) => one.institution_id === me.institution_id && one.academic_year === 2026);
  const figures = figuresOf(classes);
  const calledOn = (date: string) =>
    distinct(figures.calls.filter((line) => line.date === date).map((line) => line.class_id));
  const week = ['2026-05-18', '2026-05-19', today];
  expect(data.institution?.id).toBe(me.institution_id);
  expect(data.counts).toEqual({
    students: figures.enrolled.length,
    classes: classes.length,
    teachers: rows.users.filter((u) => u.role === 'TEACHER' && u.institution_id === me.institution_id).length,
    pending_roll_calls: week.reduce((total, date) => total + classes.length - calledOn(date), 0),
    classes_without_roll_call: figures.uncalled.length,
    below_minimum: figures.atRisk.length,
    pending_corrections: inReview(figures.inside),
  });
  const ofToday = figures.calls.filter(({ date }) => date === today);
  expect(data.attendance_today).toEqual(presentShare(present(ofToday), ofToday.length));
  expect(data.posted_grades).toEqual({ ...figures.posted, scope: 'BIMESTER', period_index: 2 });
  const dates = [...new Set<string>(figures.calls.map(({ date }) => date))].sort().slice(-20);
  expect(data.daily_attendance).toEqual(
    dates.map((date) => {
      const lines = figures.calls.filter((line) => line.date === date);
      return { date, present: present(lines), absent: lines.length - present(lines) };
    }),
  );
  expect(data.discipline_means.length).toBeGreaterThan(4);
  for (const line of data.discipline_means) {
    const scores = figures.grades
      .filter(({ discipline_id }) => discipline_id === line.id)
      .map(({ score }) => Number(score));
    expect([line.name, line.mean, line.grades]).toEqual([line.name, mean(scores), scores.length]);
  }
  expect(data.classes_without_roll_call.map(({ name }) => name).sort()).toEqual(
    figures.uncalled
      .map(({ name }) => name as string)
      .sort()
      .slice(0, 10),
  );
  const lowest = figures.atRisk.map((line) => line.percent as number).sort((a, b) => a - b);
  expect(data.students_at_risk.map((line) => line.percent)).toEqual(lowest.slice(0, 10));
  const own = rows.events.filter(({ class_id }) => figures.inside.has(class_id));
  expect(data.upcoming_events).toHaveLength(Math.min(5, own.length));
  expect(data.ranking.map(({ best, mean: mean_ }) => [best, mean_])).toEqual(rankingOf(figures));
});

test('the lists behind the director’s counters hold what they count', async () => {
  const { me, token } = await panel('MANAGER', calls.manager);
  const classes = rows.classes.filter((one) => one.institution_id === me.institution_id && one.academic_year === 2026);
  const figures = figuresOf(classes);
  const listed = async (without_roll_call: 'today' | 'week') =>
    idsOf(
      (await call(server, classEndpoints.list, { token, query: { without_roll_call, limit: '100' } })).data as never,
    );
  expect(figures.uncalled.length).toBeGreaterThan(0);
  expect(await listed('today')).toEqual(idsOf(figures.uncalled));
  const week = figures.calls
    .filter(({ date }) => date >= '2026-05-18')
    .map(({ class_id, date }) => ({ class_id, date }));
  const daysOf = (id: string) => distinct(week.filter(({ class_id }) => class_id === id).map(({ date }) => date));
  expect(await listed('week')).toEqual(idsOf(classes.filter(({ id }) => daysOf(id) < 3)));
  const waiting = new Set(rows.results.filter(({ status }) => status === 'IN_REVIEW').map((one) => one.assessment_id));
  const inSchool = rows.assessments.filter(({ id, class_id }) => waiting.has(id) && figures.inside.has(class_id));
  const query = { in_review: 'true', limit: '100' } as const;
  expect(inSchool.length).toBeGreaterThan(0);
  expect(idsOf((await call(server, assessmentEndpoints.list, { token, query })).data as never)).toEqual(
    idsOf(inSchool),
  );
});

test('the municipality’s panel counts its schools', async () => {
  const { me, data } = await panel('MUNICIPALITY', calls.municipality);
  const schools = rows.institutions.filter((one) => one.municipality_id === me.municipality_id);
  const classes = rows.classes.filter(
    (one) => one.municipality_id === me.municipality_id && one.academic_year === 2026,
  );
  const figures = figuresOf(classes);
  expect(data.municipality?.id).toBe(me.municipality_id);
  expect(data.lesson_day).toBe(today);
  expect(data.ranking.map(({ best, mean: mean_ }) => [best, mean_])).toEqual(rankingOf(figures));
  expect(data.counts).toEqual({
    institutions: schools.length,
    classes: classes.length,
    students: figures.enrolled.length,
    teachers: rows.users.filter((u) => u.role === 'TEACHER' && u.municipality_id === me.municipality_id).length,
    students_at_risk: figures.atRisk.length,
    classes_without_roll_call: figures.uncalled.length,
  });
  expect(data.attendance).toEqual(presentShare(present(figures.calls), figures.calls.length));
  expect(data.posted_grades).toEqual({ ...figures.posted, scope: 'BIMESTER', period_index: 2 });
  const bySchool = schools.map((school) => {
    const own = figuresOf(classes.filter((one) => one.institution_id === school.id));
    return {
      enrolments: own.enrolled.length,
      attendance: presentPercent(present(own.calls), own.calls.length),
      mean: mean(own.grades.map(({ score }) => Number(score))),
      uncalled: own.uncalled.length,
    };
  });
  const values = (bars: { value: number }[]) => bars.map(({ value }) => value);
  const sorted = (numbers: (number | null)[]) => numbers.filter((one) => one !== null).sort((a, b) => a - b);
  expect(values(data.enrolments_by_institution)).toEqual(
    sorted(bySchool.map((one) => one.enrolments))
      .reverse()
      .slice(0, 15),
  );
  expect(values(data.attendance_by_institution)).toEqual(sorted(bySchool.map((one) => one.attendance)).slice(0, 15));
  expect(values(data.means_by_institution)).toEqual(sorted(bySchool.map((one) => one.mean)).slice(0, 15));
  expect(data.late_institutions.map((line) => line.classes_without_roll_call)).toEqual(
    sorted(bySchool.map((one) => one.uncalled))
      .reverse()
      .filter((count) => count > 0)
      .slice(0, 10),
  );
  const newest = rows.assessments
    .filter(({ institution_id }) => idsOf(schools).has(institution_id))
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1))[0] as Row;
  const given = rows.assessments.filter(
    (one) =>
      one.id === newest.id ||
      (newest.assessment_group_id !== null && one.assessment_group_id === newest.assessment_group_id),
  );
  const done = rows.results.filter(({ assessment_id }) => given.some(({ id }) => id === assessment_id));
  const asked = new Set([
    ...rows.enrolments
      .filter(({ class_id }) => given.some((one) => one.class_id === class_id))
      .map(({ profile_id }) => profile_id),
    ...done.map(({ student_profile_id }) => student_profile_id),
  ]);
  expect(data.last_assessment).toMatchObject({ title: newest.title, ...share(done.length, asked.size) });
});

test('the teacher’s panel shows the week and the classes that were assigned', async () => {
  const { me, data } = await panel('TEACHER', calls.teacher);
  const assigned = rows.assigned.filter(({ teacher_profile_id }) => teacher_profile_id === me.profile_id);
  const classes = rows.classes.filter((one) => assigned.some(({ class_id }) => class_id === one.id));
  const figures = figuresOf(classes);
  const lessons = rows.lessons.filter(({ teacher_profile_id }) => teacher_profile_id === me.profile_id);
  // By the tests' clock today's lessons are over.
  expect(data.next_lesson?.date).toBe('2026-05-21');
  expect(data.week.find(({ date }) => date === '2026-05-21')?.lessons.map(({ id }) => id)).toContain(
    data.next_lesson?.id,
  );
  expect(data.week.map(({ date }) => date)).toEqual([18, 19, 20, 21, 22, 23, 24].map((n) => `2026-05-${n}`));
  expect(data.week.map((day) => day.lessons.length)).toEqual(
    data.week.map((day) => lessons.filter(({ weekday }) => weekday === day.weekday).length),
  );
  expect(data.counts).toEqual({
    classes: classes.length,
    students: figures.enrolled.length,
    lessons_today: lessons.filter(({ weekday }) => weekday === 'WEDNESDAY').length,
    classes_without_roll_call: figures.uncalled.length,
    pending_corrections: inReview(figures.inside),
  });
  for (const line of data.classes) {
    const own = figuresOf(classes.filter(({ id }) => id === line.id));
    const means = own.enrolled.map(({ profile_id }) =>
      mean(rows.grades.filter((one) => one.student_profile_id === profile_id).map(({ score }) => Number(score))),
    );
    expect(line).toMatchObject({
      students: own.enrolled.length,
      called_today: own.uncalled.length === 0,
      attendance: presentShare(present(own.calls), own.calls.length),
      mean: mean(means.filter((one) => one !== null)),
    });
    expect(line.disciplines).toHaveLength(assigned.filter(({ class_id }) => class_id === line.id).length);
  }
  expect(data.ranking).toHaveLength(10);
  expect(data.ranking.map(({ best, mean: mean_ }) => [best, mean_])).toEqual(rankingOf(figures));
});

test('the teacher’s panel lists what waits to be corrected, counted as the results themselves', async () => {
  const { me, data } = await panel('TEACHER', calls.teacher);
  const classes = new Set(
    rows.assigned.filter(({ teacher_profile_id }) => teacher_profile_id === me.profile_id).map((one) => one.class_id),
  );
  const keyed = new Set(
    (await server.db.execute<Row>('select assessment_id as id from answer_keys')).rows.map((r) => r.id),
  );
  const lines = rows.assessments
    .filter(({ class_id, format, id }) => classes.has(class_id) && (format === 'LEITURA' || keyed.has(id)))
    .map(({ id, class_id, created_at }) => {
      const results = rows.results.filter(({ assessment_id }) => assessment_id === id);
      const done = new Set(results.map(({ student_profile_id }) => student_profile_id));
      const pending = rows.enrolments.filter((one) => one.class_id === class_id && !done.has(one.profile_id)).length;
      const waiting = results.filter(({ status }) => status === 'IN_REVIEW').length;
      return { id, created_at, results: results.length, pending, waiting };
    })
    // Nothing of the demonstration is posted.
    .filter(({ results, pending, waiting }) => results > 0 && pending + waiting > 0)
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1));
  expect(lines.length).toBeGreaterThan(1);
  expect(data.to_correct.assessments.map((one) => [one.id, one.step, one.pending_count, one.in_review_count])).toEqual(
    lines.map(({ id, pending, waiting }) => [id, pending > 0 ? 'CORRECT' : 'REVIEW', pending, waiting]),
  );
  expect(lines.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(data.counts.pending_corrections);
});

test('the pupil’s panel shows what is theirs', async () => {
  const { me, data } = await panel('STUDENT', calls.student);
  const own = rows.attendance.filter(({ student_profile_id }) => student_profile_id === me.profile_id);
  const grades = rows.grades.filter(({ student_profile_id }) => student_profile_id === me.profile_id);
  const enrolment = rows.enrolments.find(({ profile_id }) => profile_id === me.profile_id) as Row;
  expect(data.class?.id).toBe(enrolment.class_id);
  expect(data.attendance).toEqual(presentShare(present(own), own.length));
  expect(data.mean).toBe(mean(grades.map(({ score }) => Number(score))));
  const newest = grades.sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1));
  expect(data.grades.map(({ id }) => id)).toEqual(newest.slice(0, 10).map(({ id }) => id));
  const given = rows.assessments
    .filter(({ class_id }) => class_id === enrolment.class_id)
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1));
  expect(data.assessments.map(({ id }) => id)).toEqual(given.slice(0, 5).map(({ id }) => id));
  for (const line of data.assessments) {
    const result = rows.results.find(
      (one) => one.assessment_id === line.id && one.student_profile_id === me.profile_id,
    );
    expect([line.status, line.score]).toEqual([result?.status ?? 'PENDING', result ? Number(result.score) : null]);
  }
  expect(data.timetable).toHaveLength(rows.lessons.filter(({ class_id }) => class_id === enrolment.class_id).length);
  const toCome = rows.events.filter(({ class_id }) => class_id === enrolment.class_id);
  expect(toCome.map(({ title }) => title)).toContain('Conselho de classe');
  const forPupils = toCome.filter(({ title }) => title !== 'Conselho de classe');
  expect(data.upcoming_events.map(({ id }) => id)).toEqual(forPupils.map(({ id }) => id));
});

test('no panel is another role’s', async () => {
  const { accounts } = (await call(server, systemEndpoints.welcome)).data;
  const teacher = accounts.find(({ role }) => role === 'TEACHER');
  const body = { email: teacher?.email ?? '', password: teacher?.password ?? '' };
  const token = (await call(server, authEndpoints.login, { body })).data.access_token;
  for (const endpoint of [calls.master, calls.municipality, calls.manager, calls.student])
    expect((await refused(server, endpoint, { token })).code).toBe('forbidden');
});
