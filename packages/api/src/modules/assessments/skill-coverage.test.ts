import { skillCoverageEndpoints as calls, classEventEndpoints as events } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { classEvents } from '../../schema/class-events.table.ts';
import { questionSkills } from '../../schema/question-skills.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { skills } from '../../schema/skills.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

let server: Awaited<ReturnType<typeof startUndoableServer>>;
beforeAll(async () => {
  server = await startUndoableServer();
  await server.db.delete(classEvents);
  await server.db.delete(questionSkills);
  await server.db.delete(skills);
});
afterAll(() => server.close());
afterEach(() => server.undo());

const as = { role: 'TEACHER' } as const;
const municipality_id = ids.municipality.home;
const class_id = ids.class.assigned;
const plan = (date: string, ...codes: string[]) =>
  call(server, events.create, { ...as, body: { class_id, title: 'Aula', date, codes } });
const coverage = async () => (await call(server, calls.ofClass, { ...as, params: { id: class_id } })).data.skills;

test('skills of the year, each planned, taught up to today, asked, or not yet', async () => {
  const skill = (code: string, years: number[]) => ({
    ...{ municipality_id, code, years, kind: 'NETWORK' as const, source: 'Rede', component: 'Matemática' },
    text: `Texto de ${code}`,
  });
  await server.db
    .insert(skills)
    .values([skill('M9-1', [4, 5]), skill('M9-2', [5]), skill('M9-3', [5]), skill('M6-1', [6])]);
  await plan('2026-03-02', 'M9-1');
  await plan('2026-03-09', 'M9-1');
  await plan('2099-03-02', 'M9-1', 'M9-2');
  const question = { assessment_id: ids.assessment.assigned, group: 0, position: 0 };
  await server.db.insert(questionSkills).values([
    { ...question, question: 1, code: 'M9-1' },
    { ...question, question: 2, code: 'M9-1' },
    { ...question, question: 3, code: 'EF06MA07' },
  ]);
  const named = { component: 'Matemática' };
  expect(await coverage()).toEqual([
    { code: 'EF06MA07', text: null, ...named, planned: null, taught: null, questions: 1 },
    { code: 'M9-1', text: 'Texto de M9-1', ...named, planned: '2026-03-02', taught: '2026-03-09', questions: 2 },
    { code: 'M9-2', text: 'Texto de M9-2', ...named, planned: '2099-03-02', taught: null, questions: 0 },
    { code: 'M9-3', text: 'Texto de M9-3', ...named, planned: null, taught: null, questions: 0 },
  ]);
});

test('of a class before school those of its group', async () => {
  const skill = (code: string, kind: 'BNCC_EI' | 'BNCC_EF', years: number[]) => ({
    ...{ municipality_id, code, years, kind, source: 'BNCC', component: 'O eu, o outro e o nós', text: null },
  });
  await server.db
    .insert(skills)
    .values([skill('EI03EO01', 'BNCC_EI', []), skill('EI02EO01', 'BNCC_EI', []), skill('EF02MA01', 'BNCC_EF', [2])]);
  await server.db.update(schoolClasses).set({ grade: '2º Período' }).where(eq(schoolClasses.id, class_id));
  expect((await coverage()).map(({ code }) => code)).toEqual(['EI03EO01']);
});

test('an event keeps its skills, written as codes are; too many, or one twice, are refused', async () => {
  const { data } = await plan('2026-03-02', 'ef09ma05');
  expect(data.codes).toEqual(['EF09MA05']);
  const params = { id: data.id };
  const changed = await call(server, events.update, { ...as, params, body: { title: 'Outra aula' } });
  expect(changed.data.codes).toEqual(['EF09MA05']);
  expect((await call(server, events.update, { ...as, params, body: { codes: [] } })).data.codes).toEqual([]);
  const body = { class_id, title: 'Aula', date: '2026-03-02' };
  const twice = await refused(server, events.create, { ...as, body: { ...body, codes: ['EF09MA05', 'ef09ma05'] } });
  expect(twice.errors?.[0]?.message).toContain('duas vezes');
  const many = Array.from({ length: 9 }, (_, at) => `M9-${at}`);
  const failure = await refused(server, events.create, { ...as, body: { ...body, codes: many } });
  expect(failure.errors?.[0]?.message).toContain('no máximo 8');
});

test('a class out of sight is not found', async () => {
  const far = await refused(server, calls.ofClass, { ...as, params: { id: ids.class.far } });
  expect(far.code).toBe('not-found');
});
