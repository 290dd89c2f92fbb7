import { and, desc, eq, isNull } from 'drizzle-orm';
import { enrolments } from '../../schema/enrolments.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { visibleUsers } from '../users/users.service.ts';
import { type ImportClass, importClassOf } from './import-target.ts';

/** A pupil whom the school has. */
export interface SchoolPupil {
  readonly profileId: string;
  readonly name: string;
  readonly birth_date: string | null;
  readonly schoolClass: ImportClass | null;
}

/** A school's pupils whom the viewer sees, once for each class of the school that they are in, the latest year first. */
export async function pupilsOfSchool(
  db: Queries,
  viewer: SignedIn,
  institutionId: string,
  thisYear: number,
): Promise<SchoolPupil[]> {
  const { id, grade, section } = schoolClasses;
  const rows = await db
    .select({
      profileId: profiles.id,
      name: users.name,
      birth_date: profiles.birth_date,
      year: enrolments.school_year,
      schoolClass: { id, grade, section },
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .leftJoin(enrolments, and(eq(enrolments.profile_id, profiles.id), isNull(enrolments.ends_on)))
    .leftJoin(schoolClasses, and(eq(id, enrolments.class_id), eq(schoolClasses.institution_id, institutionId)))
    .where(and(eq(profiles.institution_id, institutionId), eq(users.role, 'STUDENT'), visibleUsers(viewer)))
    .orderBy(desc(enrolments.school_year));
  return rows.map(({ schoolClass, year, ...pupil }) => ({
    ...pupil,
    schoolClass: schoolClass && year !== null ? importClassOf(schoolClass, year, thisYear) : null,
  }));
}
