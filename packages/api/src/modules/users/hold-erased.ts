import { asc, eq, inArray } from 'drizzle-orm';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';

/** Of profiles, those of people whose data was erased. An erasure of the others waits for the transaction. */
export async function holdErased(db: Queries, profileIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (profileIds.length === 0) return new Set();
  const rows = await db
    .select({ id: profiles.id, erasedAt: users.erased_at })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(inArray(profiles.id, [...profileIds]))
    .orderBy(asc(users.id))
    .for('key share', { of: users });
  return new Set(rows.flatMap(({ id, erasedAt }) => (erasedAt ? [id] : [])));
}
