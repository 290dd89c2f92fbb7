import { achievementEndpoints, learningEndpoints as calls, moduleProgress } from '@caderneta/contract';
import { afterAll, afterEach, expect, test } from 'vitest';
import { userAchievements } from '../../schema/achievements.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testNow, userOfPupil } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const lesson = { params: { id: ids.lesson } };
const mine = { userId: ids.user('STUDENT') };
const answer = (answers: { question: number; answer: string | null }[]) =>
  call(server, calls.answer, { role: 'STUDENT', body: { module_id: 1, lesson_key: 'aula_1', answers } });

test('opening marks a lesson viewed; answering every question completes it', async () => {
  const progress = async () => (await call(server, calls.progress, { role: 'TEACHER', params: mine })).data;
  expect(await progress()).toEqual([]);
  await call(server, calls.viewLesson, { role: 'STUDENT', ...lesson });
  const opened = { module_id: 1, lesson_key: 'aula_1', viewed: true, questions_completed: false };
  expect(await progress()).toEqual([opened]);
  expect((await answer([{ question: 1, answer: 'B' }])).data.questions_completed).toBe(false);
  await answer([
    { question: 1, answer: 'B' },
    { question: 2, answer: 'Contei nos dedos' },
  ]);
  const records = await progress();
  expect(records).toEqual([{ ...opened, questions_completed: true }]);
  expect([moduleProgress(records, 1), moduleProgress(records, 4)]).toEqual([13, 0]);
  const ofClass = await call(server, calls.classProgress, { role: 'TEACHER', params: { id: ids.class.assigned } });
  expect(ofClass.data).toEqual([{ student_profile_id: ids.profile('STUDENT'), done: [1, 0, 0, 0] }]);
  const [module] = (await call(server, calls.modules, { role: 'STUDENT' })).data;
  expect(module?.lessons[0]).toMatchObject({ lesson_key: 'aula_1', viewed: true, questions_completed: true });
});

test('answers are kept by module and lesson, as the teacher reads them', async () => {
  await answer([
    { question: 1, answer: 'B' },
    { question: 2, answer: 'Contei' },
  ]);
  const { data } = await call(server, calls.answers, { role: 'TEACHER', params: mine });
  const own = await call(server, calls.lesson, { role: 'STUDENT', ...lesson });
  const [first] = own.data.questions;
  expect(first?.options).toHaveLength(4);
  expect(data).toEqual({
    modulo_1: {
      aula_1: [
        { question: 1, prompt: first?.prompt, options: first?.options, answer: 'B' },
        { question: 2, prompt: 'Explique.', options: null, answer: 'Contei' },
      ],
    },
  });
  expect(own.data.questions.map((question) => question.answer)).toEqual(['B', 'Contei']);
});

const own = async () =>
  (await call(server, calls.lesson, { role: 'STUDENT', ...lesson })).data.questions.map((question) => question.answer);

test('a tab from before takes no answer away; another answer takes the place of what stands', async () => {
  await answer([
    { question: 1, answer: 'B' },
    { question: 2, answer: 'Contei' },
  ]);
  expect((await answer([{ question: 1, answer: 'C' }])).data.questions_completed).toBe(true);
  expect(await own()).toEqual(['C', 'Contei']);
  await answer([]);
  expect(await own()).toEqual(['C', 'Contei']);
});

test('an answer that is taken back is none, and its question is not completed', async () => {
  await answer([{ question: 2, answer: null }]);
  expect(await own()).toEqual([null, null]);
  await answer([
    { question: 1, answer: 'B' },
    { question: 2, answer: 'Contei' },
  ]);
  expect((await answer([{ question: 2, answer: null }])).data.questions_completed).toBe(false);
  expect(await own()).toEqual(['B', null]);
  const { data } = await call(server, calls.answers, { role: 'TEACHER', params: mine });
  expect(data.modulo_1?.aula_1?.map(({ question }) => question)).toEqual([1]);
});

test.each([
  [{ question: 1, answer: 'E' }, 'answers.0.answer', 'Escolha uma das alternativas'],
  [{ question: 2, answer: ' ' }, 'answers.0.answer', 'Escreva a resposta'],
  [{ question: 9, answer: 'A' }, 'answers.0.question', 'Esta pergunta não é desta aula'],
])('the answer %o is refused', async (wrong, field, message) => {
  const body = { module_id: 1, lesson_key: 'aula_1', answers: [wrong] };
  expect((await refused(server, calls.answer, { role: 'STUDENT', body })).errors).toEqual([{ field, message }]);
});

