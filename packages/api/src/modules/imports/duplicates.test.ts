import { importEndpoints as calls } from '@caderneta/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { enrolments } from '../../schema/enrolments.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer, startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const sheet = (...lines: string[]) => ['Nome;Nascimento;Série;Turma', ...lines].join('\n');
const pupils = (text: string, more: object = {}) => ({
  role: 'MANAGER' as const,
  body: { role: 'STUDENT' as const, text, ...more },
});
const preview = async (text: string, more: object = {}) => (await call(server, calls.preview, pupils(text, more))).data;
const found = async (text: string, more: object = {}) =>
  (await preview(text, more)).rows.map(({ message, alike }) => [message, alike]);
const countOf = async (...names: string[]) =>
  (await server.db.select().from(users).where(inArray(users.name, names))).length;

const born = '31/03/2015';
const withoutNumbers = sheet('Ana Moura;;5º Ano;A', `Beto Reis;${born};5º Ano;B`, `Caio Sá;${born};;`);
const ready = 'e entrará com um endereço da escola, feito ao importar';

test('a sheet without numbers that comes again is told line by line, and nobody is made twice', async () => {
  await call(server, calls.commit, pupils(withoutNumbers));
  const again = sheet(
    '  ANA  MOÚRA ;;5º Ano;A',
    `beto reis;${born};5º Ano;B`,
    `Caio Sa;${born};;`,
    'Duda Paz;;5º Ano;A',
  );
  const data = await preview(again);
  expect([data.total, data.faulty, data.duplicates]).toEqual([4, 0, 3]);
  expect(data.rows.map(({ message, alike }) => [message, alike])).toEqual([
    ['Já existe em 5º Ano A: Ana Moura', 1],
    ['Já existe em 5º Ano B: Beto Reis (nascimento: 31/03/2015)', 1],
    ['Já existe nesta instituição: Caio Sá (nascimento: 31/03/2015)', 1],
    [`Será criado na turma 5º Ano A ${ready}`, 0],
  ]);
  const { data: result, message } = await call(server, calls.commit, pupils(again));
  expect(result).toMatchObject({ created: 1, enrolled: 1, school_emails: 1 });
  expect(result.skipped.map(({ line, name }) => [line, name])).toEqual([
    [2, 'ANA  MOÚRA'],
    [3, 'beto reis'],
    [4, 'Caio Sa'],
  ]);
  expect(message).toBe('1 pessoa importada. 3 linhas repetidas ficaram de fora.');
  const all = await server.db.select({ name: users.name }).from(users).where(eq(users.role, 'STUDENT'));
  const alike = all.filter(({ name }) => /ana mo|beto reis|caio s|duda paz/i.test(name));
  expect(alike.map(({ name }) => name).sort()).toEqual(['Ana Moura', 'Beto Reis', 'Caio Sá', 'Duda Paz']);
});

test('who is still in a class of the year before may be the one whom this year’s sheet names', async () => {
  await call(server, calls.commit, pupils(sheet('Beto Reis;;5º Ano;B', `Caio Sá;${born};5º Ano;B`)));
  await server.db
    .update(enrolments)
    .set({ school_year: 2025 })
    .where(
      sql`profile_id in (select p.id from profiles p join users u on u.id = p.user_id where u.name in ('Beto Reis', 'Caio Sá'))`,
    );
  expect(await found(sheet('Beto Reis;;5º Ano;A', 'Caio Sá;01/01/2014;5º Ano;A'))).toEqual([
    ['Já existe em 5º Ano B de 2025: Beto Reis', 1],
    [`Será criado na turma 5º Ano A ${ready}`, 0],
  ]);
});

test('where all of a sheet is there already nothing is written, and it is said', async () => {
  await call(server, calls.commit, pupils(withoutNumbers));
  const failure = await refused(server, calls.commit, pupils(withoutNumbers));
  expect([failure.code, failure.message]).toEqual([
    'import-invalid',
    'Todos os estudantes da planilha podem já existir. Confira a planilha de novo e marque os que são outras pessoas. Nada foi importado.',
  ]);
  expect(await countOf('Ana Moura', 'Beto Reis', 'Caio Sá')).toBe(3);
});

test('two children of one name in one class are taken in once that is confirmed', async () => {
  await call(server, calls.commit, pupils(sheet('Ana Moura;;5º Ano;A')));
  const again = sheet('Ana Moura;;5º Ano;A', 'Ana Moura;;5º Ano;A', 'Duda Paz;;5º Ano;A');
  const { data } = await call(server, calls.commit, pupils(again, { confirmed: [{ line: 3, alike: 2 }] }));
  expect(data).toMatchObject({ created: 2, skipped: [{ line: 2, name: 'Ana Moura' }] });
  expect(await countOf('Ana Moura')).toBe(2);
});

