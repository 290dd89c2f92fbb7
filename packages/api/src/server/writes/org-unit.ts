import { asc, eq, sql } from 'drizzle-orm';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import type { Queries } from '../query/queries.ts';

/** Municipality and school, as the audit log files a change: who sees them sees it. */
interface OrgUnit {
  readonly municipalityId: string | null;
  readonly institutionId: string | null;
}

const nowhere: OrgUnit = { municipalityId: null, institutionId: null };

/** Those of a user: of the profile in use, which is the first. */
export async function orgUnitOfUser(db: Queries, userId: string): Promise<OrgUnit> {
  const [found] = await db
    .select({
      municipalityId: sql<string | null>`coalesce(${profiles.municipality_id}, ${institutions.municipality_id})`,
      institutionId: profiles.institution_id,
    })
    .from(profiles)
    .leftJoin(institutions, eq(institutions.id, profiles.institution_id))
    .where(eq(profiles.user_id, userId))
    .orderBy(asc(profiles.created_at), asc(profiles.id))
    .limit(1);
  return found ?? nowhere;
}

/** Those of a school. */
export async function orgUnitOfInstitution(db: Queries, institutionId: string): Promise<OrgUnit> {
  const [found] = await db
    .select({ municipalityId: institutions.municipality_id, institutionId: institutions.id })
    .from(institutions)
    .where(eq(institutions.id, institutionId));
  return found ?? nowhere;
}
