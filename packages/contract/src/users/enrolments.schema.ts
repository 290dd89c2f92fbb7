import { z } from 'zod';
import { enrolmentStatuses } from './enrolment-statuses.ts';

/** A pupil's time in a class, both days included; `ends_on` is null while it goes on. */
export const enrolmentSchema = z.object({
  id: z.string(),
  class_id: z.string(),
  school_class: z.object({ grade: z.string(), section: z.string(), academic_year: z.number().nullable() }),
  institution: z.object({ id: z.string(), name: z.string() }),
  school_year: z.number(),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
  status: z.enum(enrolmentStatuses),
});
export type Enrolment = z.infer<typeof enrolmentSchema>;
