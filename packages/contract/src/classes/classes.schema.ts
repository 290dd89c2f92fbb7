import { z } from 'zod';
import { attachmentSchema } from '../common/files.schema.ts';
import { optionalDay, requiredName } from '../common/form-values.ts';
import { institutionRefSchema } from '../institutions/institutions.schema.ts';

export const classSchema = z.object({
  id: z.string(),
  institution_id: z.string(),
  institution: institutionRefSchema,
  grade: z.string(),
  section: z.string(),
  academic_year: z.number().nullable(),
  name: z.string(),
  _count: z.object({ profiles: z.number() }),
  /** Whether this user may write in the class (a teacher only where assigned). */
  can_write: z.boolean(),
  version: z.number(),
});
export type SchoolClass = z.infer<typeof classSchema>;

export const classStudentSchema = z.object({
  id: z.string(),
  matricula: z.string().nullable(),
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), is_active: z.boolean() }),
  photo: attachmentSchema.nullable(),
  /** Always null in lists: `photo` says where the picture is read. */
  profile_photo: z.string().nullable(),
});
export type ClassStudent = z.infer<typeof classStudentSchema>;

/** A class as a form sends it. The section is stored in upper case. */
export const classInputSchema = z.object({
  institution_id: z.uuid('Selecione uma instituição'),
  grade: requiredName('Informe a série (ex: 9º Ano)', 'A série', 60),
  section: requiredName('Informe a turma (ex: C)', 'A turma', 2).transform((section) => section.toUpperCase()),
  academic_year: z
    .int('O ano letivo deve ser um número, como 2026')
    .min(2000, 'O ano letivo deve estar entre 2000 e 2100')
    .max(2100, 'O ano letivo deve estar entre 2000 e 2100')
    .nullable()
    .optional(),
});
export type ClassInput = z.input<typeof classInputSchema>;

export const classPatchSchema = classInputSchema.partial().extend({ version: z.int().optional() });

/** A teacher's assignment to a class in one discipline, made by a manager or above: what lets the teacher write there. */
export const classTeacherSchema = z.object({
  id: z.string(),
  class_id: z.string(),
  teacher_profile_id: z.string(),
  teacher: z.object({ name: z.string() }),
  discipline_id: z.string(),
  discipline: z.object({ name: z.string() }),
  /** First and last day on which it lets them write, both included; null where it has none. */
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  version: z.number(),
  created_at: z.string(),
});
export type ClassTeacher = z.infer<typeof classTeacherSchema>;

const teachingDays = {
  starts_on: optionalDay('Informe o primeiro dia').default(null),
  ends_on: optionalDay('Informe o último dia').default(null),
};
const daysInOrder = ({ starts_on, ends_on }: { starts_on: string | null; ends_on: string | null }) =>
  starts_on === null || ends_on === null || starts_on <= ends_on;
const daysOutOfOrder = { path: ['ends_on'], message: 'O último dia vem depois do primeiro' };

export const classTeacherInputSchema = z
  .object({
    teacher_profile_id: z.uuid('Selecione um professor'),
    discipline_id: z.uuid('Selecione uma disciplina'),
    ...teachingDays,
  })
  .refine(daysInOrder, daysOutOfOrder);
export type ClassTeacherInput = z.input<typeof classTeacherInputSchema>;

/** The days of an assignment, both of them: one that is left out is taken away. */
export const classTeacherDaysSchema = z
  .object({ ...teachingDays, version: z.int().optional() })
  .refine(daysInOrder, daysOutOfOrder);
export type ClassTeacherDays = z.input<typeof classTeacherDaysSchema>;
