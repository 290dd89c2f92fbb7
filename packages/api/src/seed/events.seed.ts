import { isStaffMatter } from '@caderneta/contract';
import { classEvents } from '../schema/class-events.table.ts';
import { commonEvents, mainClassEvents } from './content/calendar.data.ts';
import { rowsOf, type TableRows } from './rows.ts';
import { workingDayFrom } from './school-calendar.ts';
import { daysBefore, type Moment, type SchoolClass, type Teacher } from './world.ts';

/** Calendars of this year's classes, around today. */
export function makeEvents(
  moment: Moment,
  classes: readonly SchoolClass[],
  mainClassId: string,
  authorOf: (schoolClass: SchoolClass) => Teacher,
): TableRows {
  const draw = moment.draw.fork('events');
  const createdAt = daysBefore(moment, 40);
  return rowsOf(
    classEvents,
    classes.flatMap((schoolClass) =>
      (schoolClass.id === mainClassId ? mainClassEvents : commonEvents).map((event) => ({
        id: draw.id(createdAt),
        class_id: schoolClass.id,
        title: event.title,
        description: event.description,
        date: workingDayFrom(moment.calendar, moment.today, event.offset),
        start_time: event.start,
        end_time: event.end,
        type: event.type,
        staff_only: isStaffMatter(event.title),
        codes: [...(event.codes ?? [])],
        created_by: authorOf(schoolClass).userId,
        created_at: createdAt,
        updated_at: createdAt,
      })),
    ),
  );
}
