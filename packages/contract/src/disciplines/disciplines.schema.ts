import { z } from 'zod';

export const disciplineSchema = z.object({
  id: z.string(),
  name: z.string(),
  institution_id: z.string(),
  institution: z.object({ id: z.string(), name: z.string(), municipality_id: z.string() }),
  created_by: z.string().nullable(),
  created_at: z.string(),
  version: z.number(),
});
export type Discipline = z.infer<typeof disciplineSchema>;

/** A teacher who gives the discipline in a class. */
const disciplineTeacherSchema = z.object({
  id: z.string(),
  teacher_profile_id: z.string(),
  teacher: z.object({ name: z.string() }),
  class: z.object({ id: z.string(), grade: z.string(), section: z.string(), academic_year: z.number().nullable() }),
});

export const disciplineDetailsSchema = disciplineSchema.extend({
  /** Who created it; null where nobody knows. */
  creator: z.object({ id: z.string(), name: z.string() }).nullable(),
  class_teachers: z.array(disciplineTeacherSchema),
});
export type DisciplineDetails = z.infer<typeof disciplineDetailsSchema>;

const required = 'Informe nome e instituição';

export const disciplineDraftSchema = z.object({
  name: z.string({ error: required }).trim().min(1, required).max(120, 'O nome deve ter no máximo 120 caracteres'),
  institution_id: z.uuid(required),
});
export type DisciplineDraft = z.input<typeof disciplineDraftSchema>;

export const disciplinePatchSchema = disciplineDraftSchema.partial().extend({ version: z.int().optional() });
