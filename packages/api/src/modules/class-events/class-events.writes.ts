import {
  type ClassEvent,
  type classEventInputSchema,
  type classEventPatchSchema,
  eventTimesError,
  fail,
  isStaffMatter,
  type Outcome,
} from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { classEvents } from '../../schema/class-events.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { writableClasses } from '../../server/scope/classes.scope.ts';
import { recordWrites } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { holdClass } from '../classes/classes.service.ts';
import { classEventMessages as messages } from './class-events.messages.ts';
import { findEvent } from './class-events.repository.ts';

type Row = typeof classEvents.$inferSelect;

const writes = recordWrites<Row, ClassEvent>({
  table: classEvents,
  lock: async ({ db, viewer }, id) => {
    const [locked] = await db
      .select({ row: classEvents, municipalityId: institutions.municipality_id, institutionId: institutions.id })
      .from(classEvents)
      .innerJoin(schoolClasses, eq(schoolClasses.id, classEvents.class_id))
      .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
      .where(and(eq(classEvents.id, id), writableClasses(viewer)))
      .for('update', { of: classEvents });
    return locked ?? null;
  },
  audited: ['class_id', 'title', 'description', 'date', 'start_time', 'end_time', 'type', 'staff_only', 'codes'],
  shown: ({ db, viewer }, { id }) => findEvent(db, viewer, id),
  notice: {
    created: ({ title }) => messages.created(title),
    updated: ({ title }) => messages.updated(title),
    removed: ({ title }) => messages.removed(title),
  },
});

/** Creates an event of a class in which the viewer may write. */
export async function createEvent(
  unit: Unit,
  input: z.output<typeof classEventInputSchema>,
): Promise<Outcome<ClassEvent>> {
  const held = await holdClass(unit, input.class_id);
  if (!held) return fail('not-found');
  const { class_id, title, description, date, start_time, end_time, type, staff_only = isStaffMatter(title) } = input;
  const event = { class_id, title, description, date, start_time, end_time, type, staff_only, codes: input.codes };
  const columns = { ...event, created_by: unit.viewer.userId };
  return writes.create(unit, held, (stamp) =>
    unit.db
      .insert(classEvents)
      .values({ ...columns, ...stamp })
      .returning(),
  );
}

/** Changes an event; it stays in its class. */
export function updateEvent(
  unit: Unit,
  id: string,
  sent: z.output<typeof classEventPatchSchema>,
): Promise<Outcome<ClassEvent>> {
  const { title, description, date, type, start_time, end_time, staff_only, codes } = sent;
  return writes.update(unit, id, {
    sent,
    check: async ({ row }) => {
      if (start_time === undefined && end_time === undefined) return null;
      const { start_time: start = row.start_time, end_time: end = row.end_time } = { start_time, end_time };
      const wrong = eventTimesError({ start_time: start, end_time: end });
      return wrong && fail('invalid-request', { errors: [wrong] });
    },
    write: (stamp) =>
      unit.db
        .update(classEvents)
        .set({ title, description, date, type, start_time, end_time, staff_only, codes, ...stamp })
        .where(eq(classEvents.id, id))
        .returning(),
  });
}

export const removeEvent = (unit: Unit, id: string): Promise<Outcome<null>> => writes.remove(unit, id);
