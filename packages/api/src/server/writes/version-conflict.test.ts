import {
  classEndpoints,
  type Endpoint,
  faqEndpoints,
  institutionEndpoints,
  learningEndpoints,
  settingsEndpoints,
  userEndpoints,
} from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { type CallOptions, call, refused } from '../testing/call.ts';
import { ids, testNow, userOfPupil } from '../testing/fixture.ts';
import { startTestServer } from '../testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

test('says who changed the record meanwhile, when, which fields and what they are now; saved again, one keeps the own', async () => {
  const params = { id: ids.class.assigned };
  const { data: known } = await call(server, classEndpoints.get, { role: 'MANAGER', params });
  server.setNow(new Date('2026-05-20T16:30:00Z'));
  const theirs = { grade: '7º Ano', version: known.version };
  await call(server, classEndpoints.update, { role: 'MANAGER', params, body: theirs });
  server.setNow(testNow);
  const mine = { grade: '6º Ano', section: 'B', version: known.version };
  const failure = await refused(server, classEndpoints.update, { role: 'MASTER', params, body: mine });
  expect(failure).toMatchObject({
    code: 'version-conflict',
    message:
      'Pessoa MANAGER alterou este registro em 20/05/2026, 13:30 (Série). Salve de novo para manter o seu, ou cancele para ficar com o que está salvo.',
    errors: [{ field: 'grade', message: 'Pessoa MANAGER mudou para “7º Ano”.' }],
    current: [{ id: params.id, grade: '7º Ano', version: known.version + 1 }],
    conflict: {
      by: 'Pessoa MANAGER',
      at: '2026-05-20T16:30:00.000Z',
      changed: ['Série'],
      fields: [
        { label: 'Série', theirs: '7º Ano', mine: '6º Ano' },
        { label: 'Turma', theirs: known.section, mine: 'B' },
      ],
    },
  });
  const again = { ...mine, version: known.version + 1 };
  const { data } = await call(server, classEndpoints.update, { role: 'MASTER', params, body: again });
  expect(data).toMatchObject({ grade: '6º Ano', section: 'B' });
});

test('names a record by its name, and tells of several changes what they come to', async () => {
  const { data: made } = await call(server, institutionEndpoints.create, {
    role: 'MASTER',
    body: { name: 'Escola Nova', municipality_id: ids.municipality.home },
  });
  const params = { id: made.id };
  const change = (body: object) =>
    call(server, institutionEndpoints.update, { role: 'MASTER', params, body: { ...body } });
  await change({ director: 'Ana' });
  server.setNow(new Date(testNow.getTime() + 1000));
  await change({ municipality_id: ids.municipality.other, director: null });
  const body = { name: 'Escola Outra', version: made.version };
  const failure = await refused(server, institutionEndpoints.update, { role: 'MASTER', params, body });
  expect(failure.errors).toEqual([{ field: 'municipality_id', message: 'Pessoa MASTER mudou para “Água Clara”.' }]);
});

test('a question, a lesson, a person and settings say both values too', async () => {
  const MASTER = { role: 'MASTER' } as const;
  const { data: category } = await call(server, faqEndpoints.createCategory, { ...MASTER, body: { name: 'Notas' } });
  const faq = { category_id: category.id, question: 'Onde vejo?', answer: 'No boletim.' };
  const { data: asked } = await call(server, faqEndpoints.create, { ...MASTER, body: faq });
  const question = { ...MASTER, params: { id: asked.id } };
  await call(server, faqEndpoints.update, {
    ...question,
    body: { ...faq, answer: 'No painel.', version: asked.version },
  });
  const answered = { ...faq, answer: 'Na turma.', version: asked.version };
  expect(await refused(server, faqEndpoints.update, { ...question, body: answered })).toMatchObject({
    conflict: { by: 'Pessoa MASTER', fields: [{ label: 'Resposta', theirs: 'No painel.', mine: 'Na turma.' }] },
  });
  const renamed = { ...MASTER, params: { id: category.id } };
  await call(server, faqEndpoints.updateCategory, { ...renamed, body: { name: 'Boletim', version: category.version } });
  const late = { name: 'Médias', version: category.version };
  expect(await refused(server, faqEndpoints.updateCategory, { ...renamed, body: late })).toMatchObject({
    conflict: { fields: [{ label: 'Nome', theirs: 'Boletim', mine: 'Médias' }] },
  });

  const person = { ...MASTER, params: { id: ids.user('TEACHER') } };
  const { data: known } = await call(server, userEndpoints.get, person);
  const change = (name: string, birth_date: string) => ({ name, profile: { birth_date }, version: known.version });
  await call(server, userEndpoints.update, { ...person, body: change('Ana de Lá', '1980-02-01') });
  const meant = await refused(server, userEndpoints.update, { ...person, body: change('Ana de Cá', '1980-02-01') });
  expect(meant).toMatchObject({
    current: [{ name: 'Ana de Lá', version: known.version + 1 }],
    conflict: {
      changed: expect.arrayContaining(['Nome']),
      fields: [{ label: 'Nome', theirs: 'Ana de Lá', mine: 'Ana de Cá' }],
    },
  });

  const home = { ...MASTER, params: { id: ids.municipality.home } };
  const mean = (minimum_mean: number) => ({ ...home, body: { minimum_mean, version: 0 } });
  await call(server, settingsEndpoints.updateMunicipality, mean(6.5));
  expect(await refused(server, settingsEndpoints.updateMunicipality, mean(7))).toMatchObject({
    conflict: { by: 'Pessoa MASTER', fields: [{ theirs: '6,5', mine: '7' }] },
  });
});

