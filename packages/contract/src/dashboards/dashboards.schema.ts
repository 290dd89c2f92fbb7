import { z } from 'zod';
import { roles } from '../access/roles.ts';
import { assessmentFormats } from '../assessments/assessment-kinds.ts';
import type { AssessmentStep } from '../assessments/next-step.rules.ts';
import { outdatedPostingSchema } from '../assessments/posting-state.schema.ts';
import { gradeScopes } from '../grades/grades.rules.ts';
import { weekdays } from '../teacher-schedules/weekdays.ts';
import {
  classRef,
  dashboardDay,
  dashboardLessonTimes,
  postedGradesSchema,
  rankedStudentSchema,
  shareSchema,
  upcomingEventSchema,
} from './figures.schema.ts';
import { ownResultSchema } from './own-grades.schema.ts';

const unattended = z.object({ total: z.number(), first: z.array(z.object({ id: z.string(), name: z.string() })) });

/** The whole network: what is not archived, of every year. */
export const masterDashboardSchema = z.object({
  ...dashboardDay,
  counts: z.object({
    classes: z.number(),
    students: z.number(),
    teachers: z.number(),
    managers: z.number(),
    municipality_admins: z.number(),
    municipalities: z.number(),
    users: z.number(),
    assessments: z.number(),
    institutions: z.number(),
  }),
  /** Every role, in the order of the hierarchy, those without users too. */
  users_by_role: z.array(z.object({ role: z.enum(roles), users: z.number() })),
  active: shareSchema,
  inactive: shareSchema,
  /** Whether the newest backup that the server made by itself is older than two days. */
  is_backup_late: z.boolean(),
  /** Where nobody of the role that runs it can sign in: how many, and the first 5 by name. */
  without_admin: unattended,
  without_manager: unattended,
  /** The 4 newest. */
  recent_users: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(roles),
      is_active: z.boolean(),
      created_at: z.string(),
    }),
  ),
  ranking: z.array(rankedStudentSchema),
});
export type MasterDashboard = z.infer<typeof masterDashboardSchema>;

/** Today where it has lessons, otherwise the next day that has; null where none is near. */
const lessonDay = { lesson_day: z.string().nullable() };

const reference = z.object({ id: z.string(), name: z.string() }).nullable();

/** A director's school in the current year. */
export const managerDashboardSchema = z.object({
  ...dashboardDay,
  ...lessonDay,
  institution: reference,
  /** Percent of attendance that the municipality requires. */
  minimum_attendance: z.number(),
  counts: z.object({
    students: z.number(),
    classes: z.number(),
    teachers: z.number(),
    /** Roll calls missing from Monday to today: one a class and school day. */
    pending_roll_calls: z.number(),
    /** Of today, 0 on a day without lessons. */
    classes_without_roll_call: z.number(),
    /** Pupils enrolled now whose presence in the year, over all disciplines, is below the minimum. */
    below_minimum: z.number(),
    /** Results 'Em revisão'. */
    pending_corrections: z.number(),
  }),
  attendance_today: shareSchema,
  posted_grades: postedGradesSchema,
  /** The last 20 days with roll calls, the oldest first. */
  daily_attendance: z.array(z.object({ date: z.string(), present: z.number(), absent: z.number() })),
  discipline_means: z.array(z.object({ id: z.string(), name: z.string(), mean: z.number(), grades: z.number() })),
  /** 10 at most. */
  classes_without_roll_call: z.array(classRef.extend({ students: z.number(), last_roll_call: z.string().nullable() })),
  /** 10 at most, those with the lowest presence first. */
  students_at_risk: z.array(
    z.object({
      student_profile_id: z.string(),
      name: z.string(),
      class: classRef,
      absences: z.number(),
      percent: z.number(),
    }),
  ),
  /** The next 5. */
  upcoming_events: z.array(upcomingEventSchema),
  ranking: z.array(rankedStudentSchema),
});
export type ManagerDashboard = z.infer<typeof managerDashboardSchema>;

/** One bar of a chart by institution. */
const institutionValue = z.object({ id: z.string(), name: z.string(), value: z.number() });