test('what was confirmed is the people who were counted: one more by now, and the line is left out', async () => {
  const namesakes = sheet('Ana Moura;;5º Ano;A', 'Ana Moura;;5º Ano;A', 'Duda Paz;;5º Ano;A');
  expect(await found(namesakes)).toEqual([
    [`Será criado na turma 5º Ano A ${ready}`, 0],
    ['Já está na linha 2: Ana Moura', 1],
    [`Será criado na turma 5º Ano A ${ready}`, 0],
  ]);
  const confirmed = [{ line: 3, alike: 1 }];
  expect((await call(server, calls.commit, pupils(namesakes, { confirmed }))).data.created).toBe(3);
  const second = await refused(server, calls.commit, pupils(namesakes, { confirmed }));
  expect(second.code).toBe('import-invalid');
  expect(await countOf('Ana Moura')).toBe(2);
});

test('lines of one sheet are one child’s unless the sheet gives both something that differs', async () => {
  const numbers = [
    'Nome;Matrícula;CPF;E-mail;Nascimento;Turma',
    'Ana Moura;;;;;5º Ano A',
    'ANA MOURA;7002;;;;5º Ano A',
    'Ana Moura;7003;;;;5º Ano B',
    'Beto Reis;;;;01/02/2015;5º Ano A',
    'Beto Reis;;;;02/02/2015;5º Ano A',
    'Beto Reis;;529.982.247-25;;01/02/2015;5º Ano B',
  ].join('\n');
  const { rows } = await preview(numbers);
  expect(rows.filter(({ alike }) => alike > 0).map(({ line, message }) => [line, message])).toEqual([
    [3, 'Já está na linha 2: Ana Moura'],
    [7, 'Já está na linha 5: Beto Reis'],
  ]);
});

test('who is of another class is the same where born on the same day; of no class, unless born on another', async () => {
  await call(server, calls.commit, pupils(sheet(`Ana Moura;${born};5º Ano;A`, 'Beto Reis;;5º Ano;A', 'Caio Sá;;;')));
  expect(
    await found(
      sheet(
        `Ana Moura;${born};5º Ano;B`,
        'Beto Reis;;5º Ano;B',
        'Caio Sá;01/01/2014;5º Ano;A',
        'Ana Moura;01/01/2014;;',
        'Beto Reis;;;',
      ),
    ),
  ).toEqual([
    ['Já existe em 5º Ano A: Ana Moura (nascimento: 31/03/2015)', 1],
    [`Será criado na turma 5º Ano B ${ready}`, 0],
    ['Já existe nesta instituição: Caio Sá', 1],
    [`Será criado ${ready}`, 0],
    ['Já existe em 5º Ano A: Beto Reis', 2],
  ]);
});

test('neither another school’s pupils, nor who was archived, nor a teacher of the name is told of', async () => {
  for (const institution_id of [ids.institution.far, ids.institution.away])
    await call(server, calls.commit, { ...pupils(sheet('Ana Moura;;;'), { institution_id }), role: 'MASTER' });
  await call(server, calls.commit, pupils(sheet('Beto Reis;;5º Ano;A')));
  await server.db.update(users).set({ archived_at: new Date() }).where(eq(users.name, 'Beto Reis'));
  const teachers = { role: 'TEACHER' as const, text: 'Professor;E-mail\nCaio Sá;caio@escola.br' };
  await call(server, calls.commit, { role: 'MANAGER', body: teachers });
  expect((await preview(sheet('Ana Moura;;;', 'Beto Reis;;5º Ano;A', 'Caio Sá;;;'))).duplicates).toBe(0);
  const namesake = { ...teachers, text: 'Professor;E-mail\nCaio Sá;outro@escola.br' };
  expect((await call(server, calls.commit, { role: 'MANAGER', body: namesake })).data.created).toBe(1);
});

test('a line with errors is no duplicate yet: first the sheet is mended', async () => {
  await call(server, calls.commit, pupils(sheet('Ana Moura;;5º Ano;A')));
  const data = await preview(sheet('Ana Moura;31/02/2015;5º Ano;A', 'Ana Moura;;5º Ano;Z'));
  expect([data.faulty, data.duplicates]).toEqual([2, 0]);
});

test('two imports of one sheet without numbers at once make each child once', async () => {
  const real = await startTestServer();
  try {
    const both = await Promise.allSettled([1, 2].map(() => call(real, calls.commit, pupils(withoutNumbers))));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const made = await real.db
      .select({ classId: enrolments.class_id })
      .from(users)
      .innerJoin(profiles, eq(profiles.user_id, users.id))
      .leftJoin(enrolments, eq(enrolments.profile_id, profiles.id))
      .where(inArray(users.name, ['Ana Moura', 'Beto Reis', 'Caio Sá']));
    expect(made).toHaveLength(3);
  } finally {
    await real.close();
  }
});
