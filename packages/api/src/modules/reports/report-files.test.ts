import { reportEndpoints as calls, personalDataEndpoints, type ReportFile } from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { attendance } from '../../schema/attendance.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { files } from '../../schema/files.table.ts';
import { notifications } from '../../schema/notifications.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { reportFiles } from '../../schema/report-files.table.ts';
import { keepHouse } from '../../server/operation/housekeeping.ts';
import { type CallOptions, call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids, testNow, userOfPupil } from '../../server/testing/fixture.ts';
import { send, startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
const as = { role: 'MANAGER' } as const;
const user = ids.user('MANAGER');
const filters = { class: ids.class.assigned };
const csv = { report: 'attendance', format: 'CSV', filters } as const;

beforeAll(async () => {
  server = await startTestServer();
  await server.db.delete(reportFiles);
  await server.db.insert(attendance).values(
    ['2026-03-02', '2026-03-03'].map((date, day) => ({
      municipality_id: ids.municipality.home,
      school_year: 2026,
      class_id: ids.class.assigned,
      date,
      discipline_id: disciplinesOf.assigned[0],
      student_profile_id: ids.pupil.assigned,
      status: day === 0 ? ('PRESENT' as const) : ('ABSENT' as const),
    })),
  );
});
afterAll(() => server.close());

const ask = async (options: CallOptions<typeof calls.makeFile>) => (await call(server, calls.makeFile, options)).data;
const list = async () => (await call(server, calls.files, as)).data;
const until = async (id: string, status: ReportFile['status']): Promise<ReportFile> => {
  const shown = () => list().then((rows) => rows.find((row) => row.id === id));
  await expect.poll(async () => (await shown())?.status, { interval: 50 }).toBe(status);
  return (await shown()) as ReportFile;
};
const fetched = (file: ReportFile) => send(server.app, 'GET', file.file?.url ?? '');
const stored = async (id: string) => (await server.db.select().from(reportFiles).where(eq(reportFiles.id, id)))[0];

test('a CSV is made in the background, its making written down and told, and read by its link', async () => {
  const asked = await ask({ ...as, body: { ...csv, shown: { Turma: '9º Ano C' } } });
  expect(asked).toMatchObject({ status: 'QUEUED', done: 0, total: null, file: null });
  const made = await until(asked.id, 'DONE');
  expect(made).toMatchObject({ done: 1, total: 1, failure: null });
  expect(made.file?.name).toBe('frequencia-por-turma_9-ano-c_2026-05-20.csv');
  const answer = await fetched(made);
  expect(answer.headers['content-disposition']).toContain('attachment');
  expect(answer.body).toBe(
    '\uFEFFTurma;Disciplina;Matrícula;Aluno;Presenças;Ausências;% Frequência\r\n5º Ano A;Português;P0;Zélia;1;1;50\r\n',
  );
  const trail = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'reports'));
  expect(trail.map(({ action, to }) => [action, to])).toEqual([
    ['CREATE', { name: 'Frequência por turma', format: 'CSV', hide_personal: false, filters: { Turma: '9º Ano C' } }],
    [
      'OTHER',
      { name: 'Frequência por turma', format: 'CSV', rows: 1, hide_personal: false, filters: { Turma: '9º Ano C' } },
    ],
  ]);
  const notice = await server.db.select().from(notifications).where(eq(notifications.title, 'Relatório pronto'));
  expect(notice).toMatchObject([
    { user_id: user, message: 'O relatório Frequência por turma (CSV) está pronto em Relatórios.' },
  ]);
});

test('an Excel begins with the head of reports; days are days, and what is hidden is hidden', async () => {
  await server.db.update(profiles).set({ birth_date: '2012-02-29' }).where(eq(profiles.id, ids.pupil.assigned));
  const body = { report: 'pupils', format: 'EXCEL', filters, shown: { Turma: '5º Ano A' } } as const;
  const sheetOf = async (file: ReportFile) => {
    const book = read((await fetched(file)).rawPayload, { type: 'buffer' });
    expect(book.SheetNames).toEqual(['Alunos por turma', 'Sobre']);
    return utils.sheet_to_json<string[]>(book.Sheets['Alunos por turma'] ?? {}, { header: 1, raw: false });
  };
  const open = await sheetOf(await until((await ask({ ...as, body })).id, 'DONE'));
  const head = open.findIndex(([first]) => first === 'Nº');
  const network = 'Rede municipal de ensino de Santa Aurora';
  expect(open.slice(0, head).flat()).toEqual([network, 'Escola Perto', 'Alunos por turma', 'Turma: 5º Ano A']);
  expect(open.flat()).toContain('29/02/2012');
  const hidden = { ...body, filters: { ...filters, hide: 'sim' as const } };
  const masked = await sheetOf(await until((await ask({ ...as, body: hidden })).id, 'DONE'));
  expect(masked.flat()).not.toContain('29/02/2012');
  expect(masked.flat()).toContain('Oculto');
});

