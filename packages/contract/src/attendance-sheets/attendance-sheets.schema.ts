import { z } from 'zod';

/** Rows and columns of a printed page, and the greatest of the numbers that tell a class's pages apart. */
export const mostSheetPupils = 40;
export const mostSheetDays = 23;
export const mostSheetNumber = 65_535;

const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Informe o mês, como 2026-03');

/** What is to be printed: the rolls of a class, a month ('2026-03') and a discipline. */
export const attendanceSheetInputSchema = z.object({
  class_id: z.uuid('Selecione a turma'),
  discipline_id: z.uuid('Selecione uma disciplina'),
  month,
});
export type AttendanceSheetInput = z.input<typeof attendanceSheetInputSchema>;

/** A printed page as it was laid out, whoever is in the class since. */
export const attendanceSheetSchema = z.object({
  class_id: z.string(),
  discipline: z.object({ id: z.string(), name: z.string() }),
  /** Who gave the discipline's lessons when it was asked for. */
  teachers: z.array(z.string()),
  month: z.string(),
  /** 1 to 65,535: what the strip on the paper says; no other page of the class has it. */
  number: z.number(),
  page: z.number(),
  pages: z.number(),
  /** School days, in the order of the columns. */
  days: z.array(z.string()),
  /** In the order of the rows. */
  pupils: z.array(
    z.object({
      student_profile_id: z.string(),
      name: z.string(),
      /** In the class's list of that month, from 1. */
      number: z.number(),
      /** First and last day in the class, both included; a last day that is open is null. */
      enrolled: z.array(z.object({ starts_on: z.string(), ends_on: z.string().nullable() })),
    }),
  ),
});
export type AttendanceSheet = z.infer<typeof attendanceSheetSchema>;

export const attendanceSheetParamsSchema = z.object({
  id: z.uuid('Selecione a turma'),
  number: z.string().regex(/^[1-9]\d{0,4}$/, 'Informe o número da folha'),
});
