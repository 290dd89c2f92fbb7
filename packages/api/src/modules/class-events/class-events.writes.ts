import {
  type ClassEvent,
  type classEventDraftSchema,
  type classEventPatchSchema,
  fail,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { classEvents } from '../../schema/class-events.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { writableClasses } from '../../server/scope/classes.scope.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { holdClass } from '../classes/classes.service.ts';
import { classEventMessages } from './class-events.messages.ts';
import { findEvent } from './class-events.repository.ts';

type Row = typeof classEvents.$inferSelect;
type Times = { readonly start_time?: string | null | undefined; readonly end_time?: string | null | undefined };

const audited = ({ class_id, title, description, date, start_time, end_time, type }: Row) => ({
  class_id,
  title,
  description,
  date,
  start_time,
  end_time,
  type,
});

const endsBefore = ({ start_time, end_time }: Times): boolean => !!start_time && !!end_time && end_time <= start_time;

async function lockEvent({ db, viewer }: Unit, id: string) {
  const [held] = await db
    .select({ row: classEvents, municipalityId: institutions.municipality_id, institutionId: institutions.id })
    .from(classEvents)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classEvents.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(classEvents.id, id), writableClasses(viewer)))
    .for('update', { of: classEvents });
  return held ?? null;
}

async function shown({ db, viewer }: Unit, id: string): Promise<Outcome<ClassEvent>> {
  const found = await findEvent(db, viewer, id);
  if (!found) throw new Error('an event just written is out of sight');
  return succeed(found);
}

/** Creates an event of a class in which the viewer may write. */
export async function createEvent(
  unit: Unit,
  draft: z.output<typeof classEventDraftSchema>,
): Promise<Outcome<ClassEvent>> {
  const held = await holdClass(unit, draft.class_id);
  if (!held) return fail('not-found');
  if (endsBefore(draft)) return fail('invalid-request', { errors: [classEventMessages.endsBefore] });
  const { class_id, title, description, date, start_time, end_time, type } = draft;
  const author = { created_by: unit.viewer.userId, created_at: unit.now, updated_at: unit.now };
  const [row] = await unit.db
    .insert(classEvents)
    .values({ class_id, title, description, date, start_time, end_time, type, ...author })
    .returning();
  if (!row) throw new Error('an inserted event was not returned');
  await unit.record({
    action: 'CREATE',
    table: 'class_events',
    recordId: row.id,
    municipalityId: held.municipalityId,
    institutionId: held.institutionId,
    to: audited(row),
    ...classEventMessages.created(title),
  });
  return shown(unit, row.id);
}

/** Changes an event; it stays in its class. */
export async function updateEvent(
  unit: Unit,
  id: string,
  { version, ...patch }: z.output<typeof classEventPatchSchema>,
): Promise<Outcome<ClassEvent>> {
  const held = await lockEvent(unit, id);
  if (!held) return fail('not-found');
  const before = held.row;
  if (version !== undefined && version !== before.version) return fail('version-conflict');
  const { title, description, date, type, start_time = before.start_time, end_time = before.end_time } = patch;
  if (endsBefore({ start_time, end_time })) {
    return fail('invalid-request', { errors: [classEventMessages.endsBefore] });
  }
  const changes = { title, description, date, type, start_time, end_time, updated_at: unit.now };
  const [after] = await unit.db
    .update(classEvents)
    .set({ ...changes, version: sql`${classEvents.version} + 1` })
    .where(eq(classEvents.id, id))
    .returning();
  if (!after) throw new Error('a locked event vanished');
  await unit.record({
    action: 'UPDATE',
    table: 'class_events',
    recordId: id,
    municipalityId: held.municipalityId,
    institutionId: held.institutionId,
    from: audited(before),
    to: audited(after),
    ...classEventMessages.updated(after.title),
  });
  return shown(unit, id);
}

export async function removeEvent(unit: Unit, id: string): Promise<Outcome<null>> {
  const held = await lockEvent(unit, id);
  if (!held) return fail('not-found');
  await unit.db.delete(classEvents).where(eq(classEvents.id, id));
  await unit.record({
    action: 'DELETE',
    table: 'class_events',
    recordId: id,
    municipalityId: held.municipalityId,
    institutionId: held.institutionId,
    from: audited(held.row),
    ...classEventMessages.removed(held.row.title),
  });
  return succeed(null);
}
