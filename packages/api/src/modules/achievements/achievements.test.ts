import {
  authEndpoints,
  achievementEndpoints as calls,
  learningEndpoints,
  notificationEndpoints,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type AchievementRule, achievements } from '../../schema/achievements.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { lessonQuestions, lessons } from '../../schema/lessons.table.ts';
import { settings } from '../../schema/settings.table.ts';
import { call } from '../../server/testing/call.ts';
import { ids, testNow, testPassword } from '../../server/testing/fixture.ts';
import { startTestServer, startUndoableServer, type TestServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());

const at = { created_at: testNow, updated_at: testNow };
const rules: Record<string, AchievementRule> = {
  'Primeiro Acesso': { kind: 'first-access' },
  'Primeira Aula': { kind: 'lessons', atLeast: 1 },
  'Duas Aulas': { kind: 'lessons', atLeast: 2 },
  'Módulo Um': { kind: 'module', module: 1 },
  'Sempre Presente': { kind: 'attendance', atLeast: 0.9 },
};
const addCatalogue = async ({ db }: TestServer) => {
  await db.insert(achievements).values(
    Object.entries(rules).map(([title, rule], position) => ({
      title,
      description: 'x',
      category: 'ENGAGEMENT' as const,
      xp: 10,
      icon: 'star',
      rule,
      position: position + 1,
      ...at,
    })),
  );
};
beforeEach(() => addCatalogue(server));
afterEach(async () => {
  server.setNow(testNow);
  await server.undo();
});

const signIn = (on: TestServer, role: 'student' | 'teacher' = 'student') =>
  call(on, authEndpoints.login, { body: { email: `${role}@escola.br`, password: testPassword } });
const earned = async (role: 'STUDENT' | 'TEACHER' = 'STUDENT') => {
  const titles = new Map((await call(server, calls.list, { role })).data.map(({ id, title }) => [id, title]));
  return (await call(server, calls.mine, { role })).data.map(({ achievement_id }) => titles.get(achievement_id)).sort();
};
const answer = (number: number) =>
  call(server, learningEndpoints.answer, {
    role: 'STUDENT',
    body: {
      module_id: 1,
      lesson_key: `aula_${number}`,
      answers: [{ question: 1, answer: number === 1 ? 'A' : 'Sim' }],
    },
  });
const finish = () =>
  call(server, learningEndpoints.answer, {
    role: 'STUDENT',
    body: {
      module_id: 1,
      lesson_key: 'aula_1',
      answers: [
        { question: 1, answer: 'A' },
        { question: 2, answer: 'Sim' },
      ],
    },
  });

test('the first sign-in earns, once, and says so; the catalogue’s entry without a rule is never given', async () => {
  await signIn(server);
  await signIn(server);
  expect(await earned()).toEqual(['Primeiro Acesso']);
  const notice = (await call(server, notificationEndpoints.list, { role: 'STUDENT' })).data;
  expect(
    notice.filter(({ title }) => title === 'Conquista desbloqueada').map(({ message, type }) => [message, type]),
  ).toEqual([['Você conquistou Primeiro Acesso (+10 XP).', 'OTHER']]);
  const journal = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'user_achievements'));
  expect(journal.map(({ to }) => to)).toEqual([{ title: 'Primeiro Acesso', xp: 10 }]);
  await signIn(server, 'teacher');
  expect(await earned('TEACHER')).toEqual(['Primeiro Acesso']);
});

test('lessons count when every question has its answer; a module when all of its lessons do', async () => {
  const second = {
    id: '01900033-0000-7000-8000-0000000000aa',
    module_id: 1,
    number: 2,
    title: 'Medir',
    body: 'x',
    ...at,
  };
  await server.db.insert(lessons).values(second);
  await server.db
    .insert(lessonQuestions)
    .values({ lesson_id: second.id, number: 1, kind: 'OPEN', prompt: 'Por quê?', ...at });
  await answer(1);
  expect(await earned()).toEqual([]);
  await finish();
  expect(await earned()).toEqual(['Primeira Aula']);
  await answer(2);
  expect(await earned()).toEqual(['Duas Aulas', 'Módulo Um', 'Primeira Aula']);
  await finish();
  expect(await earned()).toHaveLength(3);
});

