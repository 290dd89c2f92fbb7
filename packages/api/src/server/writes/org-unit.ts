import { asc, eq, sql } from 'drizzle-orm';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import type { Queries } from '../query/queries.ts';
import type { RecordOwner } from './record-writes.ts';

const nowhere: Required<RecordOwner> = { municipalityId: null, institutionId: null };

/** Where a change of a user belongs: municipality and school of the profile in use, which is the first. */
export async function orgUnitOfUser(db: Queries, userId: string): Promise<Required<RecordOwner>> {
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

/** Where a change of what a school has belongs. */
export async function orgUnitOfInstitution(db: Queries, institutionId: string): Promise<Required<RecordOwner>> {
  const [found] = await db
    .select({ municipalityId: institutions.municipality_id, institutionId: institutions.id })
    .from(institutions)
    .where(eq(institutions.id, institutionId));
  return found ?? nowhere;
}
