import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../database/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { seedCapital } from './seed-capital.ts';

const size = { institutions: 3, classes: 7, pupils: 50, teachers: 12, attendance: 1000 };
const today = '2026-05-20';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCapital(createDatabase(database.pool), { today, size });
});
afterAll(() => database?.drop());

const ask = async (text: string) => (await database.pool.query(text)).rows;
const count = async (from: string): Promise<number> => (await ask(`select count(*) as n from ${from}`))[0].n;

describe('a network of any size', () => {
  it('has what was asked for', async () => {
    expect(await count('institutions')).toBe(size.institutions);
    expect(await count('school_classes')).toBe(size.classes);
    expect(await count(`users where role = 'STUDENT'`)).toBe(size.pupils);
    expect(await count(`users where role = 'TEACHER'`)).toBe(size.teachers);
    expect(await count('attendance')).toBeGreaterThanOrEqual(size.attendance * 0.9);
    expect(await count(`grades where period_index = 1`)).toBe(size.pupils * 8);
    expect(await count('assessment_results')).toBeGreaterThan(size.pupils * 2);
  });

  it('keeps everybody in one school: pupils, their class and its teachers', async () => {
    expect(
      await count(`enrolments e join profiles p on p.id = e.profile_id join school_classes c on c.id = e.class_id
        where c.institution_id <> p.institution_id`),
    ).toBe(0);
    expect(
      await count(`class_teachers t join profiles p on p.id = t.teacher_profile_id join school_classes c on c.id = t.class_id
        join disciplines d on d.id = t.discipline_id
        where c.institution_id <> p.institution_id or d.institution_id <> c.institution_id`),
    ).toBe(0);
    expect(
      await count(`attendance a where not exists (select from class_teachers t where t.class_id = a.class_id
        and t.discipline_id = a.discipline_id and t.teacher_profile_id = a.teacher_profile_id)`),
    ).toBe(0);
  });

  it('has everybody but the Master in its municipality, as the triggers would', async () => {
    const municipalities = 'select id, municipality_ids from users order by id';
    const stored = await ask(municipalities);
    expect(stored.filter(({ municipality_ids }) => municipality_ids.length === 1).length).toBe(stored.length - 1);
    await ask('select place_people(array_agg(id)) from users');
    expect(await ask(municipalities)).toEqual(stored);
  });

  it('leaves sums, triggers and keys as they were', async () => {
    const figures = 'select class_id, pupils, present, absent, grades, posted from class_figures order by class_id';
    const stored = await ask(figures);
    expect(stored.reduce((sum, line) => sum + line.pupils, 0)).toBe(size.pupils);
    await ask('select rebuild_figures()');
    expect(await ask(figures)).toEqual(stored);
    expect(await count(`pg_trigger where tgenabled = 'D'`)).toBe(0);
    expect(await count(`pg_constraint where conrelid = 'attendance'::regclass and contype = 'f'`)).toBe(5);
  });

  it('is not written into a database that holds anything', async () => {
    expect(await seedCapital(createDatabase(database.pool), { today, size })).toBe(false);
  });
});
