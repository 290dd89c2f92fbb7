import { z } from 'zod';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { criterionScoresSchema, savedFiguresSchema } from '../reading/reading.schema.ts';
import { readingProfiles } from '../reading/reading-criteria.ts';
import { situations } from '../school-year/year-result.rules.ts';
import { enrolmentStatuses } from '../users/enrolment-statuses.ts';
import { genders } from '../users/genders.ts';

/** What narrows a report. Without a year, the class's own or the one that it is. A place outside the viewer's reach is 404. */
export const reportQuerySchema = pageQuerySchema.extend({
  academic_year: z
    .string()
    .regex(/^\d{4}$/, 'O ano letivo tem quatro números.')
    .optional(),
  municipality_id: idSchema.optional(),
  institution_id: idSchema.optional(),
  class_id: idSchema.optional(),
  discipline_id: idSchema.optional(),
  /** 'true' leaves out what is personal: CPF, contacts, birth dates. */
  hide_personal: z.enum(['true', 'false']).optional(),
});

/** Of a report that counts by day or by period too: a period of the municipality's school year, by its number. */
export const periodReportQuerySchema = reportQuerySchema.extend({
  period: z
    .string()
    .regex(/^([1-9]|1[0-2])$/, 'O período vai de 1 a 12.')
    .optional(),
});
export type ReportQuery = z.output<typeof reportQuerySchema> & Pick<z.output<typeof periodReportQuerySchema>, 'period'>;

/** Frequência por turma: a pupil's lessons of one discipline in a class. `frequency`: percent, one decimal, cut. */
export const attendanceReportSchema = z.object({
  institution: z.string(),
  class: z.string(),
  discipline: z.string(),
  matricula: z.string().nullable(),
  student: z.string(),
  present: z.number(),
  absent: z.number(),
  frequency: z.number(),
});
export type AttendanceReportRow = z.infer<typeof attendanceReportSchema>;

/** Alunos infrequentes: whose presence over all disciplines is under the municipality's minimum (`limit`, percent). */
export const absenteeReportSchema = z.object({
  institution: z.string(),
  class: z.string(),
  student: z.string(),
  /** Lessons missed in the year. */
  absent: z.number(),
  /** Days missed whole since the last presence. */
  consecutive: z.number(),
  frequency: z.number(),
  limit: z.number(),
});
export type AbsenteeReportRow = z.infer<typeof absenteeReportSchema>;

/**
 * Alunos por turma: who is or was enrolled in the class of the filter, or who is enrolled in any. `number`: the place in the class by
 * name, from 1.
 */
export const pupilReportSchema = z.object({
  institution: z.string(),
  class: z.string(),
  number: z.number(),
  matricula: z.string().nullable(),
  student: z.string(),
  gender: z.enum(genders).nullable(),
  /** Null also where personal data is hidden. */
  birth_date: z.string().nullable(),
  situation: z.enum(enrolmentStatuses),
});
export type PupilReportRow = z.infer<typeof pupilReportSchema>;

/** Notas lançadas: of a class's discipline, grades that should be posted by today and those that are. `percent`: null where none should be. */
export const postedGradeReportSchema = z.object({
  institution: z.string(),
  class: z.string(),
  discipline: z.string(),
  /** Names of those who give it; null where nobody does. */
  teacher: z.string().nullable(),
  expected: z.number(),
  posted: z.number(),
  percent: z.number().nullable(),
});
export type PostedGradeReportRow = z.infer<typeof postedGradeReportSchema>;

/** Comparativo entre instituições: the assessments of one group in a school. `participation`: percent; mean and deviation of decided results. */
export const institutionReportSchema = z.object({
  institution: z.string(),
  expected: z.number(),
  participation: z.number(),
  mean: z.number().nullable(),
  deviation: z.number().nullable(),
});
export type InstitutionReportRow = z.infer<typeof institutionReportSchema>;

/** Fluência leitora: a class's pupils with their latest reading, or the readings of one pupil, the oldest first. `criteria` and `score`: 0 to 10. */
export const readingReportSchema = savedFiguresSchema.extend({
  student: z.string(),
  assessment: z.string(),
  /** When it was saved. */
  read_at: z.string(),
  criteria: criterionScoresSchema,
  /** By the cut-offs of the municipality for the school year of the reading's class; null where the rate is not known or doubtful. */
  profile: z.enum(readingProfiles).nullable(),
});
export type ReadingReportRow = z.infer<typeof readingReportSchema>;

const outcome = { mean: z.number().nullable(), frequency: z.number().nullable(), situation: z.enum(situations) };

/** Boletim: a pupil's year in one discipline; `year` is their whole year, the same on each of their lines. Means 0 to 10, frequencies in percent, one decimal. */
export const reportCardLineSchema = z.object({
  student_profile_id: z.string(),
  student: z.string(),
  matricula: z.string().nullable(),
  institution: z.string(),
  class: z.string(),
  school_year: z.number(),
  discipline: z.string(),
  /** In order; `label`: '1º bimestre'. `absent`: lessons missed in its days; null where nobody said which days it has. */
  periods: z.array(z.object({ label: z.string(), score: z.number().nullable(), absent: z.number().nullable() })),
  ...outcome,
  year: z.object(outcome),
});
export type ReportCardLine = z.infer<typeof reportCardLineSchema>;
