import { readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';

const schema = Object.assign({}, ...Object.values(import.meta.glob('./*.table.ts', { eager: true })));
const migrations = new URL('../../migrations/', import.meta.url);
const readJson = (name: string) => JSON.parse(readFileSync(new URL(name, migrations), 'utf8'));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values).then(({ rows }) => rows);
const uuid = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

describe('migrations', () => {
  it('say what the tables say', async () => {
    const { entries } = readJson('meta/_journal.json') as { entries: { idx: number }[] };
    const last = readJson(`meta/${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`);
    expect(await generateMigration(last, generateDrizzleJson(schema))).toEqual([]);
  });

  it('apply once: a second run finds nothing to do', async () => {
    expect(await migrateDatabase(database.url)).toEqual({ ok: true, applied: 0 });
  });

  it('partition what grows with every school day, by school year', async () => {
    const rows = await sql(`select relname from pg_class where relkind = 'p' order by relname`);
    expect(rows.map(({ relname }) => relname)).toEqual([
      'assessment_results',
      'attendance',
      'audit_log',
      'grades',
      'module_answers',
    ]);
    await sql('select ensure_school_year(2031), ensure_school_year(2031)');
    expect(
      await sql(`select count(*) from pg_class where relname ~ '_2031$' and relispartition and relkind = 'r'`),
    ).toEqual([{ count: 5 }]);
  });

  it('keep rows of a year without a partition, and then leave them where they are', async () => {
    const entry = `insert into audit_log (id, school_year, action, table_name, record_id) values ($1, 2050, 'CREATE', 'users', 'x')`;
    await sql(entry, [uuid(900)]);
    await sql('select ensure_school_year(2050)');
    expect(await sql('select tableoid::regclass::text as place from audit_log where school_year = 2050')).toEqual([
      { place: 'audit_log_default' },
    ]);
  });
});

