import { z } from 'zod';
import { gradeScopes, isGradeScore, periodsOfScope } from '../grades/grades.rules.ts';
import { resultStatuses } from './assessment-kinds.ts';

const disciplineSchema = z.uuid('Selecione uma disciplina');
const scopeSchema = z.enum(gradeScopes, 'Selecione a etapa');
const weightMessage = 'O peso vai de 0,1 a 100, de 0,1 em 0,1';
const isWeight = (weight: number) =>
  weight >= 0.1 && weight <= 100 && Math.abs(weight * 10 - Math.round(weight * 10)) < 1e-9;

/** Where an assessment's results would go, and with which weight: as last posted there, else 1, where it is left out. */
export const gradePostingQuerySchema = z
  .object({
    discipline_id: disciplineSchema,
    scope: scopeSchema,
    period_index: z.string().regex(/^([1-9]|1[0-2])$/, 'Selecione o período'),
    year: z.string().regex(/^20\d\d$/, 'O ano tem quatro números'),
    weight: z
      .string()
      .refine((text) => /^\d{1,3}(\.\d)?$/.test(text) && isWeight(Number(text)), weightMessage)
      .optional(),
  })
  .refine(({ scope, period_index }) => Number(period_index) <= periodsOfScope[scope], {
    path: ['period_index'],
    message: 'Este período não existe nesta etapa',
  });

/**
 * What 'Lançar como nota' would write. `others`: the class's other assessments whose results already make this period's grades.
 * A row a pupil by name: `result` is this assessment's alone (null while pending or in review), `score` the grade that it makes with the others (null where
 * there is nothing to write), `current` the grade that stands in the gradebook now.
 */
export const gradePostingPreviewSchema = z.object({
  weight: z.number(),
  /** When these results were last posted there; null where they never were. */
  posted_at: z.string().nullable(),
  others: z.array(z.object({ assessment_id: z.string(), title: z.string(), weight: z.number() })),
  rows: z.array(
    z.object({
      student_profile_id: z.string(),
      student: z.object({ name: z.string(), matricula: z.string().nullable() }),
      status: z.enum(resultStatuses),
      result: z.number().nullable(),
      score: z.number().nullable(),
      current: z.object({ score: z.number(), version: z.number() }).nullable(),
      /** The grade that stands is one that was posted, and the results no longer make it. */
      is_outdated: z.boolean(),
    }),
  ),
});
export type GradePostingPreview = z.infer<typeof gradePostingPreviewSchema>;
export type GradePostingRow = GradePostingPreview['rows'][number];

/**
 * The grades to write, as they were previewed: the server makes each again from the results, and refuses the whole where one came out
 * otherwise or where the gradebook's `version` is no longer the one that was seen (0: none).
 */
export const gradePostingSchema = z
  .object({
    discipline_id: disciplineSchema,
    scope: scopeSchema,
    period_index: z.int('Selecione o período').min(1, 'Selecione o período').max(12, 'Selecione o período'),
    year: z
      .int('O ano deve ser um número, como 2026')
      .min(2000, 'O ano deve estar entre 2000 e 2100')
      .max(2100, 'O ano deve estar entre 2000 e 2100'),
    weight: z.number(weightMessage).refine(isWeight, weightMessage),
    grades: z
      .array(
        z.object({
          student_profile_id: z.uuid('Selecione um aluno'),
          score: z.number({ error: 'Informe a nota' }).refine(isGradeScore, 'A nota deve estar entre 0 e 10'),
          version: z.int().min(0),
        }),
      )
      .min(1, 'Selecione ao menos um aluno')
      .max(300, 'Envie no máximo 300 notas de uma vez'),
  })
  .superRefine(({ scope, period_index, grades }, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (period_index > periodsOfScope[scope]) wrong(['period_index'], 'Este período não existe nesta etapa');
    const seen = new Set<string>();
    for (const [index, { student_profile_id }] of grades.entries()) {
      if (seen.has(student_profile_id)) wrong(['grades', index], 'Esta nota aparece duas vezes');
      seen.add(student_profile_id);
    }
  });
export type GradePosting = z.input<typeof gradePostingSchema>;
