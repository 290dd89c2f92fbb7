import { classEndpoints as classes, failures } from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { notifications } from '../../schema/notifications.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const input = { institution_id: ids.institution.near, grade: '3º Ano', section: 'c', academic_year: 2026 };
const create = (body: object = {}) => call(server, classes.create, { role: 'MANAGER', body: { ...input, ...body } });

describe('the list', () => {
  test('is in the order of a Portuguese dictionary, numbers by value', async () => {
    const { data } = await call(server, classes.list, { role: 'MASTER' });
    expect(data.map(({ name, institution }) => `${name} ${institution.name}`)).toEqual([
      '5º Ano A Escola Fora',
      '5º Ano A Escola Perto',
      '5º Ano B Escola Perto',
      '10º Ano A Escola Água',
    ]);
  });

  test.each([
    ['agua', [ids.class.far]],
    ['10º', [ids.class.far]],
    ['5º ano b', [ids.class.unassigned]],
    ['PERTO b', [ids.class.unassigned]],
    ['%', []],
    ['_', []],
    ['\\', []],
  ])('search %s', async (search, expected) => {
    const { data, list } = await call(server, classes.list, { role: 'MASTER', query: { search } });
    expect(data.map(({ id }) => id)).toEqual(expected);
    expect(list.total).toBe(expected.length);
  });

  test('is filtered by year, institution and ids, and paged', async () => {
    const byYear = await call(server, classes.list, { role: 'MASTER', query: { academic_year: '2025' } });
    expect(byYear.data.map(({ id }) => id)).toEqual([ids.class.far]);
    const bySchool = await call(server, classes.list, {
      role: 'MASTER',
      query: { institution_id: ids.institution.away },
    });
    expect(bySchool.data.map(({ id }) => id)).toEqual([ids.class.away]);
    const byIds = await call(server, classes.list, {
      role: 'MANAGER',
      query: { ids: `${ids.class.assigned},${ids.class.away}` },
    });
    expect(byIds.data.map(({ id }) => id)).toEqual([ids.class.assigned]);
    const page = await call(server, classes.list, { role: 'MASTER', query: { page: '2', limit: '3' } });
    expect([page.data.length, page.list]).toEqual([1, { total: 4, page: 2, limit: 3, truncated: false }]);
    const first = await call(server, classes.list, { role: 'MASTER', query: { limit: '3' } });
    expect(first.list).toEqual({ total: 4, page: 1, limit: 3, truncated: true });
    expect((await refused(server, classes.list, { role: 'MASTER', query: { ids: 'x' } })).code).toBe('invalid-request');
    expect((await refused(server, classes.list, { role: 'MASTER', query: { limit: '0' } })).errors).toEqual([
      { field: 'limit', message: 'O limite deve ser um inteiro de 1 a 100.' },
    ]);
  });

  test('counts open enrolments and says where the user may write', async () => {
    const { data } = await call(server, classes.list, { role: 'TEACHER' });
    expect(data.map(({ id, _count, can_write }) => [id, _count.profiles, can_write])).toEqual([
      [ids.class.assigned, 3, true],
      [ids.class.unassigned, 1, false],
    ]);
  });

  test('is empty for who belongs nowhere', async () => {
    const homeless = { institution_id: null, municipality_id: null };
    for (const role of ['MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'] as const) {
      const mine = eq(profiles.id, ids.profile(role));
      const [before] = await server.db.select().from(profiles).where(mine);
      await server.db.update(profiles).set(homeless).where(mine);
      await server.db
        .update(enrolments)
        .set({ ends_on: '2026-05-01', status: 'LEFT' })
        .where(eq(enrolments.profile_id, ids.profile(role)));
      expect((await call(server, classes.list, { role })).data).toEqual([]);
      const { institution_id = null, municipality_id = null } = before ?? {};
      await server.db.update(profiles).set({ institution_id, municipality_id }).where(mine);
      await server.db
        .update(enrolments)
        .set({ ends_on: null, status: 'ACTIVE' })
        .where(eq(enrolments.profile_id, ids.profile(role)));
    }
  });

  test('pupils of a class by name, those who left not among them', async () => {
    const { data } = await call(server, classes.students, { role: 'TEACHER', params: { id: ids.class.assigned } });
    expect(data.map(({ user }) => user.name)).toEqual(['Ágata', 'Pessoa STUDENT', 'Zélia']);
  });

  test('a pupil’s picture is read where the list says; classes are sorted as asked', async () => {
    const { data } = await call(server, classes.students, { role: 'TEACHER', params: { id: ids.class.assigned } });
    const photos = new Map(data.map(({ id, photo, user }) => [id, { url: photo?.url, user: user.id }]));
    const { url, user } = photos.get(ids.pupil.assigned) ?? {};
    expect(url).toMatch(new RegExp(`^/users/${user}/photo\\?session=`));
    expect(photos.get(ids.pupil.second)?.url).toBeUndefined();
    const sorted = async (sort: 'academic_year' | '-academic_year') =>
      (await call(server, classes.list, { role: 'MASTER', query: { sort } })).data.map(
        ({ academic_year }) => academic_year,
      );
    const years = await sorted('academic_year');
    expect(years[0]).toBe(2025);
    expect(await sorted('-academic_year')).toEqual(years.toReversed());
  });

  test('pupils of a class on a day: those who left later are there, those who came later are not', async () => {
    const of = (profileId: string) => eq(enrolments.profile_id, profileId);
    const names = async (date: string) => {
      const query = { date };
      const { data } = await call(server, classes.students, {
        role: 'TEACHER',
        params: { id: ids.class.assigned },
        query,
      });
      return data.map(({ id }) => id);
    };
    const [left] = await server.db.select().from(enrolments).where(of(ids.pupil.left));
    const lastDay = left?.ends_on ?? '';
    expect(await names(lastDay)).toContain(ids.pupil.left);
    await server.db.update(enrolments).set({ starts_on: '2026-06-01' }).where(of(ids.pupil.second));
    expect(await names('2026-05-31')).not.toContain(ids.pupil.second);
    expect(await names('2026-06-01')).toContain(ids.pupil.second);
  });
});