describe('text', () => {
  it('sorts names as a dictionary does, numbers by value', async () => {
    const names = ['Zebra', 'Turma 10', 'água', 'Ana', 'Turma 2', 'Água', 'Abacate'];
    for (const [n, name] of names.entries()) {
      await sql('insert into municipalities (id, name) values ($1, $2)', [uuid(100 + n), name]);
    }
    const rows = await sql('select name from municipalities where id >= $1 and id < $2 order by name', [
      uuid(100),
      uuid(200),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['Abacate', 'água', 'Água', 'Ana', 'Turma 2', 'Turma 10', 'Zebra']);
  });

  it('is found without accents or case', async () => {
    expect(await sql(`select search_text('Água São JOÃO') as plain`)).toEqual([{ plain: 'agua sao joao' }]);
  });
});

describe('rules that the database keeps', () => {
  beforeEach(async () => {
    await sql('truncate municipalities, institutions, users cascade');
    await sql(`insert into municipalities (id, name) values ($1, 'Santa Aurora')`, [uuid(1)]);
    await sql(`insert into institutions (id, municipality_id, name) values ($1, $2, 'E.M. Um')`, [uuid(2), uuid(1)]);
    await sql(`insert into disciplines (id, institution_id, name) values ($1, $2, 'Matemática')`, [uuid(3), uuid(2)]);
    await addUser(10, 'ana@escola.br', '52998224725');
    await addClass(5, '9º Ano', 'C');
  });

  const addUser = async (n: number, email: string, cpf: string | null) => {
    await sql(`insert into users (id, name, email, role) values ($1, 'Ana', $2, 'STUDENT')`, [uuid(n), email]);
    await sql('insert into profiles (id, user_id, cpf) values ($1, $2, $3)', [uuid(n + 1000), uuid(n), cpf]);
  };
  const addClass = (n: number, grade: string, section: string, year: number | null = 2026) =>
    sql('insert into school_classes (id, institution_id, grade, section, academic_year) values ($1, $2, $3, $4, $5)', [
      uuid(n),
      uuid(2),
      grade,
      section,
      year,
    ]);
  const enrol = (n: number, profile: number, classId: number, endsOn: string | null) =>
    sql(
      `insert into enrolments (id, profile_id, class_id, school_year, starts_on, ends_on, status)
       values ($1, $2, $3, 2026, '2026-02-02', $4, $5)`,
      [uuid(n), uuid(profile + 1000), uuid(classId), endsOn, endsOn ? 'MOVED' : 'ACTIVE'],
    );
  const grade = (scope: string, period: number, score: number) =>
    sql(
      `insert into grades (municipality_id, school_year, id, class_id, student_profile_id, discipline_id, scope, period_index, score)
       values ($1, 2026, gen_random_uuid(), $2, $3, $4, $5, $6, $7)`,
      [uuid(1), uuid(5), uuid(1010), uuid(3), scope, period, score],
    );

  it('an e-mail once, whatever its case, until its user is archived', async () => {
    await expect(addUser(11, 'ANA@escola.br', null)).rejects.toMatchObject({ constraint: 'users_email_unique' });
    await sql('update users set archived_at = now() where id = $1', [uuid(10)]);
    await expect(addUser(12, 'ANA@escola.br', null)).resolves.toBeUndefined();
  });

  it('a CPF once among the people in use: not the inactive, not the archived', async () => {
    await expect(addUser(11, 'b@escola.br', '52998224725')).rejects.toMatchObject({
      constraint: 'profiles_cpf_unique',
    });
    await sql('update users set is_active = false where id = $1', [uuid(10)]);
    await expect(addUser(12, 'c@escola.br', '52998224725')).resolves.toBeUndefined();
    const back = sql('update users set is_active = true where id = $1', [uuid(10)]);
    await expect(back).rejects.toMatchObject({ constraint: 'profiles_cpf_unique' });
    await sql('update users set archived_at = now() where id = $1', [uuid(12)]);
    await expect(sql('update users set is_active = true where id = $1', [uuid(10)])).resolves.toEqual([]);
  });

  it('nobody claims to be in use but through their user', async () => {
    await sql('update users set is_active = false where id = $1', [uuid(10)]);
    await sql('update profiles set user_in_use = true where user_id = $1', [uuid(10)]);
    expect(await sql('select user_in_use from profiles where user_id = $1', [uuid(10)])).toEqual([
      { user_in_use: false },
    ]);
  });

  it('a class once a school and year until it is archived; a section of one or two capitals', async () => {
    await expect(addClass(6, '9º ano', 'C')).rejects.toMatchObject({ constraint: 'school_classes_unique' });
    await addClass(7, '9º Ano', 'C', null);
    await expect(addClass(8, '9º Ano', 'C', null)).rejects.toMatchObject({ constraint: 'school_classes_unique' });
    await sql('update school_classes set archived_at = now() where id = $1', [uuid(5)]);
    await expect(addClass(9, '9º Ano', 'C')).resolves.toEqual([]);
    await expect(addClass(20, '9º Ano', 'ABC')).rejects.toMatchObject({ constraint: 'school_classes_section_length' });
    await expect(addClass(21, '9º Ano', 'c')).rejects.toMatchObject({ constraint: 'school_classes_section_upper' });
  });

  it('one open enrolment a pupil and year', async () => {
    await addClass(6, '9º Ano', 'B');
    await enrol(30, 10, 5, null);
    await expect(enrol(31, 10, 6, null)).rejects.toMatchObject({ constraint: 'enrolments_one_open' });
    await sql(`update enrolments set ends_on = '2026-05-04', status = 'MOVED' where id = $1`, [uuid(30)]);
    await expect(enrol(32, 10, 6, null)).resolves.toEqual([]);
  });

  it('a grade from 0 to 10 in a period that its scope has', async () => {
    await grade('BIMESTER', 4, 9.7);
    await grade('MONTHLY', 12, 10);
    await expect(grade('BIMESTER', 5, 5)).rejects.toMatchObject({ constraint: 'grades_period_of_scope' });
    await expect(grade('TRIMESTER', 4, 5)).rejects.toMatchObject({ constraint: 'grades_period_of_scope' });
    await expect(grade('SEMESTER', 3, 5)).rejects.toMatchObject({ constraint: 'grades_period_of_scope' });
    await expect(grade('SEMESTER', 1, 10.1)).rejects.toMatchObject({ constraint: 'grades_score_range' });
    await expect(grade('SEMESTER', 1, -0.1)).rejects.toMatchObject({ constraint: 'grades_score_range' });
    expect(await sql('select score from grades order by score')).toEqual([{ score: 9.7 }, { score: 10 }]);
  });

  it('a sheet code of its own for every assessment', async () => {
    const insert = `insert into assessments (id, institution_id, class_id, school_year, title) values (gen_random_uuid(), $1, $2, 2026, 'Prova') returning sheet_code`;
    const codes = [await sql(insert, [uuid(2), uuid(5)]), await sql(insert, [uuid(2), uuid(5)])].map(
      ([row]) => row?.sheet_code,
    );
    expect(codes[0]).toMatch(/^AV\d+$/);
    expect(new Set(codes).size).toBe(2);
  });

  it('an own list of permissions, even an empty one; the list goes with its mark', async () => {
    await sql('insert into user_permission_overrides (user_id) values ($1)', [uuid(10)]);
    await sql(`insert into user_permissions (user_id, permission) values ($1, 'view_class')`, [uuid(10)]);
    await sql('delete from user_permission_overrides');
    expect(await sql('select count(*) from user_permissions')).toEqual([{ count: 0 }]);
  });
});
