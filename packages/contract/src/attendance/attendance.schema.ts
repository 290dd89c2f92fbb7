import { z } from 'zod';
import { askedDay, possibleText, schoolDay } from '../common/form-values.ts';

export const attendanceStatuses = ['PRESENT', 'ABSENT'] as const;
export type AttendanceStatus = (typeof attendanceStatuses)[number];
export const attendanceStatusLabels: Record<AttendanceStatus, string> = { PRESENT: 'Presente', ABSENT: 'Ausente' };

/** A pupil's presence in a class's lessons of one discipline on one day ('2026-03-31'). */
export const attendanceSchema = z.object({
  class_id: z.string(),
  student_profile_id: z.string(),
  date: z.string(),
  discipline_id: z.string(),
  status: z.enum(attendanceStatuses),
  notes: z.string().nullable(),
  teacher_profile_id: z.string().nullable(),
  updated_at: z.string(),
  version: z.number(),
});
export type Attendance = z.infer<typeof attendanceSchema>;

/** `version`: the one read, 0 where nothing was saved yet; without it whatever is stored is replaced. */
export const attendanceEntrySchema = z.object({
  class_id: z.uuid('Selecione a turma'),
  student_profile_id: z.uuid('Selecione um aluno'),
  date: schoolDay('Informe a data'),
  discipline_id: z.uuid('Selecione uma disciplina'),
  status: z.enum(attendanceStatuses, 'A presença é PRESENT ou ABSENT').default('PRESENT'),
  notes: possibleText('A observação', 500),
  teacher_profile_id: z.uuid('Selecione um professor').nullable().optional(),
  version: z.int().min(0).optional(),
});
export type AttendanceEntry = z.input<typeof attendanceEntrySchema>;

/** One roll call: every entry is of the same class, day and discipline, each pupil once. */
export const rollCallSchema = z
  .array(attendanceEntrySchema)
  .min(1, 'Informe ao menos um aluno')
  .max(300, 'Envie no máximo 300 alunos de uma vez')
  .superRefine((entries, context) => {
    const [first] = entries;
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      if (!first || (['class_id', 'date', 'discipline_id'] as const).some((name) => entry[name] !== first[name])) {
        const message = 'Uma chamada é de uma só turma, data e disciplina';
        context.addIssue({ code: 'custom', path: [index], message });
      }
      if (seen.has(entry.student_profile_id)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'student_profile_id'],
          message: 'Este aluno aparece duas vezes',
        });
      }
      seen.add(entry.student_profile_id);
    }
  });

export const attendanceQuerySchema = z.object({
  class_id: z.uuid('Selecione a turma'),
  date: askedDay.optional(),
  /** First and last day, both included. */
  from: askedDay.optional(),
  to: askedDay.optional(),
  discipline_id: z.uuid('Selecione uma disciplina').optional(),
  student_profile_id: z.uuid('Selecione um aluno').optional(),
});

/** A pupil's lessons of a school year in one class: all disciplines together, or one. */
export const attendanceSummarySchema = z.object({
  student_profile_id: z.string(),
  present: z.number(),
  absent: z.number(),
  /** 0 to 100, one decimal; null where no lesson was recorded. */
  percent: z.number().nullable(),
});
export type AttendanceSummary = z.infer<typeof attendanceSummarySchema>;

export const attendanceSummaryQuerySchema = z.object({
  class_id: z.uuid('Selecione a turma'),
  discipline_id: z.uuid('Selecione uma disciplina').optional(),
  /** The current school year where it is left out. */
  year: z
    .string()
    .regex(/^\d{4}$/, 'O ano tem quatro números')
    .optional(),
});
