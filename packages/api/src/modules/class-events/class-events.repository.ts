import {
  type ClassEvent,
  type classEventEndpoints,
  type PageRequest,
  type QueryOf,
  wireTime,
} from '@caderneta/contract';
import { and, asc, count, eq, gte, lte, sql } from 'drizzle-orm';
import { classEvents } from '../../schema/class-events.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleClasses, writableClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { eventsFor } from './class-events.scope.ts';

type Filter = QueryOf<(typeof classEventEndpoints)['list']>;

const fromEvents = (db: Queries, viewer: SignedIn) =>
  db
    .select({ row: classEvents, can_write: sql<boolean>`coalesce(${writableClasses(viewer)}, false)` })
    .from(classEvents)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classEvents.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id));

type Line = Awaited<ReturnType<typeof fromEvents>>[number];

const toEvent = ({ row, can_write }: Line): ClassEvent => ({
  id: row.id,
  class_id: row.class_id,
  title: row.title,
  description: row.description,
  date: row.date,
  start_time: row.start_time && wireTime(row.start_time),
  end_time: row.end_time && wireTime(row.end_time),
  type: row.type,
  staff_only: row.staff_only,
  codes: row.codes,
  created_at: row.created_at.toISOString(),
  can_write,
  version: row.version,
});

/** Events of the classes that the viewer sees, by day and time. */
export async function listEvents(
  db: Queries,
  viewer: SignedIn,
  { class_id, from, to }: Filter,
  page: PageRequest,
): Promise<Page<ClassEvent>> {
  const wanted = and(
    visibleClasses(viewer),
    eventsFor(viewer),
    class_id ? eq(classEvents.class_id, class_id) : undefined,
    from ? gte(classEvents.date, from) : undefined,
    to ? lte(classEvents.date, to) : undefined,
  );
  const rows = await fromEvents(db, viewer)
    .where(wanted)
    .orderBy(asc(classEvents.date), asc(classEvents.start_time), asc(classEvents.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(
    db,
    page,
    rows,
    db
      .select({ total: count() })
      .from(classEvents)
      .innerJoin(schoolClasses, eq(schoolClasses.id, classEvents.class_id))
      .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
      .where(wanted),
  );
  return { ...page, rows: rows.map(toEvent), total };
}

/** One event that the viewer sees, or null. */
export async function findEvent(db: Queries, viewer: SignedIn, id: string): Promise<ClassEvent | null> {
  const [line] = await fromEvents(db, viewer).where(
    and(eq(classEvents.id, id), visibleClasses(viewer), eventsFor(viewer)),
  );
  return line ? toEvent(line) : null;
}