test('a comment is written, changed and taken back; a teacher comments only in the classes assigned to them', async () => {
  const write = (comment: string, student_id = userOfPupil(ids.pupil.assigned)) => ({
    role: 'TEACHER' as const,
    body: { student_id, module_id: 1, lesson_key: 'aula_1', comment },
  });
  const params = { userId: userOfPupil(ids.pupil.assigned), moduleId: '1' };
  const read = async () => (await call(server, calls.comments, { role: 'MANAGER', params })).data;
  await call(server, calls.comment, write('Bom'));
  await call(server, calls.comment, write('Muito bom'));
  expect(await read()).toMatchObject([{ lesson_key: 'aula_1', comment: 'Muito bom', author: 'Pessoa TEACHER' }]);
  await call(server, calls.comment, write(' '));
  expect(await read()).toEqual([]);
  const elsewhere = write('Olá', userOfPupil(ids.pupil.unassigned));
  expect((await refused(server, calls.comment, elsewhere)).code).toBe('not-found');
});

test('a comment that somebody else wrote, changed or took back meanwhile is not written over unseen', async () => {
  const of = (comment: string, version: number) => ({
    body: { student_id: userOfPupil(ids.pupil.assigned), module_id: 1, lesson_key: 'aula_1', comment, version },
  });
  await call(server, calls.comment, { role: 'MANAGER', ...of('Bom', 0) });
  const first = await refused(server, calls.comment, { role: 'TEACHER', ...of('Regular', 0) });
  expect(first).toMatchObject({
    code: 'version-conflict',
    current: [{ version: 1 }],
    conflict: {
      by: 'Pessoa MANAGER',
      changed: ['Comentário'],
      fields: [{ label: 'Comentário', theirs: 'Bom', mine: 'Regular' }],
    },
  });
  await call(server, calls.comment, { role: 'TEACHER', ...of('Regular', 1) });
  await call(server, calls.comment, { role: 'MANAGER', ...of('', 2) });
  expect(await refused(server, calls.comment, { role: 'TEACHER', ...of('Melhor', 2) })).toMatchObject({
    current: [{ version: 0 }],
    conflict: { by: 'Pessoa MANAGER', fields: [{ label: 'Comentário', theirs: null, mine: 'Melhor' }] },
  });
});

test('MASTER edits a lesson by version; a choice has four options', async () => {
  const edit = { role: 'MASTER' as const, ...lesson };
  const questions = [{ number: 3, kind: 'OPEN' as const, prompt: 'Por quê?' }];
  const { data } = await call(server, calls.updateLesson, { ...edit, body: { title: 'Medir', questions, version: 1 } });
  expect(data).toMatchObject({ title: 'Medir', body: 'Conte.', version: 2, questions: [{ prompt: 'Por quê?' }] });
  expect(await refused(server, calls.updateLesson, { ...edit, body: { title: 'Pesar', version: 1 } })).toMatchObject({
    code: 'version-conflict',
    conflict: { fields: [{ label: 'Título', theirs: 'Medir', mine: 'Pesar' }] },
  });
  const short = { questions: [{ number: 1, kind: 'CHOICE' as const, prompt: 'Qual?', options: ['1'] }] };
  expect((await refused(server, calls.updateLesson, { ...edit, body: short })).errors?.[0]?.message).toBe(
    'Informe as quatro alternativas',
  );
});

test('a lesson’s material is sent, read by pupils and taken away', async () => {
  const edit = { role: 'MASTER' as const, ...lesson };
  const file = Buffer.from('%PDF-1.7 contas').toString('base64');
  const { data } = await call(server, calls.updateLesson, { ...edit, body: { file, file_name: 'contas.pdf' } });
  expect(data.attachment).toMatchObject({ name: 'contas.pdf', type: 'application/pdf', size: 15 });
  const seen = (await call(server, calls.lesson, { role: 'STUDENT', ...lesson })).data.attachment;
  const read = await server.app.inject({ method: 'GET', url: seen?.url ?? '' });
  expect([read.statusCode, read.body]).toEqual([200, '%PDF-1.7 contas']);
  const program = { ...edit, body: { file: Buffer.from('MZ\u0000').toString('base64') } };
  expect((await refused(server, calls.updateLesson, program)).code).toBe('unsupported-media');
  const gone = await call(server, calls.updateLesson, { ...edit, body: { file: null } });
  expect(gone.data.attachment).toBeNull();
  expect((await server.app.inject({ method: 'GET', url: seen?.url ?? '' })).statusCode).toBe(404);
});

test('achievements: the catalogue for all, the earned ones each their own', async () => {
  const earned = { user_id: ids.user('STUDENT'), achievement_id: ids.achievement, achieved_at: testNow };
  await server.db.insert(userAchievements).values(earned);
  const list = await call(server, achievementEndpoints.list, { role: 'TEACHER' });
  expect(list.data).toMatchObject([{ id: ids.achievement, title: 'Primeira aula', xp: 10, category: 'MODULE' }]);
  expect((await call(server, achievementEndpoints.mine, { role: 'TEACHER' })).data).toEqual([]);
  const own = await call(server, achievementEndpoints.mine, { role: 'STUDENT' });
  expect(own.data).toMatchObject([{ achievement_id: ids.achievement, achieved_at: testNow.toISOString() }]);
});
