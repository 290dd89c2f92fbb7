import { z } from 'zod';
import { schoolDay } from '../common/form-values.ts';
import { situations } from './year-result.rules.ts';

export const yearOutcomes = ['APPROVED', 'RETAINED'] as const;
/** How a school year ends for a pupil: on to the next grade, or in the same one again. */
export type YearOutcome = (typeof yearOutcomes)[number];
export const yearOutcomeLabels: Record<YearOutcome, string> = { APPROVED: 'Promovido', RETAINED: 'Retido' };

const yearText = z.string().regex(/^\d{4}$/, 'O ano letivo tem quatro números.');
export const turnoverQuerySchema = z.object({ from_year: yearText });

/** A class of the next year; `class_id` is null while it is still to be created. */
const targetSchema = z.object({ grade: z.string(), section: z.string(), class_id: z.string().nullable() });

/** What would become of a school's classes. `promoted_to` is null after the last grade, or where nobody can tell it: then its approved pupils conclude. */
export const turnoverPlanSchema = z.object({
  institution_id: z.string(),
  from_year: z.number(),
  to_year: z.number(),
  /** First day of the new enrolments. */
  starts_on: z.string(),
  /** Whether the last day of the school year has passed. */
  is_over: z.boolean(),
  classes: z.array(
    z.object({
      class_id: z.string(),
      grade: z.string(),
      section: z.string(),
      promoted_to: targetSchema.nullable(),
      retained_to: targetSchema,
      pupils: z.array(
        z.object({
          student_profile_id: z.string(),
          name: z.string(),
          matricula: z.string().nullable(),
          situation: z.enum(situations),
          mean: z.number().nullable(),
          frequency: z.number().nullable(),
          /** By Situação; null while 'Cursando', until somebody decides. */
          outcome: z.enum(yearOutcomes).nullable(),
          /** Whether the year was turned for this pupil already. */
          is_done: z.boolean(),
        }),
      ),
    }),
  ),
});
export type TurnoverPlan = z.infer<typeof turnoverPlanSchema>;

const longestGrade = 60;
const gradeTooLong = `A série deve ter no máximo ${longestGrade} caracteres`;
/** What is wrong with the grade after a class, as it is typed; null where nothing is. */
export const promotedGradeError = (grade: string): string | null =>
  grade.trim().length > longestGrade ? gradeTooLong : null;

/**
 * 'Virar o ano'. `outcomes` go before what Situação says (the council of the class decides); who has none and is 'Cursando' stays as
 * they are, for a later call. `promoted_grades` say the grade after a class where its name does not; null: its approved pupils conclude.
 */
export const turnoverInputSchema = z.object({
  from_year: z.int('O ano deve ser um número, como 2026').min(2000).max(2099),
  starts_on: schoolDay('Informe a data').optional(),
  outcomes: z
    .array(z.object({ student_profile_id: z.uuid('Selecione um aluno'), outcome: z.enum(yearOutcomes) }))
    .max(5000)
    .default([]),
  promoted_grades: z
    .array(
      z.object({
        class_id: z.uuid('Selecione a turma'),
        grade: z.string().trim().min(1, 'Informe a série (ex: 9º Ano)').max(longestGrade, gradeTooLong).nullable(),
      }),
    )
    .max(300)
    .default([]),
});
export type TurnoverInput = z.input<typeof turnoverInputSchema>;

/** What was done. `concluded`: approved in the last grade. `undecided`: still 'Cursando', left for a later call. `done_before`: by an earlier one. */
export const turnoverAnswerSchema = z.object({
  to_year: z.number(),
  classes_created: z.number(),
  approved: z.number(),
  retained: z.number(),
  concluded: z.number(),
  undecided: z.number(),
  done_before: z.number(),
});
export type TurnoverAnswer = z.infer<typeof turnoverAnswerSchema>;