test('a file about one pupil says that somebody saw that pupil', async () => {
  const one = { report: 'report-cards', format: 'CSV', filters: { ...filters, student: ids.pupil.assigned } } as const;
  await until((await ask({ ...as, body: one })).id, 'DONE');
  const params = { id: userOfPupil(ids.pupil.assigned) };
  const { data } = await call(server, personalDataEndpoints.views, { role: 'MASTER', params });
  expect(data).toMatchObject([{ viewer: { id: user }, kind: 'REPORT' }]);
});

test('who was moved since, or lost the permission, does not get the file; nobody else ever does', async () => {
  const made = await until((await ask({ ...as, body: csv })).id, 'DONE');
  const url = `/reports/files/${made.id}/content`;
  expect((await send(server.app, 'GET', url, as)).statusCode).toBe(200);
  expect((await send(server.app, 'GET', url, { role: 'MASTER' })).statusCode).toBe(404);
  const own = eq(profiles.user_id, user);
  await server.db.update(profiles).set({ institution_id: ids.institution.far }).where(own);
  expect((await send(server.app, 'GET', url, as)).statusCode).toBe(404);
  expect((await fetched(made)).statusCode).toBe(404);
  await server.db.update(profiles).set({ institution_id: ids.institution.near }).where(own);
  await server.db.execute(sql`insert into user_permission_overrides (user_id) values (${user})`);
  expect((await fetched(made)).statusCode).toBe(403);
  await server.db.execute(sql`delete from user_permission_overrides where user_id = ${user}`);
  expect((await fetched(made)).statusCode).toBe(200);
});

test('what the user reaches is looked at when the file is made; a failure is said', async () => {
  const far = await ask({ ...as, body: { ...csv, filters: { class: ids.class.far } } });
  expect((await until(far.id, 'FAILED')).failure).toBe('O que os filtros pedem não está mais ao seu alcance.');
  const nothing = await ask({ ...as, body: { ...csv, filters: { ...filters, year: '2020' } } });
  expect((await until(nothing.id, 'FAILED')).failure).toBe('Nenhum registro encontrado.');
  const missing = await refused(server, calls.makeFile, {
    ...as,
    body: { ...csv, report: 'report-cards', filters: {} },
  });
  expect(missing).toMatchObject({ code: 'invalid-request', errors: [{ field: 'filters.class' }] });
});

test('a file goes when it has had its day, and what was taken away leaves nothing', async () => {
  const made = await until((await ask({ ...as, body: csv })).id, 'DONE');
  const old = await until((await ask({ ...as, body: csv })).id, 'DONE');
  const key = async (id: string) =>
    (
      await server.db
        .select()
        .from(files)
        .where(eq(files.id, (await stored(id))?.file_id ?? ''))
    )[0]?.key ?? '';
  const removed = await key(made.id);
  await call(server, calls.removeFile, { ...as, params: { id: made.id } });
  expect(await stored(made.id)).toBeUndefined();
  expect(await server.fileStore.get(removed)).toBeNull();
  expect((await refused(server, calls.removeFile, { ...as, params: { id: made.id } })).code).toBe('not-found');

  server.setNow(new Date(testNow.getTime() + 24 * 60 * 60 * 1000 + 1));
  expect((await send(server.app, 'GET', `/reports/files/${old.id}/content`, as)).statusCode).toBe(404);
  const parts = {
    db: server.db,
    fileStore: server.fileStore,
    clock: { now: () => new Date(testNow.getTime() + 864e5 + 1) },
  };
  await keepHouse({ ...parts, logger: server.app.log });
  server.setNow(testNow);
  expect((await list()).find(({ id }) => id === old.id)).toMatchObject({ status: 'EXPIRED', file: null });
});

test('what is taken away while it is being made leaves no file and no trace of one', async () => {
  // Stands for the row being gone: from the first rows read on, nothing can be written of how far it is.
  await server.db.execute(sql`create function gone() returns trigger language plpgsql as 'begin return null; end'`);
  await server.db.execute(
    sql`create trigger gone before update on report_files for each row when (new.done > 0) execute function gone()`,
  );
  const before = await server.db.$count(files);
  const asked = await ask({ ...as, body: csv });
  const log = () => server.db.select().from(auditLog).where(eq(auditLog.request_id, asked.id));
  const state = async () => {
    const { rows } = await server.db.execute<{ state: string }>(
      sql`select state from pgboss.job where data ->> 'id' = ${asked.id}`,
    );
    return rows[0]?.state;
  };
  await expect.poll(state, { interval: 50 }).toBe('completed');
  await server.db.execute(sql`drop trigger gone on report_files`);
  expect((await stored(asked.id))?.status).toBe('QUEUED');
  expect([await server.db.$count(files), await log()]).toEqual([before, []]);
});

test('what is cancelled stops; more than five at once are refused', async () => {
  const waiting = { user_id: user, report: 'audit' as const, format: 'CSV' as const, filters: {} as never, shown: {} };
  await server.db.delete(reportFiles);
  const rows = await server.db
    .insert(reportFiles)
    .values([1, 2, 3, 4, 5].map(() => waiting))
    .returning();
  expect((await refused(server, calls.makeFile, { ...as, body: csv })).message).toContain('cinco relatórios');
  await call(server, calls.removeFile, { ...as, params: { id: rows[0]?.id ?? '' } });
  expect((await until((await ask({ ...as, body: csv })).id, 'DONE')).file).not.toBeNull();
});
