import { z } from 'zod';

/** ACTIVE is open. MOVED: to another class of the network. TRANSFERRED: to another network. LEFT: to no class. */
const enrolmentStatuses = ['ACTIVE', 'MOVED', 'TRANSFERRED', 'LEFT'] as const;

export const enrolmentStatusLabels: Record<(typeof enrolmentStatuses)[number], string> = {
  ACTIVE: 'Cursando',
  MOVED: 'Remanejado',
  TRANSFERRED: 'Transferido',
  LEFT: 'Saiu da turma',
};

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
