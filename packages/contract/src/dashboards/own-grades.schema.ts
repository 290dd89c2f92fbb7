import { z } from 'zod';
import { assessmentCategories, assessmentFormats, resultStatuses } from '../assessments/assessment-kinds.ts';
import { gradeScopes } from '../grades/grades.rules.ts';
import { gradeQuerySchema } from '../grades/grades.schema.ts';
import { shareSchema } from './figures.schema.ts';

/** A grade of a discipline and period, as its pupil reads it; `class_name` like '9º Ano C'. */
const ownGradeSchema = z.object({
  id: z.string(),
  scope: z.enum(gradeScopes),
  period_index: z.number(),
  score: z.number(),
  class_name: z.string(),
  updated_at: z.string(),
});
export type OwnGrade = z.infer<typeof ownGradeSchema>;

/**
 * An assessment with its pupil's result; `id` is the assessment's. A score is 0 to 100 for answer sheets, 0 to 10 for reading; null before there
 * is one.
 */
export const ownResultSchema = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(assessmentCategories),
  format: z.enum(assessmentFormats),
  created_at: z.string(),
  status: z.enum(resultStatuses),
  score: z.number().nullable(),
  hits: z.number().nullable(),
  total: z.number().nullable(),
});
export type OwnResult = z.infer<typeof ownResultSchema>;

/** Lessons of a year in which a pupil was present, of those with a roll call; each absence by day ('2026-03-31'), the newest first. */
const ownAttendanceSchema = shareSchema.extend({
  absences: z.array(z.object({ date: z.string(), discipline: z.string() })),
});
export type OwnAttendance = z.infer<typeof ownAttendanceSchema>;

/** One school year of a pupil's own grades, results and attendance. */
export const ownGradesSchema = z.object({
  year: z.number(),
  /** The current one first, whether or not there is anything of it; then those that have any, the newest first. */
  years: z.array(z.number()),
  /** By name. Results stand in the disciplines in which they were posted as grades. */
  disciplines: z.array(
    z.object({ id: z.string(), name: z.string(), grades: z.array(ownGradeSchema), results: z.array(ownResultSchema) }),
  ),
  /** Results that were posted in no discipline, the newest assessment first. */
  other_results: z.array(ownResultSchema),
  attendance: ownAttendanceSchema,
});
export type OwnGrades = z.infer<typeof ownGradesSchema>;

export const ownGradesQuerySchema = gradeQuerySchema.pick({ year: true });
