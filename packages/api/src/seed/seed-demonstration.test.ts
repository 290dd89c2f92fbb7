import { verify } from '@node-rs/argon2';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../database/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { attendance } from '../schema/attendance.table.ts';
import { loadInBulk } from './bulk-load.ts';
import { demoAccounts, isEmptyDatabase, seedDemonstration } from './index.ts';
import { createMemoryStore } from './testing/memory-store.ts';

const today = '2026-08-14';
const store = createMemoryStore();
let seeded: TestDatabase;
let other: TestDatabase;

beforeAll(async () => {
  [seeded, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const db = createDatabase(seeded.pool);
  expect(await isEmptyDatabase(db)).toBe(true);
  // Two at once, as two servers that start together: one fills the database, the other waits and finds it filled.
  const outcomes = await Promise.all([1, 2].map(() => seedDemonstration(db, { today, fileStore: store })));
  expect(outcomes.map((outcome) => outcome.seeded).sort()).toEqual([false, true]);
  expect(outcomes.find((outcome) => outcome.seeded)?.accounts).toEqual(demoAccounts);
  await seedDemonstration(createDatabase(other.pool), { today, fileStore: createMemoryStore() });
});
afterAll(() => Promise.all([seeded?.drop(), other?.drop()]));

const ask = async <T = Record<string, unknown>>(text: string, database = seeded): Promise<T[]> =>
  (await database.pool.query(text)).rows as T[];

/** Rows of every table, as a digest of their text. */
async function contentOf(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
     and relnamespace = 'public'::regnamespace order by relname`,
    database,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await ask<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as digest from "${name}" t`,
      database,
    );
    digests[name] = row?.digest ?? '';
  }
  return digests;
}

