import { yearOutcomes } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dated, id, literals } from './columns.ts';
import { profiles } from './profiles.table.ts';
import { schoolClasses } from './school-classes.table.ts';

const enrolmentStatuses = ['ACTIVE', 'MOVED', 'TRANSFERRED', 'LEFT'] as const;

/**
 * A pupil's time in a class, both days included. Open while `ends_on` is null: who stays to the end of the year keeps it open, and the
 * class's year says that it is over. At most one open a profile and year.
 * MOVED: to another class of the network. TRANSFERRED: to another network. `school_year` is the class's year.
 * `outcome` and `concluded_on` are written when the year is turned: the enrolment stays the class's, and no other year's.
 */
export const enrolments = pgTable(
  'enrolments',
  {
    id: id(),
    profile_id: uuid('profile_id')
      .notNull()
      .references(() => profiles.id),
    class_id: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    school_year: smallint('school_year').notNull(),
    starts_on: date('starts_on', { mode: 'string' }).notNull(),
    ends_on: date('ends_on', { mode: 'string' }),
    status: text('status', { enum: enrolmentStatuses }).notNull().default('ACTIVE'),
    outcome: text('outcome', { enum: yearOutcomes }),
    concluded_on: date('concluded_on', { mode: 'string' }),
    ...dated(),
  },
  (t) => [
    uniqueIndex('enrolments_one_open').on(t.profile_id, t.school_year).where(sql`${t.ends_on} is null`),
    index('enrolments_class').on(t.class_id, t.ends_on),
    index('enrolments_profile').on(t.profile_id),
    check('enrolments_status_known', sql`${t.status} in (${literals(enrolmentStatuses)})`),
    check('enrolments_status_open', sql`(${t.status} = 'ACTIVE') = (${t.ends_on} is null)`),
    check('enrolments_outcome_known', sql`${t.outcome} in (${literals(yearOutcomes)})`),
    check('enrolments_outcome_dated', sql`(${t.outcome} is null) = (${t.concluded_on} is null)`),
    check('enrolments_dates', sql`${t.ends_on} >= ${t.starts_on}`),
  ],
);