describe('writing', () => {
  test('a class is created with its section in upper case, the current year by default, audited and notified', async () => {
    const { data, message } = await create({ academic_year: undefined });
    expect(message).toBe('Turma criada!');
    expect(data).toMatchObject({ section: 'C', academic_year: 2026, name: '3º Ano C', version: 1, can_write: true });
    const [audit] = await server.db.select().from(auditLog).where(eq(auditLog.record_id, data.id));
    expect(audit).toMatchObject({
      action: 'CREATE',
      user_id: ids.user('MANAGER'),
      institution_id: ids.institution.near,
      to: { grade: '3º Ano' },
    });
    const [notice] = await server.db.select().from(notifications).where(eq(notifications.type, 'CREATE'));
    expect(notice).toMatchObject({ user_id: ids.user('MANAGER'), message: 'A turma 3º Ano C foi criada.' });
  });

  test('the same class twice is refused, whatever its case', async () => {
    const failure = await refused(server, classes.create, { role: 'MANAGER', body: { ...input, grade: '3º ANO' } });
    expect(failure).toMatchObject({ code: 'class-exists', message: failures['class-exists'].message });
    const other = await create({ section: 'D' });
    const clash = await refused(server, classes.update, {
      role: 'MANAGER',
      params: { id: other.data.id },
      body: { section: 'C' },
    });
    expect(clash.code).toBe('class-exists');
  });

  test.each([
    [{ grade: '' }, 'grade', 'Informe a série (ex: 9º Ano)'],
    [{ section: '' }, 'section', 'Informe a turma (ex: C)'],
    [{ section: 'ßa' }, 'section', 'A turma deve ter no máximo 2 caracteres'],
    [{ section: 'ABC' }, 'section', 'A turma deve ter no máximo 2 caracteres'],
    [{ institution_id: '' }, 'institution_id', 'Selecione uma instituição'],
    [{ academic_year: '2026' }, 'academic_year', 'O ano letivo deve ser um número, como 2026'],
  ])('a form with %o is refused', async (wrong, field, message) => {
    const failure = await refused(server, classes.create, {
      role: 'MANAGER',
      body: { ...input, ...wrong } as typeof input,
    });
    expect(failure.errors).toEqual([{ field, message }]);
  });

  test('a stale version is refused; without one the change is accepted', async () => {
    const { data } = await create({ section: 'E' });
    const change = { role: 'MANAGER', params: { id: data.id } } as const;
    const first = await call(server, classes.update, { ...change, body: { grade: '4º Ano', version: 1 } });
    expect([first.message, first.data.grade, first.data.version]).toEqual(['Turma atualizada!', '4º Ano', 2]);
    expect((await refused(server, classes.update, { ...change, body: { grade: 'X', version: 1 } })).code).toBe(
      'version-conflict',
    );
    expect((await call(server, classes.update, { ...change, body: { grade: '2º Ano' } })).data.version).toBe(3);
  });

  test('a class moves within its municipality, with its assessments; never out of the user’s scope', async () => {
    const { data } = await create({ section: 'F' });
    const to = (institution_id: string) => ({ params: { id: data.id }, body: { institution_id } });
    expect((await refused(server, classes.update, { role: 'MANAGER', ...to(ids.institution.far) })).code).toBe(
      'not-found',
    );
    expect((await refused(server, classes.update, { role: 'MUNICIPALITY', ...to(ids.institution.away) })).code).toBe(
      'not-found',
    );
    expect(
      (await refused(server, classes.update, { role: 'MASTER', ...to(ids.institution.away) })).errors?.[0]?.field,
    ).toBe('institution_id');
    const moved = await call(server, classes.update, { role: 'MUNICIPALITY', ...to(ids.institution.far) });
    expect(moved.data.institution_id).toBe(ids.institution.far);
    expect((await refused(server, classes.get, { role: 'MANAGER', params: { id: data.id } })).code).toBe('not-found');
  });

  test('enrolments follow the year of their class, unless a pupil would be in two', async () => {
    const change = { role: 'MUNICIPALITY', params: { id: ids.class.far } } as const;
    await call(server, classes.update, { ...change, body: { academic_year: 2024 } });
    const [moved] = await server.db.select().from(enrolments).where(eq(enrolments.class_id, ids.class.far));
    expect(moved?.school_year).toBe(2024);
    await server.db
      .insert(enrolments)
      .values({ profile_id: ids.pupil.far, class_id: ids.class.assigned, school_year: 2025, starts_on: '2025-02-03' });
    expect((await refused(server, classes.update, { ...change, body: { academic_year: 2025 } })).errors).toEqual([
      { field: 'academic_year', message: 'Há alunos desta turma matriculados em outra turma desse ano letivo.' },
    ]);
  });

  test('the year of a class that was turned does not change; the rest of it does', async () => {
    const { data } = await create({ section: 'T', academic_year: 2024 });
    const pupil = { profile_id: ids.pupil.second, class_id: data.id, school_year: 2024, starts_on: '2024-02-05' };
    await server.db.insert(enrolments).values({ ...pupil, outcome: 'APPROVED', concluded_on: '2024-12-13' });
    const change = { role: 'MANAGER', params: { id: data.id } } as const;
    const message =
      'O ano letivo desta turma já foi virado e o resultado dos alunos é dele, por isso o ano não muda. Crie outra turma no ano desejado.';
    for (const academic_year of [2023, null]) {
      const failure = await refused(server, classes.update, { ...change, body: { academic_year } });
      expect(failure.errors).toEqual([{ field: 'academic_year', message }]);
    }
    const [stored] = await server.db.select().from(enrolments).where(eq(enrolments.class_id, data.id));
    expect(stored?.school_year).toBe(2024);
    const form = { ...input, section: 'T', academic_year: 2024, grade: '4º Ano' };
    expect((await call(server, classes.update, { ...change, body: form })).data.grade).toBe('4º Ano');
  });

  test('an empty class is deleted; one with pupils is archived and out of sight', async () => {
    const empty = await create({ section: 'G' });
    await server.db
      .insert(classTeachers)
      .values({ class_id: empty.data.id, teacher_profile_id: ids.profile('TEACHER'), discipline_id: ids.discipline });
    const gone = await call(server, classes.remove, { role: 'MANAGER', params: { id: empty.data.id } });
    expect([gone.message, gone.data]).toEqual(['Turma removida', { archived: false }]);
    const stored = await call(server, classes.remove, { role: 'MANAGER', params: { id: ids.class.unassigned } });
    expect(stored.data).toEqual({ archived: true });
    expect((await refused(server, classes.get, { role: 'MASTER', params: { id: ids.class.unassigned } })).code).toBe(
      'not-found',
    );
    const rows = await server.db
      .select({ id: schoolClasses.id })
      .from(schoolClasses)
      .where(sql`archived_at is not null`);
    expect(rows).toEqual([{ id: ids.class.unassigned }]);
  });

  test('two at once: one creates the class, the other is told that it exists', async () => {
    const options = { role: 'MANAGER', body: { ...input, section: 'H' } } as const;
    const both = await Promise.allSettled([
      call(server, classes.create, options),
      call(server, classes.create, options),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a class with people stays in its institution; an empty one may move', async () => {
    const to = { institution_id: ids.institution.far };
    const move = (id: string) => ({ role: 'MUNICIPALITY' as const, params: { id }, body: to });
    const message =
      'Uma turma com alunos ou professores não muda de instituição. Crie a turma na outra e transfira os alunos para ela.';
    expect((await refused(server, classes.update, move(ids.class.assigned))).errors).toEqual([
      { field: 'institution_id', message },
    ]);
    const { data } = await create({ section: 'Q' });
    expect((await call(server, classes.update, move(data.id))).data.institution_id).toBe(to.institution_id);
  });
});
