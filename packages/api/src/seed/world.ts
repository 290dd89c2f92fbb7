import type { enrolments } from '../schema/enrolments.table.ts';
import type { profiles } from '../schema/profiles.table.ts';
import type { RosterPupil } from './content/roster.data.ts';
import type { Draw } from './draw.ts';
import { addDays, type Day, type SchoolCalendar } from './school-calendar.ts';

export type Gender = NonNullable<(typeof profiles.$inferSelect)['gender']>;

/** What every part of the demonstration starts from. */
export interface Moment {
  readonly today: Day;
  /** Midnight of today in São Paulo: nothing in the demonstration is later. */
  readonly madeAt: Date;
  readonly calendar: SchoolCalendar;
  readonly draw: Draw;
  /** Argon2id hash of the one password. */
  readonly passwordHash: string;
}

export interface Municipality {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly areaCode: string;
  readonly zipPrefix: string;
  readonly state: string;
  readonly joinedMidYear: boolean;
}

export interface School {
  readonly id: string;
  readonly name: string;
  readonly municipality: Municipality;
  readonly stage: 'lower' | 'upper';
}

export interface Person {
  readonly userId: string;
  readonly profileId: string;
  readonly name: string;
  readonly email: string;
}

export interface Pupil extends Person {
  /** Mean that the pupil's grades gather around, 0 to 10. */
  readonly ability: number;
  /** Probability of missing a day. */
  readonly absence: number;
  /** Share of the 40 lessons done. */
  readonly progress: number;
  readonly roster: RosterPupil | null;
}

export interface Enrolment {
  readonly pupil: Pupil;
  readonly starts_on: Day;
  readonly ends_on: Day | null;
  readonly status: (typeof enrolments.$inferSelect)['status'];
}

export interface SchoolClass {
  readonly id: string;
  readonly school: School;
  readonly grade: number;
  readonly section: string;
  readonly year: number;
  readonly enrolments: readonly Enrolment[];
}

export interface Teacher extends Person {
  readonly school: School;
}

/** A teacher of a discipline in a class, and the week's lessons: weekday 0 is Monday, period 0 the first of the morning. */
export interface Assignment {
  readonly schoolClass: SchoolClass;
  readonly teacher: Teacher;
  readonly discipline: { readonly id: string; readonly name: string };
  readonly lessons: readonly { readonly weekday: number; readonly period: number }[];
}

/** The pupils of a class on a day. */
export const pupilsOn = (schoolClass: SchoolClass, day: Day): Pupil[] =>
  schoolClass.enrolments
    .filter(({ starts_on, ends_on }) => starts_on <= day && (ends_on === null || ends_on >= day))
    .map(({ pupil }) => pupil);

/** A moment in São Paulo, which is three hours behind UTC all year; never before the year's second day nor later than the demonstration itself. */
export function momentOf({ madeAt, calendar }: Pick<Moment, 'madeAt' | 'calendar'>, day: Day, time = '08:00'): Date {
  const earliest = Date.parse(`${calendar.year}-01-02T08:00:00-03:00`);
  const wanted = Date.parse(`${day}T${time}:00-03:00`);
  return new Date(Math.min(Math.max(wanted, earliest), madeAt.getTime()));
}

/** The moment so many days before the demonstration was made, at an hour of that day. */
export const daysBefore = (moment: Moment, days: number, time = '08:00'): Date =>
  momentOf(moment, addDays(moment.today, -days), time);
