import { z } from 'zod';
import { optionalText, requiredName } from '../common/form-values.ts';
import { degrees } from './degrees.ts';

/** A qualification as a list shows it: `diploma` describes the file, without its bytes. */
export const qualificationRowSchema = z.object({
  id: z.string(),
  teacher_profile_id: z.string(),
  degree: z.enum(degrees),
  course_name: z.string(),
  institution_name: z.string().nullable(),
  completion_year: z.number().nullable(),
  diploma: z.object({ id: z.string(), type: z.string(), size: z.number() }).nullable(),
  version: z.number(),
});
export type Qualification = z.infer<typeof qualificationRowSchema>;

/** One qualification, with its diploma in base64. */
export const qualificationSchema = qualificationRowSchema.extend({ diploma_file: z.string().nullable() });

const fields = {
  degree: z.enum(degrees),
  course_name: requiredName('Informe o curso', 'O curso', 200),
  institution_name: optionalText('A instituição', 200),
  completion_year: z
    .int('O ano deve ser um número, como 2015')
    .min(1900, 'O ano deve estar entre 1900 e 2100')
    .max(2100, 'O ano deve estar entre 1900 e 2100')
    .nullable(),
  /** Base64 of an image or a PDF; null removes it. */
  diploma_file: z.string().nullable(),
};

export const qualificationInputSchema = z.object({
  teacher_profile_id: z.uuid('Perfil do professor inválido'),
  degree: fields.degree.default('BACHELOR'),
  course_name: fields.course_name,
  institution_name: fields.institution_name.optional(),
  completion_year: fields.completion_year.optional(),
  diploma_file: fields.diploma_file.optional(),
});
export type QualificationInput = z.input<typeof qualificationInputSchema>;

export const qualificationPatchSchema = z.object({ ...fields, version: z.int() }).partial();
export type QualificationPatch = z.input<typeof qualificationPatchSchema>;