/** A municipality in the current year. Charts show 15 institutions at most. */
export const municipalityDashboardSchema = z.object({
  ...dashboardDay,
  ...lessonDay,
  municipality: reference,
  minimum_attendance: z.number(),
  counts: z.object({
    institutions: z.number(),
    classes: z.number(),
    students: z.number(),
    teachers: z.number(),
    students_at_risk: z.number(),
    /** Of today, 0 on a day without lessons. */
    classes_without_roll_call: z.number(),
  }),
  /** Over the year. */
  attendance: shareSchema,
  /** Results in the assessment given last, its group as one, of the pupils enrolled now and those gone with a result. */
  last_assessment: shareSchema.extend({ title: z.string(), created_at: z.string() }).nullable(),
  posted_grades: postedGradesSchema,
  /** The largest first. */
  enrolments_by_institution: z.array(institutionValue),
  /** Percent, the lowest first. */
  attendance_by_institution: z.array(institutionValue),
  /** Of the year's grades, the lowest first. */
  means_by_institution: z.array(institutionValue),
  /** 10 at most: classes without today's roll call, the most first. */
  late_institutions: z.array(
    z.object({ id: z.string(), name: z.string(), classes: z.number(), classes_without_roll_call: z.number() }),
  ),
  ranking: z.array(rankedStudentSchema),
});
export type MunicipalityDashboard = z.infer<typeof municipalityDashboardSchema>;

/** An assessment that waits to be corrected, or whose corrected sheets wait for a decision. */
const assessmentToCorrectSchema = z.object({
  id: z.string(),
  title: z.string(),
  format: z.enum(assessmentFormats),
  class_id: z.string(),
  class: classRef,
  step: z.enum(['CORRECT', 'REVIEW'] satisfies AssessmentStep[]),
  /** Pupils without a result, and results 'Em revisão', as the assessment itself counts them. */
  pending_count: z.number(),
  in_review_count: z.number(),
});
export type AssessmentToCorrect = z.infer<typeof assessmentToCorrectSchema>;

/** A teacher's week and own classes: those that a manager or above assigned. */
export const teacherDashboardSchema = z.object({
  ...dashboardDay,
  /** The server's time at the answer; the screen finds the lesson 'Agora' with it. */
  now: z.string(),
  counts: z.object({
    classes: z.number(),
    students: z.number(),
    lessons_today: z.number(),
    classes_without_roll_call: z.number(),
    pending_corrections: z.number(),
  }),
  /** The lesson that is going on, or the next one on a day with lessons; null where none is near. */
  next_lesson: z
    .object({
      ...dashboardLessonTimes,
      date: z.string(),
      class: classRef.nullable(),
      /** Whether the teacher is assigned to the class: only then may they take its roll. */
      may_call: z.boolean(),
      /** Whether the class's roll call of that day is saved. */
      is_called: z.boolean(),
    })
    .nullable(),
  /** Monday to Sunday. */
  week: z.array(
    z.object({
      date: z.string(),
      weekday: z.enum(weekdays),
      lessons: z.array(z.object({ ...dashboardLessonTimes, class: classRef.nullable() })),
    }),
  ),
  classes: z.array(
    classRef.extend({
      institution: z.string(),
      disciplines: z.array(z.string()),
      students: z.number(),
      /** Whether a roll call of today is saved, in any discipline. */
      called_today: z.boolean(),
      /** Presence in the year. */
      attendance: shareSchema,
      /** Nota média, as the class itself shows it (`classMeanOf`); null while there is none. */
      mean: z.number().nullable(),
    }),
  ),
  upcoming_events: z.array(upcomingEventSchema),
  /** The year's assessments of these classes that wait, the newest first. */
  to_correct: z.object({ assessments: z.array(assessmentToCorrectSchema) }),
  /** Postings of assessments whose results changed since. */
  outdated_postings: z.array(outdatedPostingSchema),
  ranking: z.array(rankedStudentSchema),
});
export type TeacherDashboard = z.infer<typeof teacherDashboardSchema>;

/** A pupil's own panel. */
export const studentDashboardSchema = z.object({
  ...dashboardDay,
  now: z.string(),
  class: classRef.extend({ institution: z.string() }).nullable(),
  attendance: shareSchema,
  mean: z.number().nullable(),
  /** The lesson that is going on, or the next one on a day with lessons; null where none is near. */
  next_lesson: z.object({ ...dashboardLessonTimes, date: z.string(), teacher: z.string() }).nullable(),
  /** The 10 newest. */
  grades: z.array(
    z.object({
      id: z.string(),
      discipline: z.string(),
      scope: z.enum(gradeScopes),
      period_index: z.number(),
      year: z.number(),
      score: z.number(),
      updated_at: z.string(),
    }),
  ),
  /** The 5 newest of the class, with the pupil's result. */
  assessments: z.array(ownResultSchema),
  /** The class's week, by day and time. */
  timetable: z.array(z.object({ ...dashboardLessonTimes, weekday: z.enum(weekdays), teacher: z.string() })),
  upcoming_events: z.array(upcomingEventSchema),
});
export type StudentDashboard = z.infer<typeof studentDashboardSchema>;
