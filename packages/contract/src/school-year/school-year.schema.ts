import { z } from 'zod';
import { optionalText, schoolDay } from '../common/form-values.ts';
import { gradeScopes, periodsOfScope } from '../grades/grades.rules.ts';
import { closedDaySchema, schoolYearSchema, termSchema } from '../settings/calendar.schema.ts';
import { performances, situations } from './year-result.rules.ts';

/** The school year of a class: its municipality's terms and minimums, days without lessons of both, and what may be posted today. */
export const classCalendarSchema = z.object({
  class_id: z.string(),
  today: z.string(),
  school_year: schoolYearSchema.nullable(),
  closed_days: z.array(closedDaySchema),
  minimum_mean: z.number(),
  minimum_attendance: z.number(),
  /** Whether its teachers write in every discipline, whoever holds it. */
  any_discipline: z.boolean(),
  terms: z.array(
    termSchema.safeExtend({
      reopened_until: z.string().nullable(),
      grades_open: z.boolean(),
      attendance_open: z.boolean(),
    }),
  ),
  /** Periods of any year that are open again today, for the class or its school. */
  reopened: z.array(
    z.object({ scope: z.enum(gradeScopes), period_index: z.number(), year: z.number(), until: z.string() }),
  ),
});
export type ClassCalendar = z.infer<typeof classCalendarSchema>;

/** A pupil's year so far. `present` and `absent` count lessons over all disciplines; `absent_days` days missed whole. */
export const yearResultSchema = z.object({
  student_profile_id: z.string(),
  student: z.object({ name: z.string(), matricula: z.string().nullable() }),
  mean: z.number().nullable(),
  performance: z.enum(performances),
  present: z.number(),
  absent: z.number(),
  frequency: z.number().nullable(),
  absent_days: z.number(),
  /** Days missed whole since the last presence. */
  consecutive_absences: z.number(),
  /** Whether absences reach what the municipality set under 'Alerta de faltas'. */
  absence_alert: z.boolean(),
  situation: z.enum(situations),
  disciplines: z.array(z.object({ id: z.string(), name: z.string(), mean: z.number().nullable() })),
});
export type YearResult = z.infer<typeof yearResultSchema>;

/** A period opened again for posting until a day (included): of a whole school, or of one class. */
export const postingReopeningSchema = z.object({
  id: z.string(),
  institution_id: z.string(),
  class_id: z.string().nullable(),
  class: z.object({ grade: z.string(), section: z.string() }).nullable(),
  year: z.number(),
  scope: z.enum(gradeScopes),
  period_index: z.number(),
  until: z.string(),
  reason: z.string().nullable(),
  created_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  created_at: z.string(),
});
export type PostingReopening = z.infer<typeof postingReopeningSchema>;

/** `institution_id` is the class's where a class is named. `until` is today or later. */
export const postingReopeningInputSchema = z
  .object({
    institution_id: z.uuid('Selecione uma instituição').optional(),
    class_id: z.uuid('Selecione a turma').nullable().default(null),
    year: z.int('O ano deve ser um número, como 2026').min(2000).max(2100),
    scope: z.enum(gradeScopes, 'Selecione a etapa'),
    period_index: z.int('Selecione o período').min(1, 'Selecione o período').max(12, 'Selecione o período'),
    until: schoolDay('Informe até quando o período fica aberto'),
    reason: optionalText('O motivo', 300).default(null),
  })
  .superRefine(({ institution_id, class_id, scope, period_index }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (!institution_id && !class_id) wrong('institution_id', 'Selecione uma instituição');
    if (period_index > periodsOfScope[scope]) wrong('period_index', 'Este período não existe nesta etapa');
  });
export type PostingReopeningInput = z.input<typeof postingReopeningInputSchema>;
