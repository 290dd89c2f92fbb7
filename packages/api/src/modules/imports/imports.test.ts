import { authEndpoints, importEndpoints as calls, classEndpoints, userEndpoints } from '@caderneta/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { notifications } from '../../schema/notifications.table.ts';
import { peopleImports } from '../../schema/people-imports.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer, startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const id = '0190ffff-0000-7000-8000-000000000001';
const header = 'Nome;Matrícula;CPF;Nascimento;Série;Turma;E-mail;Telefone';
const sheet = (...lines: string[]) => [header, ...lines].join('\n');
const pupils = (text: string, more: object = {}) => ({
  role: 'MANAGER' as const,
  body: { role: 'STUDENT' as const, text, ...more },
});
const preview = async (text: string, more: object = {}) => (await call(server, calls.preview, pupils(text, more))).data;

const good = sheet(
  'Ana Lima;7001;529.982.247-25;31/03/2015;5º Ano;A;;(35) 99999-0000',
  'Beto Reis;7002;;;;5 ano b;beto@familia.br;',
  'Caio Sá;;;;;;;',
);

test('the preview says a line at a time what would be, and writes nothing', async () => {
  const data = await preview(good);
  expect(data.columns.map(({ field }) => field)).toEqual([
    'name',
    'matricula',
    'cpf',
    'birth_date',
    'grade',
    'section',
    'email',
    'phone',
  ]);
  expect([data.total, data.faulty]).toEqual([3, 0]);
  expect(data.rows.map(({ line, message }) => [line, message])).toEqual([
    [2, 'Será criado na turma 5º Ano A e entrará com 7001@aluno.escola.example'],
    [3, 'Será criado na turma 5º Ano B'],
    [4, 'Será criado e entrará com um endereço da escola, feito ao importar'],
  ]);
  expect(data.rows.map(({ matricula, email, school_email }) => [matricula, email, school_email])).toEqual([
    ['7001', '7001@aluno.escola.example', true],
    ['7002', 'beto@familia.br', false],
    [null, null, true],
  ]);
  expect(await server.db.select().from(users).where(eq(users.name, 'Ana Lima'))).toEqual([]);
});

test('a good sheet is taken in whole: school addresses, no passwords, enrolments, an audit row each, one notification', async () => {
  const { data, message } = await call(server, calls.commit, pupils(good, { id }));
  expect([message, data]).toEqual([
    '3 pessoas importadas.',
    { id, created: 3, enrolled: 2, school_emails: 2, skipped: [] },
  ]);
  const made = await server.db
    .select({ user: users, profile: profiles, classId: enrolments.class_id })
    .from(users)
    .innerJoin(profiles, eq(profiles.user_id, users.id))
    .leftJoin(enrolments, eq(enrolments.profile_id, profiles.id))
    .where(inArray(users.name, ['Ana Lima', 'Beto Reis', 'Caio Sá']))
    .orderBy(users.name);
  expect(made.map(({ user, classId }) => [user.email, user.password_hash, user.role, classId])).toEqual([
    ['7001@aluno.escola.example', null, 'STUDENT', ids.class.assigned],
    ['beto@familia.br', null, 'STUDENT', ids.class.unassigned],
    [expect.stringMatching(/^mat\d+@/), null, 'STUDENT', null],
  ]);
  expect(made[0]?.profile).toMatchObject({
    institution_id: ids.institution.near,
    municipality_id: ids.municipality.home,
    cpf: '52998224725',
    birth_date: '2015-03-31',
  });
  const journal = await server.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.table_name, 'users'), eq(auditLog.action, 'CREATE')));
  expect(journal.map(({ to }) => (to as { name: string }).name).sort()).toEqual(['Ana Lima', 'Beto Reis', 'Caio Sá']);
  const notice = await server.db.select().from(notifications).where(eq(notifications.title, 'Importação concluída'));
  expect(notice.map(({ message: text }) => text)).toEqual(['3 estudantes foram importados.']);
  const shown = await call(server, userEndpoints.get, { role: 'MANAGER', params: { id: made[0]?.user.id ?? '' } });
  expect(shown.data.profiles[0]?.profile_phone).toMatchObject([{ number: '35999990000', is_primary: true }]);
});