test('a pupil sees how far lessons go towards what counts them; staff are counted nothing', async () => {
  const second = '01900033-0000-7000-8000-0000000000aa';
  await server.db.insert(lessons).values({ id: second, module_id: 1, number: 2, title: 'Medir', body: 'x', ...at });
  const progressFor = async (role: 'STUDENT' | 'TEACHER') =>
    Object.fromEntries((await call(server, calls.list, { role })).data.map(({ title, progress }) => [title, progress]));
  await answer(1);
  expect(await progressFor('STUDENT')).toMatchObject({ 'Duas Aulas': { done: 0, total: 2 } });
  await finish();
  expect(await progressFor('STUDENT')).toMatchObject({
    'Primeiro Acesso': null,
    'Primeira Aula': { done: 1, total: 1 },
    'Duas Aulas': { done: 1, total: 2 },
    'Módulo Um': { done: 1, total: 2 },
    'Sempre Presente': null,
  });
  expect(Object.values(await progressFor('TEACHER')).every((progress) => progress === null)).toBe(true);
});

const roll = (days: readonly string[], status: 'PRESENT' | 'ABSENT') =>
  server.db.insert(attendance).values(
    days.map((date) => ({
      municipality_id: ids.municipality.home,
      school_year: 2026,
      class_id: ids.class.assigned,
      date,
      discipline_id: ids.discipline,
      student_profile_id: ids.profile('STUDENT'),
      status,
      ...at,
    })),
  );
const march = Array.from({ length: 19 }, (_, n) => `2026-03-${String(n + 1).padStart(2, '0')}`);

test('attendance is counted when the bimester is over, at the next sign-in', async () => {
  await roll(march, 'PRESENT');
  await roll(['2026-03-20', '2026-05-18'], 'ABSENT');
  server.setNow(new Date('2026-04-30T15:00:00Z'));
  await signIn(server);
  expect(await earned()).toEqual(['Primeiro Acesso']);
  server.setNow(new Date('2026-05-01T15:00:00Z'));
  await signIn(server);
  expect(await earned()).toEqual(['Primeiro Acesso', 'Sempre Presente']);
});

test('too many absences earn nothing; the municipality’s own terms are those that count', async () => {
  await roll(march, 'PRESENT');
  await roll(['2026-03-20', '2026-03-23', '2026-03-24'], 'ABSENT');
  await signIn(server);
  expect(await earned()).toEqual(['Primeiro Acesso']);
  const terms = [{ scope: 'BIMESTER', period_index: 1, starts_on: '2026-02-02', ends_on: '2026-03-19' }];
  await server.db
    .insert(settings)
    .values({ municipality_id: ids.municipality.home, key: 'terms', value: terms, ...at });
  await signIn(server);
  expect(await earned()).toEqual(['Primeiro Acesso', 'Sempre Presente']);
});

test('a rule that is younger than what it asks for is earned at the next sign-in', async () => {
  await server.db.delete(achievements);
  await finish();
  expect(await earned()).toEqual([]);
  await addCatalogue(server);
  await signIn(server);
  expect(await earned()).toEqual(['Módulo Um', 'Primeira Aula', 'Primeiro Acesso']);
});

test('ten sign-ins at once earn once', async () => {
  const real = await startTestServer();
  try {
    await addCatalogue(real);
    await Promise.all(Array.from({ length: 10 }, () => signIn(real)));
    const journal = await real.db.select().from(auditLog).where(eq(auditLog.table_name, 'user_achievements'));
    expect(journal).toHaveLength(1);
  } finally {
    await real.close();
  }
});
