import { z } from 'zod';
import { gradeScopes } from '../grades/grades.rules.ts';

const columnOfPosting = {
  discipline_id: z.string(),
  discipline: z.object({ name: z.string() }),
  scope: z.enum(gradeScopes),
  period_index: z.number(),
  year: z.number(),
};

/** Where an assessment's results were posted. `outdated`: grades that stand as they were posted and that the results no longer make. */
export const assessmentPostingSchema = z.object({ ...columnOfPosting, posted_at: z.string(), outdated: z.number() });
export type AssessmentPosting = z.infer<typeof assessmentPostingSchema>;

/** A grade that stands as it was posted and that the results no longer make. `score`: the one that they make now; null: none. */
export const outdatedGradeSchema = z.object({
  student_profile_id: z.string(),
  scope: z.enum(gradeScopes),
  period_index: z.number(),
  posted: z.number(),
  score: z.number().nullable(),
  assessment: z.object({ id: z.string(), title: z.string() }),
});
export type OutdatedGrade = z.infer<typeof outdatedGradeSchema>;

/** A class's gradebook column with grades that are out of date. */
export const outdatedPostingSchema = z.object({
  ...columnOfPosting,
  assessment: z.object({ id: z.string(), title: z.string() }),
  class: z.object({ id: z.string(), name: z.string() }),
  outdated: z.number(),
});
export type OutdatedPosting = z.infer<typeof outdatedPostingSchema>;

/** What withdrawing a posting would do. `after`: what would stand; null: nothing. `is_kept`: somebody changed the grade by hand since, and it stays. */
export const withdrawalPreviewSchema = z.object({
  posted_at: z.string().nullable(),
  rows: z.array(
    z.object({
      student_profile_id: z.string(),
      student: z.object({ name: z.string(), matricula: z.string().nullable() }),
      current: z.object({ score: z.number(), version: z.number() }).nullable(),
      after: z.number().nullable(),
      is_kept: z.boolean(),
    }),
  ),
});
export type WithdrawalPreview = z.infer<typeof withdrawalPreviewSchema>;

/** A withdrawal as it was previewed: the versions that were seen (0: no grade), refused where one is another by now. */
export const withdrawalSchema = z.object({
  discipline_id: z.uuid('Selecione uma disciplina'),
  scope: z.enum(gradeScopes, 'Selecione a etapa'),
  period_index: z.int('Selecione o período').min(1, 'Selecione o período').max(12, 'Selecione o período'),
  year: z.int('O ano deve ser um número, como 2026').min(2000).max(2100),
  grades: z
    .array(z.object({ student_profile_id: z.uuid('Selecione um aluno'), version: z.int().min(0) }))
    .max(300, 'Envie no máximo 300 notas de uma vez'),
});
export type Withdrawal = z.input<typeof withdrawalSchema>;

/** How many grades a withdrawal gave back as they were before, and how many it took away. */
export const withdrawnSchema = z.object({ restored: z.number(), removed: z.number() });

const hitsSchema = z.object({ hits: z.number().nullable(), total: z.number().nullable(), score: z.number() });

/** What saving a key would do: how many results it computes again, whose hits change, and how many posted grades fall out of date. */
export const keyEffectSchema = z.object({
  results: z.number(),
  changes: z.array(
    z.object({
      student_profile_id: z.string(),
      student: z.object({ name: z.string() }),
      class: z.object({ name: z.string() }),
      from: hitsSchema,
      to: hitsSchema,
    }),
  ),
});
export type KeyEffect = z.infer<typeof keyEffectSchema>;
