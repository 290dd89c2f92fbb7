import type { Enrolment, PageRequest } from '@caderneta/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { visibleUsers } from './users.scope.ts';

/** Classes that a user whom the viewer sees has been in, the open one first, then the latest; null out of sight. */
export async function listEnrolments(
  db: Queries,
  viewer: SignedIn,
  userId: string,
  page: PageRequest,
): Promise<Page<Enrolment> | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), visibleUsers(viewer)));
  if (!user) return null;
  const { id, class_id, school_year, starts_on, ends_on, status } = enrolments;
  const { grade, section, academic_year } = schoolClasses;
  const ofUser = eq(profiles.user_id, userId);
  const rows = await db
    .select({
      id,
      class_id,
      school_class: { grade, section, academic_year },
      institution: { id: institutions.id, name: institutions.name },
      school_year,
      starts_on,
      ends_on,
      status,
    })
    .from(enrolments)
    .innerJoin(profiles, eq(profiles.id, enrolments.profile_id))
    .innerJoin(schoolClasses, eq(schoolClasses.id, enrolments.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(ofUser)
    .orderBy(desc(school_year), sql`${ends_on} desc nulls first`, desc(starts_on), desc(id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(
    db,
    page,
    rows,
    db
      .select({ total: count() })
      .from(enrolments)
      .innerJoin(profiles, eq(profiles.id, enrolments.profile_id))
      .where(ofUser),
  );
  return { ...page, rows, total };
}
