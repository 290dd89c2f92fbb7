import { z } from 'zod';
import { classEventTypes } from '../class-events/class-event-types.ts';
import { gradeScopes } from '../grades/grades.rules.ts';

/** Parts that the dashboards share. `today` is the day in São Paulo, `academic_year` its school year. */
export const dashboardDay = { academic_year: z.number(), today: z.string() };

/** A part of a whole; `percent` has one decimal, and is null where the whole is 0. */
export const shareSchema = z.object({ part: z.number(), whole: z.number(), percent: z.number().nullable() });
export type DashboardShare = z.infer<typeof shareSchema>;

/** A class as a line names it: '5º Ano A'. */
export const classRef = z.object({ id: z.string(), name: z.string() });

/** Grades posted of those expected in a period: one for each pupil enrolled now and discipline assigned in the class. */
export const postedGradesSchema = shareSchema.extend({ scope: z.enum(gradeScopes), period_index: z.number() });

/** A pupil's line in the ranking by the year's best grade; the mean, then the name, parts those alike. */
export const rankedStudentSchema = z.object({
  position: z.number(),
  student_profile_id: z.string(),
  name: z.string(),
  class: classRef,
  institution: z.string(),
  best: z.number(),
  mean: z.number(),
});
export type RankedStudent = z.infer<typeof rankedStudentSchema>;

/** A lesson of the weekly timetable; times as '1970-01-01T08:00:00Z'. */
export const dashboardLessonTimes = {
  id: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  discipline: z.object({ id: z.string(), name: z.string() }).nullable(),
};

/** An entry of a class's calendar that is still to come. */
export const upcomingEventSchema = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  type: z.enum(classEventTypes),
  class: classRef,
});
export type UpcomingEvent = z.infer<typeof upcomingEventSchema>;
