import { z } from 'zod';
import { gradeScopes, isGradeScore, periodsOfScope } from './grades.rules.ts';

/** A pupil's grade in a discipline and period: 0 to 10 in steps of 0.1. */
export const gradeSchema = z.object({
  id: z.string(),
  class_id: z.string(),
  student_profile_id: z.string(),
  discipline_id: z.string(),
  discipline: z.object({ name: z.string() }),
  scope: z.enum(gradeScopes),
  period_index: z.number(),
  year: z.number(),
  score: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.number(),
});
export type Grade = z.infer<typeof gradeSchema>;

/** A grade that somebody changed meanwhile, as a 'version-conflict' names it: `by` is who posted it; null where that is not known. */
export const gradeConflictSchema = gradeSchema.extend({ by: z.string().nullable().default(null) });
export type GradeConflict = z.infer<typeof gradeConflictSchema>;

/** A grade that a pupil brought into a class: `class_name` like '9º Ano C'; `institution` of a class of another school alone. */
export const broughtGradeSchema = gradeSchema.extend({
  class_name: z.string(),
  institution: z.string().nullable(),
});
export type BroughtGrade = z.infer<typeof broughtGradeSchema>;

const yearSchema = z
  .int('O ano deve ser um número, como 2026')
  .min(2000, 'O ano deve estar entre 2000 e 2100')
  .max(2100, 'O ano deve estar entre 2000 e 2100');

const outOfRange = 'A nota deve estar entre 0 e 10';

/** `year` is the current school year where it is left out. `version`: the one read, 0 where nothing was saved yet. */
export const gradeInputSchema = z
  .object({
    class_id: z.uuid('Selecione a turma'),
    student_profile_id: z.uuid('Selecione um aluno'),
    discipline_id: z.uuid('Selecione uma disciplina'),
    scope: z.enum(gradeScopes, 'Selecione a etapa'),
    period_index: z.int('Selecione o período').min(1, 'Selecione o período').max(12, 'Selecione o período'),
    year: yearSchema.optional(),
    score: z
      .number({ error: 'Informe a nota' })
      .min(0, outOfRange)
      .max(10, outOfRange)
      .refine(isGradeScore, 'A nota vai de 0,1 em 0,1'),
    version: z.int().min(0).optional(),
  })
  .refine(({ scope, period_index }) => period_index <= periodsOfScope[scope], {
    path: ['period_index'],
    message: 'Este período não existe nesta etapa',
  });
export type GradeInput = z.input<typeof gradeInputSchema>;

/** A grade sheet: each pupil, discipline and period once. */
export const gradeSheetSchema = z
  .array(gradeInputSchema)
  .min(1, 'Informe ao menos uma nota')
  .max(300, 'Envie no máximo 300 notas de uma vez')
  .superRefine((inputs, context) => {
    const seen = new Set<string>();
    for (const [index, input] of inputs.entries()) {
      const { student_profile_id, discipline_id, scope, period_index, year } = input;
      const key = [student_profile_id, discipline_id, scope, period_index, year].join();
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index], message: 'Esta nota aparece duas vezes' });
      if (input.class_id !== inputs[0]?.class_id) {
        context.addIssue({
          code: 'custom',
          path: [index, 'class_id'],
          message: 'As notas de um envio são de uma só turma',
        });
      }
      seen.add(key);
    }
  });

const wholeNumber = (message: string) => z.string().regex(/^[1-9]\d{0,3}$/, message);

export const gradeQuerySchema = z.object({
  class_id: z.uuid('Selecione a turma').optional(),
  student_profile_id: z.uuid('Selecione um aluno').optional(),
  discipline_id: z.uuid('Selecione uma disciplina').optional(),
  scope: z.enum(gradeScopes).optional(),
  period_index: wholeNumber('Selecione o período').optional(),
  year: z
    .string()
    .regex(/^\d{4}$/, 'O ano tem quatro números')
    .optional(),
});

export const broughtGradeQuerySchema = z.object({
  class_id: z.uuid('Selecione a turma'),
  discipline_id: z.uuid('Selecione uma disciplina'),
});
