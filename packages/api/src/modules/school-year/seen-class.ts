import { and, eq } from 'drizzle-orm';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { SchoolRef } from './school-calendar.ts';

/** A class that the viewer sees, and where it is. */
export interface SeenClass extends SchoolRef {
  readonly id: string;
  readonly year: number | null;
  readonly grade: string;
  readonly section: string;
  /** Name of its school. */
  readonly institution: string;
}

/** The class, or null where the viewer does not see it. */
export async function findSeenClass(db: Queries, viewer: SignedIn, id: string): Promise<SeenClass | null> {
  const [found] = await db
    .select({
      id: schoolClasses.id,
      year: schoolClasses.academic_year,
      institutionId: institutions.id,
      municipalityId: institutions.municipality_id,
      grade: schoolClasses.grade,
      section: schoolClasses.section,
      institution: institutions.name,
    })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, id), visibleClasses(viewer)));
  return found ?? null;
}
