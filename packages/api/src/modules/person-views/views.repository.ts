import type { PageRequest, PersonView } from '@caderneta/contract';
import { count, desc, eq } from 'drizzle-orm';
import { personViews } from '../../schema/person-views.table.ts';
import { users } from '../../schema/users.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';

/** Who saw a person, the newest first; null where there is no such person. */
export async function listViews(db: Queries, userId: string, page: PageRequest): Promise<Page<PersonView> | null> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!person) return null;
  const ofPerson = eq(personViews.user_id, userId);
  const rows = await db
    .select({
      viewer: { id: users.id, name: users.name, role: users.role },
      kind: personViews.kind,
      viewed_at: personViews.viewed_at,
    })
    .from(personViews)
    .innerJoin(users, eq(users.id, personViews.viewer_id))
    .where(ofPerson)
    .orderBy(desc(personViews.viewed_at), desc(personViews.viewer_id), desc(personViews.kind))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(personViews).where(ofPerson));
  return { ...page, rows: rows.map((row) => ({ ...row, viewed_at: row.viewed_at.toISOString() })), total };
}
