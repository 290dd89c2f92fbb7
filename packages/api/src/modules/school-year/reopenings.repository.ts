import {
  type ClassCalendar,
  type GradedPeriod,
  isSamePeriod,
  type PageRequest,
  type PostingReopening,
} from '@caderneta/contract';
import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { institutions } from '../../schema/institutions.table.ts';
import { postingReopenings } from '../../schema/posting-reopenings.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleInstitutions } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** A class's reopenings: its own and its school's. */
export interface ClassReopenings {
  /** Until when a period is open again: the latest of its reopenings; null where there is none. */
  until(period: GradedPeriod): string | null;
  /** Periods that are open again on a day. */
  on(day: string): ClassCalendar['reopened'];
}

export async function reopeningsOf(
  db: Queries,
  { id, institutionId }: { readonly id: string; readonly institutionId: string },
): Promise<ClassReopenings> {
  const { scope, period_index, school_year } = postingReopenings;
  const rows = await db
    .select({ scope, period_index, year: school_year, until: sql<string>`max(${postingReopenings.until})::text` })
    .from(postingReopenings)
    .where(
      and(
        eq(postingReopenings.institution_id, institutionId),
        or(isNull(postingReopenings.class_id), eq(postingReopenings.class_id, id)),
      ),
    )
    .groupBy(scope, period_index, school_year);
  return {
    until: (period) => rows.find((row) => isSamePeriod(row, period))?.until ?? null,
    on: (day) => rows.filter(({ until }) => day <= until),
  };
}

const fromReopenings = (db: Queries) =>
  db
    .select({
      row: postingReopenings,
      class: { grade: schoolClasses.grade, section: schoolClasses.section },
      author: { id: users.id, name: users.name },
      institution: { name: institutions.name, municipality_id: institutions.municipality_id },
    })
    .from(postingReopenings)
    .innerJoin(institutions, eq(institutions.id, postingReopenings.institution_id))
    .leftJoin(schoolClasses, eq(schoolClasses.id, postingReopenings.class_id))
    .leftJoin(users, eq(users.id, postingReopenings.created_by));

type Line = Awaited<ReturnType<typeof fromReopenings>>[number];

export const toReopening = ({ row, class: schoolClass, author }: Line): PostingReopening => ({
  id: row.id,
  institution_id: row.institution_id,
  class_id: row.class_id,
  class: schoolClass,
  year: row.school_year,
  scope: row.scope,
  period_index: row.period_index,
  until: row.until,
  reason: row.reason,
  created_by: author,
  created_at: row.created_at.toISOString(),
});

/** Reopenings of schools that the viewer sees, the newest first; of a class, those of its school that hold for it too. */
export async function listReopenings(
  db: Queries,
  viewer: SignedIn,
  { institution_id, class_id }: { institution_id?: string | undefined; class_id?: string | undefined },
  page: PageRequest,
): Promise<Page<PostingReopening>> {
  const wanted: SQL | undefined = and(
    visibleInstitutions(viewer),
    institution_id ? eq(postingReopenings.institution_id, institution_id) : undefined,
    class_id ? or(isNull(postingReopenings.class_id), eq(postingReopenings.class_id, class_id)) : undefined,
  );
  const rows = await fromReopenings(db)
    .where(wanted)
    .orderBy(desc(postingReopenings.created_at), desc(postingReopenings.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(
    db,
    page,
    rows,
    db
      .select({ total: count() })
      .from(postingReopenings)
      .innerJoin(institutions, eq(institutions.id, postingReopenings.institution_id))
      .where(wanted),
  );
  return { ...page, rows: rows.map(toReopening), total };
}

/** One reopening of a school that the viewer sees, or null. */
export async function findReopening(db: Queries, viewer: SignedIn, id: string): Promise<Line | null> {
  const [found] = await fromReopenings(db).where(and(eq(postingReopenings.id, id), visibleInstitutions(viewer)));
  return found ?? null;
}
