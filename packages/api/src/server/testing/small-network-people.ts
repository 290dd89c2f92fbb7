import { roles } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { createDatabase } from '../../database/connection.ts';
import { achievements } from '../../schema/achievements.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { lessonQuestions, lessons, modules } from '../../schema/lessons.table.ts';
import { peopleImports } from '../../schema/people-imports.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { qualifications } from '../../schema/qualifications.table.ts';
import { users } from '../../schema/users.table.ts';
import { hashPassword } from '../session/passwords.ts';
import { colleagueOf, ids, institutionOf, municipalityOf, sites, testNow, testPassword } from './fixture.ts';

const at = { created_at: testNow, updated_at: testNow };

/** Passwords and photos of the roles' users, a qualification of each and of each place's colleague, one lesson, one achievement. */
export async function insertPeople(db: ReturnType<typeof createDatabase>): Promise<void> {
  const password_hash = await hashPassword(testPassword);
  for (const role of roles)
    await db
      .update(users)
      .set({ password_hash })
      .where(eq(users.id, ids.user(role)));
  // Whose picture it is tells nothing here: the roles' users share one.
  for (const role of roles) {
    const mine = eq(profiles.id, ids.profile(role));
    await db.update(profiles).set({ photo_file_id: ids.pictureFile.assigned }).where(mine);
  }
  for (const site of sites) {
    const pupil = eq(profiles.id, ids.pupil[site]);
    await db.update(profiles).set({ photo_file_id: ids.pictureFile[site] }).where(pupil);
  }
  const course = { course_name: 'Pedagogia', ...at };
  await db.insert(qualifications).values([
    ...roles.map((role) => ({ id: ids.qualification(role), teacher_profile_id: ids.profile(role), ...course })),
    ...sites.map((site) => ({
      id: ids.qualificationOf(site),
      teacher_profile_id: colleagueOf[site],
      ...course,
    })),
  ]);
  await db.insert(peopleImports).values(
    roles.map((role) => ({
      id: ids.import(role),
      user_id: ids.user(role),
      status: 'RUNNING' as const,
      done: 2,
      total: 2,
      ...at,
    })),
  );
  await db.insert(auditLog).values(
    sites.map((site) => ({
      id: ids.audit[site],
      municipality_id: municipalityOf[site],
      school_year: 2026,
      institution_id: institutionOf[site],
      user_id: ids.user('MASTER'),
      action: 'UPDATE' as const,
      table_name: 'school_classes',
      record_id: ids.class[site],
      to: { name: `Turma ${site}` },
      created_at: testNow,
    })),
  );
  await db.insert(modules).values({ id: 1, title: 'Números', description: 'Contar e medir', ...at });
  await db.insert(lessons).values({
    id: ids.lesson,
    module_id: 1,
    number: 1,
    title: 'Contar',
    body: 'Conte.',
    file_id: ids.lessonFile,
    next_question: 3,
    ...at,
  });
  await db.insert(lessonQuestions).values([
    { lesson_id: ids.lesson, number: 1, kind: 'CHOICE', prompt: 'Quantos?', options: ['1', '2', '3', '4'], ...at },
    { lesson_id: ids.lesson, number: 2, kind: 'OPEN', prompt: 'Explique.', ...at },
  ]);
  const words = { title: 'Primeira aula', description: 'Conclua uma aula.' };
  await db
    .insert(achievements)
    .values({ id: ids.achievement, ...words, category: 'MODULE' as const, xp: 10, icon: 'star', ...at });
}
