import { assessmentEndpoints, skillMapEndpoints as calls, questionSkillEndpoints } from '@caderneta/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, type Site, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

let server: Awaited<ReturnType<typeof startUndoableServer>>;
beforeAll(async () => {
  server = await startUndoableServer();
  await server.db.delete(assessmentResults);
});
afterAll(() => server.close());
afterEach(() => server.undo());

const tag = (site: Site, group: number, question: number, ...codes: string[]) =>
  call(server, questionSkillEndpoints.save, {
    role: 'MASTER',
    params: { id: ids.assessment[site] },
    body: { questions: [{ group, question, codes }] },
  });
const save = (site: Site, student_profile_id: string, marks: string) =>
  call(server, assessmentEndpoints.saveResult, {
    role: 'MASTER',
    params: { id: ids.assessment[site] },
    body: { student_profile_id, score: 0, details: { omr: sheetOf(marks), total: 6, acertos: 0 } },
  });
const ofSchool = async (query: object = {}) =>
  (await call(server, calls.ofInstitution, { role: 'TEACHER', params: { id: ids.institution.near }, query })).data;
const ofNetwork = async (query: object = {}) =>
  (await call(server, calls.ofMunicipality, { role: 'MUNICIPALITY', params: { id: ids.municipality.home }, query }))
    .data;
const figures = ({ skills, lines }: Awaited<ReturnType<typeof ofSchool>>) =>
  lines.map(({ id, cells }) => [
    id,
    ...cells.map((cell, at) => [skills[at]?.code, cell && `${cell.right}/${cell.answered} in ${cell.questions}`]),
  ]);

async function correct(): Promise<void> {
  for (const question of [1, 2, 3]) await tag('assigned', 0, question, 'EF09MA05');
  await tag('assigned', 1, 1, 'EF09LP01');
  await tag('unassigned', 0, 1, 'EF09MA05');
  await tag('far', 0, 1, 'EF09LP01');
  await save('assigned', ids.pupil.assigned, 'abc dab');
  await save('assigned', ids.pupil.second, 'acc aab');
  await save('unassigned', ids.pupil.unassigned, 'bbc dab');
  await save('far', ids.pupil.far, 'abc dab');
}

test('classes of a school and schools of a network: right of answered, and the most that one class was asked', async () => {
  await correct();
  const school = await ofSchool();
  expect(figures(school)).toEqual([
    [ids.class.assigned, ['EF09LP01', '1/2 in 1'], ['EF09MA05', '5/6 in 3']],
    [ids.class.unassigned, ['EF09LP01', null], ['EF09MA05', '0/1 in 1']],
  ]);
  expect(school.total.map(({ right, answered, questions }) => [right, answered, questions])).toEqual([
    [1, 2, 1],
    [5, 7, 3],
  ]);
  expect(figures(await ofNetwork())).toEqual([
    [ids.institution.near, ['EF09LP01', '1/2 in 1'], ['EF09MA05', '5/7 in 3']],
  ]);
  // The class of the other school is of the year before.
  expect(figures(await ofNetwork({ year: '2025' }))).toEqual([[ids.institution.far, ['EF09LP01', '1/1 in 1']]]);
});

test('by component, by year of schooling and by school year', async () => {
  await correct();
  const mathematics = await ofSchool({ component: 'Matemática' });
  expect(mathematics.skills.map(({ code }) => code)).toEqual(['EF09MA05']);
  expect(mathematics.components).toEqual(['Língua Portuguesa', 'Matemática']);
  const [grade = ''] = mathematics.grades;
  expect((await ofSchool({ grade })).lines.length).toBeGreaterThan(0);
  expect((await ofSchool({ grade: '1º Ano' })).lines).toEqual([]);
  expect((await ofSchool({ year: '2025' })).lines).toEqual([]);
});

test('an annulled question is nobody’s, and counts no more as asked', async () => {
  await correct();
  const body = { key: [...testKey], annulled: [{ group: 0, question: 1 }] };
  await call(server, assessmentEndpoints.saveKey, { role: 'MASTER', params: { id: ids.assessment.assigned }, body });
  expect(figures(await ofSchool({ component: 'Matemática' }))[0]).toEqual([
    ids.class.assigned,
    ['EF09MA05', '3/4 in 2'],
  ]);
});

test('a school or a network out of sight is not found', async () => {
  const school = { role: 'MANAGER' as const, params: { id: ids.institution.far }, query: {} };
  expect((await refused(server, calls.ofInstitution, school)).code).toBe('not-found');
  const network = { role: 'MUNICIPALITY' as const, params: { id: ids.municipality.other }, query: {} };
  expect((await refused(server, calls.ofMunicipality, network)).code).toBe('not-found');
});
