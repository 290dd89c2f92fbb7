import { roles } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { createDatabase } from '../../database/connection.ts';
import { hashPassword } from '../../modules/auth/passwords.service.ts';
import { qualifications, users } from '../../schema/index.ts';
import { colleagueOf, ids, places, testNow, testPassword } from './fixture.ts';

const at = { created_at: testNow, updated_at: testNow };

/** Passwords of the roles' users, and a qualification of each and of each place's colleague. */
export async function insertPeople(db: ReturnType<typeof createDatabase>): Promise<void> {
  const password_hash = await hashPassword(testPassword);
  for (const role of roles)
    await db
      .update(users)
      .set({ password_hash })
      .where(eq(users.id, ids.user(role)));
  const course = { course_name: 'Pedagogia', ...at };
  await db.insert(qualifications).values([
    ...roles.map((role) => ({ id: ids.qualification(role), teacher_profile_id: ids.profile(role), ...course })),
    ...places.map((place) => ({
      id: ids.qualificationOf(place),
      teacher_profile_id: colleagueOf[place],
      ...course,
    })),
  ]);
}