describe('seedDemonstration', () => {
  it('fills two databases alike, to the last byte', async () => {
    expect(await contentOf(other)).toEqual(await contentOf(seeded));
  });

  it('holds what it promises', async () => {
    const [counts] = await ask(`select
      (select count(*) from municipalities) as municipalities, (select count(*) from institutions) as institutions,
      (select count(*) from school_classes) as classes,
      (select count(*) from users where role = 'STUDENT') as pupils, (select count(*) from users where role = 'TEACHER') as teachers,
      (select count(*) from attendance) > 50000 as attendance, (select count(*) from grades) > 7000 as grades,
      (select count(*) from assessment_results where status = 'IN_REVIEW') > 3 as in_review,
      (select count(*) from materials where not hidden) as materials, (select count(*) from lessons) as lessons`);
    expect(counts).toEqual({
      municipalities: 2,
      institutions: 6,
      classes: 24,
      pupils: 657,
      teachers: 60,
      attendance: true,
      grades: true,
      in_review: true,
      materials: 3,
      lessons: 40,
    });
  });

  it('leaves a newcomer sheets to correct in the main class, the first of the register among them', async () => {
    const [exam] = await ask(`select a.title, a.sheet_code, jsonb_array_length(k.key) as columns,
      (select count(*) from assessment_results r where r.assessment_id = a.id and r.status = 'CORRECTED') as corrected,
      (select count(*) from assessment_results r where r.assessment_id = a.id and r.status = 'IN_REVIEW') as in_review,
      exists (select from assessment_results r join profiles p on p.id = r.student_profile_id
        join users u on u.id = p.user_id where r.assessment_id = a.id and u.name = 'Ana Beatriz Moura') as first_done
      from assessments a join answer_keys k on k.assessment_id = a.id where a.sheet_code = 'AV318'`);
    expect(exam).toEqual({
      title: 'Avaliação bimestral de Matemática',
      sheet_code: 'AV318',
      columns: 2,
      corrected: 16,
      in_review: 3,
      first_done: false,
    });
    const [next] = await ask<{ code: number }>(`select nextval('assessment_sheet_code') as code`);
    expect(await ask(`select 1 from assessments where sheet_code = 'AV${next?.code}'`)).toEqual([]);
  });

  it('signs in with the password that it shows', async () => {
    const hashes = await ask<{ password_hash: string }>(`select distinct password_hash from users where is_active`);
    expect(hashes).toHaveLength(1);
    expect(await verify(hashes[0]?.password_hash ?? '', demoAccounts[0]?.password ?? '')).toBe(true);
  });

  it('points to files that are there, and are what they say', async () => {
    const files = await ask<{ key: string; size: number; media_type: string }>(
      'select key, size, media_type from files',
    );
    expect(files).toHaveLength(5);
    for (const { key, size, media_type } of files) {
      const bytes = await store.get(key);
      expect(bytes?.byteLength).toBe(size);
      if (media_type === 'application/pdf')
        expect((await PDFDocument.load(bytes as Uint8Array)).getPageCount()).toBe(1);
      else if (media_type === 'audio/wav') expect(Buffer.from(bytes ?? []).toString('latin1', 0, 4)).toBe('RIFF');
      else expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes as Uint8Array)).toContain('horta');
    }
  });

  it.each([
    [
      'attendance of who was not in the class that day',
      `select count(*) from attendance a where not exists (
       select from enrolments e where e.class_id = a.class_id and e.profile_id = a.student_profile_id
         and a.date >= e.starts_on and (e.ends_on is null or a.date <= e.ends_on))`,
    ],
    ['attendance at a weekend', 'select count(*) from attendance where extract(isodow from date) > 5'],
    [
      'attendance on a closed day',
      `select count(*) from attendance a join settings s
       on s.municipality_id = a.municipality_id and s.key = 'closed_days' where s.value @> jsonb_build_array(jsonb_build_object('date', a.date))`,
    ],
    ['attendance to come', `select count(*) from attendance where date > '${today}'`],
    [
      'a roll by a teacher who does not give that class that discipline',
      `select count(*) from attendance a where not exists (
       select from class_teachers t where t.class_id = a.class_id and t.discipline_id = a.discipline_id
         and t.teacher_profile_id = a.teacher_profile_id)`,
    ],
    [
      'rows under another municipality than their school',
      `select count(*) from (
       select municipality_id, class_id from attendance union select municipality_id, class_id from grades
       union select r.municipality_id, a.class_id from assessment_results r join assessments a on a.id = r.assessment_id) x
       join school_classes c on c.id = x.class_id join institutions i on i.id = c.institution_id
       where i.municipality_id <> x.municipality_id`,
    ],
    [
      'disciplines of another school',
      `select count(*) from class_teachers t join school_classes c on c.id = t.class_id
       join disciplines d on d.id = t.discipline_id where d.institution_id <> c.institution_id`,
    ],
    [
      'teachers of another school',
      `select count(*) from class_teachers t join school_classes c on c.id = t.class_id
       join profiles p on p.id = t.teacher_profile_id where p.institution_id is distinct from c.institution_id`,
    ],
    [
      'a teacher in two places at once',
      `select count(*) from teacher_schedules a join teacher_schedules b
       on a.id < b.id and a.weekday = b.weekday and a.start_time < b.end_time and b.start_time < a.end_time
       and (a.teacher_profile_id = b.teacher_profile_id or a.class_id = b.class_id)`,
    ],
    ['grades of a term that has not begun', `select count(*) from grades where period_index > 3`],
    [
      'results of who is not in the class',
      `select count(*) from assessment_results r join assessments a on a.id = r.assessment_id
       where not exists (select from enrolments e where e.class_id = a.class_id and e.profile_id = r.student_profile_id)`,
    ],
    [
      'results in review without a question to decide, or decided with one',
      `select count(*) from assessment_results r
       where (r.status = 'IN_REVIEW') <> exists (select from result_reviews v where v.result_id = r.id)`,
    ],
    [
      'hits that the marks do not bear out',
      `select count(*) from assessment_results r where r.total is not null and r.hits <>
       (select count(*) from jsonb_array_elements(r.details -> 'omr') area, jsonb_array_elements(area -> 'respostas') answer
        where (answer ->> 'correto')::boolean)`,
    ],
    [
      'rows in a default partition',
      `select (select count(*) from attendance_default) + (select count(*) from grades_default)
       + (select count(*) from assessment_results_default) + (select count(*) from module_answers_default) as count`,
    ],
  ])('has no %s', async (_, query) => {
    expect(await ask(query)).toEqual([{ count: 0 }]);
  });

  it("made in January keeps each roll under its day's year, in a partition", { tags: 'full' }, async () => {
    const { pool, drop } = await createTestDatabase();
    await seedDemonstration(createDatabase(pool), { today: '2031-01-03' });
    const { rows } =
      await pool.query(`select extract(year from date)::int as year, tableoid::regclass::text as partition
      from attendance where school_year = extract(year from date) group by 1, 2 order by 1`);
    expect(rows).toEqual([2030, 2031].map((year) => ({ year, partition: `attendance_${year}` })));
    const wrong = 'select count(*) from attendance where school_year <> extract(year from date)';
    expect((await pool.query(wrong)).rows).toEqual([{ count: 0 }]);
    await drop();
  });

  it('leaves every foreign key as the migrations made it', async () => {
    const keys = `select conrelid::regclass::text as table_name, conname, pg_get_constraintdef(oid) as definition, convalidated
      from pg_constraint where contype = 'f' and conparentid = 0 and conrelid::regclass::text !~ '_2026$' order by 1, 2`;
    const { pool, drop } = await createTestDatabase();
    const before = (await pool.query(keys)).rows;
    expect(before.length).toBeGreaterThan(60);
    expect(await ask(keys)).toEqual(before);
    await drop();
  });

  it('checks what it loads in bulk', async () => {
    const [line] = await ask<{ municipality_id: string; class_id: string; student_profile_id: string }>(
      'select municipality_id, class_id, student_profile_id from attendance limit 1',
    );
    const outsider = '00000000-0000-7000-8000-000000000001';
    const loading = createDatabase(seeded.pool).transaction((tx) =>
      loadInBulk(tx, attendance, async () => {
        await tx.insert(attendance).values({
          ...(line as NonNullable<typeof line>),
          school_year: 2026,
          date: today,
          discipline_id: outsider,
        });
      }),
    );
    await expect(loading).rejects.toMatchObject({ cause: { code: '23503', table: 'attendance_2026' } });
    expect(await ask(`select count(*) from attendance where discipline_id = '${outsider}'`)).toEqual([{ count: 0 }]);
  });

  it('never writes into a database that holds anything', async () => {
    const { pool, drop } = await createTestDatabase();
    const db = createDatabase(pool);
    await pool.query(`insert into settings (id, key, value) values (gen_random_uuid(), 'report_header', '"Rede"')`);
    expect(await isEmptyDatabase(db)).toBe(false);
    expect(await seedDemonstration(db, { today })).toEqual({ seeded: false, accounts: [] });
    expect((await pool.query('select count(*) from users')).rows).toEqual([{ count: 0 }]);
    await drop();
  });
});
