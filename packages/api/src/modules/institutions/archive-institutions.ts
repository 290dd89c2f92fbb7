import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';

/** Archives the institutions meant and their open classes, all at one moment: by it they can be brought back together. */
export async function archiveInstitutions({ db, now }: Unit, which: SQL | undefined): Promise<void> {
  const changes = { archived_at: now, updated_at: now };
  const rows = await db
    .update(institutions)
    .set({ ...changes, version: sql`${institutions.version} + 1` })
    .where(which)
    .returning({ id: institutions.id });
  if (rows.length === 0) return;
  const theirs = inArray(
    schoolClasses.institution_id,
    rows.map(({ id }) => id),
  );
  await db
    .update(schoolClasses)
    .set({ ...changes, version: sql`${schoolClasses.version} + 1` })
    .where(and(theirs, isNull(schoolClasses.archived_at)));
}
