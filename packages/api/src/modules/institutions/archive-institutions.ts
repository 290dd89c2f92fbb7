import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { archiveStamp } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';

/** Archives the institutions meant and their open classes, all at one moment: by it they can be brought back together. */
export async function archiveInstitutions({ db, now }: Unit, which: SQL | undefined): Promise<void> {
  const rows = await db.update(institutions).set(archiveStamp(now)).where(which).returning({ id: institutions.id });
  if (rows.length === 0) return;
  const theirs = inArray(
    schoolClasses.institution_id,
    rows.map(({ id }) => id),
  );
  await db
    .update(schoolClasses)
    .set(archiveStamp(now))
    .where(and(theirs, isNull(schoolClasses.archived_at)));
}