test("a sheet that Excel saved as 'CSV' keeps the apostrophe of a name, the dash and the quotes", async () => {
  const text = sheet('Joana D’Arc;7004;;;;;;', 'Ana “Nina” Lima – Sá;7005;;;;;;');
  const windows: Record<string, number> = { '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96 };
  const file = Buffer.from([...text].map((sign) => windows[sign] ?? sign.charCodeAt(0))).toString('base64');
  const { rows } = await preview(text, { text: undefined, file });
  expect(rows.map(({ name }) => name)).toEqual(['Joana D’Arc', 'Ana “Nina” Lima – Sá']);
  await call(server, calls.commit, pupils(text, { text: undefined, file, id }));
  expect(await server.db.$count(users, eq(users.name, 'Joana D’Arc'))).toBe(1);
});

test('who was imported gets in by a card of their class', async () => {
  await call(server, calls.commit, pupils(good));
  const inClass = { role: 'MANAGER', params: { id: ids.class.assigned }, body: {} } as const;
  const cards = (await call(server, classEndpoints.makeAccessCards, inClass)).data;
  const code = cards.find(({ name }) => name === 'Ana Lima')?.code ?? '';
  const body = { login: '7001', code, password: 'Segredo@2026' };
  expect((await call(server, authEndpoints.firstAccess, { body })).data.user.profiles[0]?.class_id).toBe(
    ids.class.assigned,
  );
});

test('what the network holds already is found before anything is written; one bad line and nothing is', async () => {
  await call(server, calls.commit, pupils(good));
  const text = sheet(
    'Duda Paz;P0;;;;;;',
    'Edu Luz;;529.982.247-25;;;;;',
    'Fá Melo;;;;;;ALUNO1@escola.br;',
    'Gil Rocha;9001;;;5º Ano;Z;;',
    'Hugo Cruz;9002;;;5º Ano;A;;',
  );
  const { rows, faulty } = await preview(text);
  expect(faulty).toBe(4);
  expect(rows.map(({ message }) => message)).toEqual([
    'Esta matrícula já é de Zélia',
    'Este CPF já é de Ana Lima',
    'Este e-mail já está em uso',
    'A turma 5º Ano Z não existe em 2026 nesta instituição. Turmas: 5º Ano A, 5º Ano B',
    'Será criado na turma 5º Ano A e entrará com 9002@aluno.escola.example',
  ]);
  const failure = await refused(server, calls.commit, pupils(text));
  expect([failure.code, failure.message]).toEqual(['import-invalid', 'Há linhas com problemas. Nada foi importado.']);
  expect(failure.errors?.[0]).toEqual({ field: 'rows.2.matricula', message: 'Linha 2: Esta matrícula já é de Zélia' });
  expect(await server.db.select().from(users).where(eq(users.name, 'Hugo Cruz'))).toEqual([]);
});

test('a matrícula is taken whatever the case in which either is written', async () => {
  await call(server, calls.commit, pupils(sheet('Ana Lima;ab-7001;;;;;;', 'Beto Reis;AB-7002;;;;;;')));
  const { rows } = await preview(sheet('Caio Sá;AB-7001;;;;;c@x.br;', 'Duda Paz;ab-7002;;;;;d@x.br;'));
  expect(rows.map(({ message }) => message)).toEqual([
    'Esta matrícula já é de Ana Lima',
    'Esta matrícula já é de Beto Reis',
  ]);
});

test('another network’s matrícula is no duplicate, and its school address takes a number; its people have no name here', async () => {
  const away = pupils(sheet('Ana Lima;7001;529.982.247-25;;;;;'), { institution_id: ids.institution.away });
  await call(server, calls.commit, { ...away, role: 'MASTER' });
  const { rows } = await preview(sheet('Bia Luz;7001;;;;;;', 'Cai Sá;7002;529.982.247-25;;;;;'));
  expect(rows.map(({ message, email }) => [message, email])).toEqual([
    ['Será criado e entrará com 7001.2@aluno.escola.example', '7001.2@aluno.escola.example'],
    ['Este CPF já está em uso', '7002@aluno.escola.example'],
  ]);
});

test('matrículas that make one address are numbered, past those of other lines and of the network', async () => {
  const away = pupils(sheet('Ana Lima;7001.3;;;;;;'), { institution_id: ids.institution.away });
  await call(server, calls.commit, { ...away, role: 'MASTER' });
  const matriculas = ['7001', '70/01', '7001.2', '7.001.2', '70 01', '7001/2', '7001.2/'];
  const { rows, faulty } = await preview(sheet(...matriculas.map((one, n) => `Pessoa ${n};${one};;;;;;`)));
  expect(faulty).toBe(0);
  expect(rows.map(({ email }) => email?.replace('@aluno.escola.example', ''))).toEqual([
    '7001',
    '7001.4',
    '7001.2',
    '7.001.2',
    '7001.5',
    '70012',
    '7001.2.2',
  ]);
});

test.each([
  ['repeat one matrícula', () => '7001', 299],
  [
    'have matrículas that make one address',
    (n: number) => `7001${n.toString(2).replace(/./g, (digit) => (digit === '1' ? '/' : '_'))}`,
    0,
  ],
])('300 lines that %s are checked in a few statements', async (_, matriculaOf, wrong) => {
  const lines = Array.from({ length: 300 }, (_, n) => `Pessoa ${n};${matriculaOf(n)};;;;;;`);
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const { faulty } = await preview(sheet(...lines));
  const statements = asked.mock.calls.length;
  asked.mockRestore();
  expect(faulty).toBe(wrong);
  expect(statements).toBeLessThan(30);
});

test('teachers come with their e-mail and no class', async () => {
  const body = { role: 'TEACHER' as const, text: 'Professor,E-mail\nRosa Dias,rosa@escola.br\nSem Email,' };
  const { data } = await call(server, calls.preview, { role: 'MANAGER', body });
  expect(data.rows.map(({ message }) => message)).toEqual(['Será criado', 'Email obrigatório']);
});

test.each([
  ['a PDF', '%PDF-1.4\n1 0 obj\nendobj\n%%EOF'],
  ['a workbook', 'PK\u0003\u0004\u0000\u0000'],
])('%s is told to be no CSV, and what to do', async (_, bytes) => {
  const file = Buffer.from(bytes, 'latin1').toString('base64');
  const { message } = await refused(server, calls.preview, pupils('', { text: undefined, file }));
  expect(message).toBe('O arquivo não é uma planilha CSV. Abra a planilha, salve-a como CSV e envie de novo.');
});

test.each([
  ['Nome', 'A planilha não tem nenhuma linha além do cabeçalho.'],
  ['Aluno número;CPF\nAna;1', 'Falta a coluna Nome na primeira linha da planilha.'],
  [`Nome\n${'Ana\n'.repeat(2001)}`, 'A planilha deve ter no máximo 2.000 linhas.'],
])('a sheet that is none is refused: %#', async (text, message) => {
  expect((await refused(server, calls.preview, pupils(text))).errors).toEqual([{ field: 'file', message }]);
});

test('a file’s bytes do as well as text, and one of the two must be there', async () => {
  const file = Buffer.from(good, 'latin1').toString('base64');
  const body = { role: 'STUDENT' as const, file };
  expect((await call(server, calls.preview, { role: 'MANAGER', body })).data.rows[2]?.name).toBe('Caio Sá');
  const picture = { role: 'STUDENT' as const, file: Buffer.from(`${good}\0`).toString('base64') };
  const answer = await refused(server, calls.commit, { role: 'MANAGER', body: picture });
  expect(answer.errors).toEqual([
    { field: 'file', message: 'O arquivo não é uma planilha CSV. Abra a planilha, salve-a como CSV e envie de novo.' },
  ]);
  const neither = { role: 'MANAGER' as const, body: { role: 'STUDENT' as const } };
  expect((await refused(server, calls.preview, neither)).errors?.[0]?.message).toBe(
    'Envie um arquivo ou cole a planilha',
  );
});

test('a class for all, of the school in hand; MASTER says which school', async () => {
  const one = sheet('Ana Lima;1;;;;;;');
  expect((await preview(one, { class_id: ids.class.unassigned })).rows[0]?.class_name).toBe('5º Ano B');
  const other = { class_id: ids.class.assigned, institution_id: ids.institution.far };
  const asMaster = (more: object) => refused(server, calls.preview, { ...pupils(one, more), role: 'MASTER' });
  expect((await asMaster(other)).errors?.[0]?.message).toBe('A turma não é da instituição escolhida');
  expect((await asMaster({})).errors?.[0]?.message).toBe('Selecione uma instituição');
  expect((await refused(server, calls.preview, pupils(one, { class_id: ids.class.far }))).code).toBe('not-found');
});

const addClass = async (grade: string, section: string, academic_year = 2026) => {
  const times = { created_at: new Date(), updated_at: new Date() };
  const values = { institution_id: ids.institution.near, grade, section, academic_year, ...times };
  const [made] = await server.db.insert(schoolClasses).values(values).returning();
  return made?.id ?? '';
};

test('with a class of another year for all, lines name classes of that year, and are told so', async () => {
  const class_id = await addClass('6º Ano', 'A', 2027);
  const sixthB = await addClass('6º Ano', 'B', 2027);
  const text = sheet('Ana Lima;7001;;;;;;', 'Beto Reis;7002;;;6º Ano;B;;', 'Caio Sá;7003;;;5º Ano;A;;');
  expect((await preview(text, { class_id })).rows.map(({ class_name, message }) => [class_name, message])).toEqual([
    ['6º Ano A de 2027', 'Será criado na turma 6º Ano A de 2027 e entrará com 7001@aluno.escola.example'],
    ['6º Ano B de 2027', 'Será criado na turma 6º Ano B de 2027 e entrará com 7002@aluno.escola.example'],
    ['5º Ano A', 'A turma 5º Ano A não existe em 2027 nesta instituição. Turmas: 6º Ano A, 6º Ano B'],
  ]);
  await call(server, calls.commit, pupils(sheet('Beto Reis;7002;;;6º Ano;B;;'), { class_id }));
  const [enrolled] = await server.db.select().from(enrolments).where(eq(enrolments.class_id, sixthB));
  expect(enrolled?.school_year).toBe(2027);
  const asked = (await preview(text, { class_id, academic_year: 2026 })).rows;
  expect(asked.map(({ class_name }) => class_name)).toEqual(['6º Ano A de 2027', '6º Ano B', '5º Ano A']);
});

test('a line’s words go to the class that they name, never to one of two that they can mean', async () => {
  const classId = await addClass('Pré 1', '1A');
  await addClass('Pré 11', 'A');
  const lines = [
    'Ana Lima;7001;;;Pré 1;1A;a@x.br;',
    'Beto Reis;7002;;;Pré 11;A;b@x.br;',
    'Caio Sá;7003;;;;Pré 11A;c@x.br;',
  ];
  const { rows } = await preview(sheet(...lines, 'Duda Paz;7004;;;5º Ano;5º Ano A;d@x.br;'));
  expect(rows.map(({ class_name, message }) => [class_name, message])).toEqual([
    ['Pré 1 1A', 'Será criado na turma Pré 1 1A'],
    ['Pré 11 A', 'Será criado na turma Pré 11 A'],
    [
      'Pré 11A',
      'Há mais de uma turma que pode ser Pré 11A: Pré 1 1A, Pré 11 A. Escreva a série e a turma em colunas separadas, como estão na lista de turmas',
    ],
    ['5º Ano A', 'Será criado na turma 5º Ano A'],
  ]);
  await call(server, calls.commit, pupils(sheet(lines[0] ?? '')));
  expect(await server.db.select().from(enrolments).where(eq(enrolments.class_id, classId))).toHaveLength(1);
});

test.each([
  ['Nome,Matrícula\nBia Luz,122\nSilva, Ana,123', 3, 'ocupa 3 colunas e o cabeçalho tem nome para 2'],
  ['Nome,Matrícula,CPF\nSilva, Ana,,52998224725', 2, 'ocupa 4 colunas e o cabeçalho tem nome para 3'],
  ['Nome;Matrícula;\nSilva; Ana;123', 2, 'ocupa 3 colunas e o cabeçalho tem nome para 2'],
])('a line with more in it than the headers name is told, not read shifted: %#', async (text, line, message) => {
  const { rows, faulty } = await preview(text);
  expect(faulty).toBe(1);
  const row = rows.find((one) => one.line === line);
  expect([row?.name, row?.matricula, row?.message]).toEqual(['Silva', null, expect.stringContaining(message)]);
  const [error] = (await refused(server, calls.commit, pupils(text))).errors ?? [];
  expect(error?.message).toMatch(new RegExp(`^Linha ${line}: Esta linha ocupa`));
});

test('empty cells past the headers are none too many', async () => {
  const { faulty } = await preview('Nome;Matrícula\nAna Lima;7001;;\nBia Luz;;;');
  expect(faulty).toBe(0);
});

test('1,000 lines in a few statements, with progress for whoever asks', async () => {
  const real = await startTestServer();
  try {
    const lines = Array.from({ length: 1000 }, (_, n) => `Pessoa ${n};B${n};;01/02/2015;5º Ano;${n % 2 ? 'A' : 'B'};;`);
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const { data } = await call(real, calls.commit, pupils(sheet(...lines), { id }));
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    expect(data).toMatchObject({ created: 1000, enrolled: 1000 });
    expect(statements).toBeLessThan(100);
    const params = { id };
    await expect
      .poll(async () => (await call(real, calls.progress, { role: 'MANAGER', params })).data)
      .toEqual({ id, status: 'DONE', done: 1000, total: 1000 });
    expect((await refused(real, calls.progress, { role: 'MASTER', params })).code).toBe('not-found');
    const failedId = id.replace(/1$/, '2');
    const failing = pupils(sheet('Ana;B1;;;;;;'), { id: failedId });
    await refused(real, calls.commit, failing);
    await expect
      .poll(async () => (await real.db.select().from(peopleImports).where(eq(peopleImports.id, failedId)))[0]?.status)
      .toBe('FAILED');
  } finally {
    await real.close();
  }
});

test('one that is cancelled leaves nothing, and is so for whoever asks', async () => {
  const real = await startTestServer();
  try {
    const asked = { role: 'MANAGER' as const, params: { id } };
    const lock = sql`select pg_advisory_xact_lock(hashtext(${`people-import:${ids.municipality.home}`}))`;
    const done = await real.db.transaction(async (other) => {
      await other.execute(lock);
      const waiting = refused(real, calls.commit, pupils(good, { id }));
      const began = async () => (await real.db.select().from(peopleImports).where(eq(peopleImports.id, id))).length;
      await expect.poll(began).toBe(1);
      expect((await call(real, calls.cancel, asked)).data.status).toBe('CANCELLED');
      return { waiting };
    });
    expect((await done.waiting).message).toBe('Importação cancelada. Nada foi gravado.');
    expect(await real.db.select().from(profiles).where(eq(profiles.matricula, '7001'))).toEqual([]);
    expect((await call(real, calls.progress, asked)).data.status).toBe('CANCELLED');
    expect((await refused(real, calls.cancel, asked)).message).toBe('Esta importação já terminou.');
    expect((await refused(real, calls.cancel, { ...asked, role: 'MASTER' })).code).toBe('not-found');
  } finally {
    await real.close();
  }
});

test('two imports of one sheet at once: one is told that the other was there', async () => {
  const real = await startTestServer();
  try {
    const text = sheet('Ana Lima;7001;;;;;;', 'Beto Reis;7002;;;;;;');
    const both = await Promise.allSettled([1, 2].map(() => call(real, calls.commit, pupils(text))));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await real.db.select().from(profiles).where(eq(profiles.matricula, '7001'))).toHaveLength(1);
  } finally {
    await real.close();
  }
});
