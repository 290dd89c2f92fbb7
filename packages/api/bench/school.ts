import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import { classTeachers } from '../src/schema/class-teachers.table.ts';
import { disciplines } from '../src/schema/disciplines.table.ts';
import { enrolments } from '../src/schema/enrolments.table.ts';
import { institutions } from '../src/schema/institutions.table.ts';
import { municipalities } from '../src/schema/municipalities.table.ts';
import { profiles } from '../src/schema/profiles.table.ts';
import { schoolClasses } from '../src/schema/school-classes.table.ts';
import { sessions } from '../src/schema/sessions.table.ts';
import { users } from '../src/schema/users.table.ts';
import { newToken, tokenHash } from '../src/server/session/tokens.ts';

/** What the measured calls ask for. */
export interface BenchSchool {
  readonly classId: string;
  /** Bearer token of the class's teacher. */
  readonly token: string;
}

const pupils = 35;

/** One school with a class of 35 and its teacher, signed in for a day. */
export async function makeSchool(db: NodePgDatabase): Promise<BenchSchool> {
  const [municipality_id, institution_id, class_id, discipline_id] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  await db.insert(municipalities).values({ id: municipality_id, name: 'Santa Aurora', state: 'MG' });
  await db.insert(institutions).values({ id: institution_id, municipality_id, name: 'E.M. Dalva Nogueira' });
  await db
    .insert(schoolClasses)
    .values({ id: class_id, institution_id, grade: '9º Ano', section: 'C', academic_year: 2026 });
  await db.insert(disciplines).values({ id: discipline_id, institution_id, name: 'Matemática' });
  const teacher = { id: uuidv7(), profile: uuidv7() };
  await db
    .insert(users)
    .values({ id: teacher.id, name: 'Teresa Prado', email: 'teresa@bench.example', role: 'TEACHER' });
  await db.insert(profiles).values({ id: teacher.profile, user_id: teacher.id, institution_id, municipality_id });
  await db.insert(classTeachers).values({ class_id, discipline_id, teacher_profile_id: teacher.profile });
  for (let number = 1; number <= pupils; number += 1) {
    const pupil = { id: uuidv7(), profile: uuidv7() };
    const name = `Aluna Número ${number} de Oliveira`;
    await db.insert(users).values({ id: pupil.id, name, email: `a${number}@bench.example`, role: 'STUDENT' });
    await db.insert(profiles).values({ id: pupil.profile, user_id: pupil.id, institution_id, municipality_id });
    await db
      .insert(enrolments)
      .values({ profile_id: pupil.profile, class_id, school_year: 2026, starts_on: '2026-02-02' });
  }
  const token = newToken();
  const expires_at = new Date(Date.now() + 86_400_000);
  await db.insert(sessions).values({ user_id: teacher.id, token_hash: tokenHash(token), expires_at });
  return { classId: class_id, token };
}