test('a save of what stands leaves no entry in the audit, and makes no open form old', async () => {
  const MASTER = { role: 'MASTER' } as const;
  const entries = () => server.db.$count(auditLog);
  const room = { ...MASTER, params: { id: ids.class.assigned } };
  const { data: known } = await call(server, classEndpoints.get, room);
  const person = { ...MASTER, params: { id: ids.user('TEACHER') } };
  const { data: teacher } = await call(server, userEndpoints.get, person);
  const before = await entries();

  const { grade, section, version } = known;
  expect((await call(server, classEndpoints.update, { ...room, body: { grade, section, version } })).data).toEqual(
    known,
  );
  const { name, email } = teacher;
  const saved = await call(server, userEndpoints.update, {
    ...person,
    body: { name, email, version: teacher.version },
  });
  expect(saved.data.version).toBe(teacher.version);
  expect(await entries()).toBe(before);

  await call(server, classEndpoints.update, { ...room, body: { grade: `${grade} B`, section, version } });
  expect(await entries()).toBe(before + 1);
});

/** Saves `body` twice, as a person does whose first answer was lost; then `other`, to the version that was known before. */
async function saveTwice<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  other: NonNullable<CallOptions<E>['body']>,
) {
  const entries = () => server.db.$count(auditLog);
  const before = await entries();
  const { data } = await call(server, endpoint, options);
  expect((await call(server, endpoint, options)).data).toEqual(data);
  expect(await entries()).toBe(before + 1);
  expect((await refused(server, endpoint, { ...options, body: other })).code).toBe('version-conflict');
}

test('a save sent again when its answer was lost is no conflict with oneself, and is told of once', async () => {
  const MASTER = { role: 'MASTER' } as const;
  const room = { ...MASTER, params: { id: ids.class.unassigned } };
  const { version } = (await call(server, classEndpoints.get, room)).data;
  await saveTwice(classEndpoints.update, { ...room, body: { section: 'X', version } }, { section: 'Y', version });

  const term = { role: 'MANAGER', params: { id: ids.class.assigned, assignmentId: ids.assignment.assigned } } as const;
  const days = (ends_on: string) => ({ starts_on: '2026-02-02', ends_on, version: 1 });
  await saveTwice(classEndpoints.changeTeacherDays, { ...term, body: days('2026-06-30') }, days('2026-07-01'));

  const lesson = { ...MASTER, params: { id: ids.lesson } };
  const asks = (prompt: string) => ({
    title: 'Medir',
    questions: [
      { number: 2, kind: 'OPEN' as const, prompt },
      { number: 1, kind: 'CHOICE' as const, prompt: 'Quanto?', options: ['1', '2', '3', '4'] },
    ],
    version: 1,
  });
  await saveTwice(learningEndpoints.updateLesson, { ...lesson, body: asks('Por quê?') }, asks('Como?'));

  const says = (comment: string, known: number) => ({
    ...{ student_id: userOfPupil(ids.pupil.assigned), module_id: 1, lesson_key: 'aula_1' },
    ...{ comment, version: known },
  });
  await saveTwice(learningEndpoints.comment, { role: 'TEACHER', body: says('Bom', 0) }, says('Regular', 0));
  await saveTwice(learningEndpoints.comment, { role: 'TEACHER', body: says('', 1) }, says('Regular', 1));
});

test('nor is one of a person, unless their contacts are others or a password is with it', async () => {
  const person = { role: 'MASTER', params: { id: ids.user('MANAGER') } } as const;
  const { version } = (await call(server, userEndpoints.get, person)).data;
  const phones = (...numbers: string[]) => numbers.map((number) => ({ number, type: 'MOBILE' as const }));
  const save = (name: string, ...numbers: string[]) => {
    const profile_address = [{ street: 'Rua A', city: 'Pouso Alegre', is_primary: true }];
    return { name, profile: { gender: null, profile_phone: phones(...numbers), profile_address }, version };
  };
  const body = save('Rosa', '35999990000', '35999991111');
  const codeOf = async (other: typeof body & { password?: string }) =>
    (await refused(server, userEndpoints.update, { ...person, body: other })).code;
  await saveTwice(userEndpoints.update, { ...person, body }, save('Rita', '35999990000', '35999991111'));
  expect(await codeOf(save('Rosa', '35999991111', '35999990000'))).toBe('version-conflict');
  expect(await codeOf(save('Rosa', '35999990000'))).toBe('version-conflict');
  expect(await codeOf({ ...body, password: 'Outra@2026x' })).toBe('version-conflict');
});

test('nor is one of settings', async () => {
  const MASTER = { role: 'MASTER' } as const;
  const away = { ...MASTER, params: { id: ids.municipality.other } };
  const known = (await call(server, settingsEndpoints.municipality, away)).data;
  const { version } = known;
  const { keep, months } = known.reading_recordings;
  const mean = (minimum_mean: number) => ({
    minimum_mean,
    reading_recordings: { keep, term: 'Outro termo de uso da voz.', months },
    version,
  });
  await saveTwice(settingsEndpoints.updateMunicipality, { ...away, body: mean(6.5) }, mean(7));

  const school = { ...MASTER, params: { id: ids.institution.near } };
  const stored = (await call(server, settingsEndpoints.institution, school)).data;
  const named = (name: string, phone: string) => ({ name, phone, version: stored.version });
  const both = named('Escola das Flores', '35999990000');
  await saveTwice(settingsEndpoints.updateInstitution, { ...school, body: both }, named(both.name, '35999991111'));
  const other = { ...school, body: named('Escola do Sol', '35999990000') };
  expect((await refused(server, settingsEndpoints.updateInstitution, other)).code).toBe('version-conflict');

  const hours = (session_hours: number) => ({ session_hours, mail: null, version: 0 });
  await saveTwice(settingsEndpoints.updateNetwork, { ...MASTER, body: hours(7) }, hours(8));
});
