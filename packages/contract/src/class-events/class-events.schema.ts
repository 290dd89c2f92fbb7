import { z } from 'zod';
import type { FieldError } from '../common/failures.ts';
import { possibleText, requiredName, schoolDay } from '../common/form-values.ts';
import { timeOfDaySchema } from '../common/time-of-day.ts';
import { codesOfAtMost } from '../skills/skills.schema.ts';
import { classEventTypes } from './class-event-types.ts';

interface EventTimes {
  readonly start_time?: string | null | undefined;
  readonly end_time?: string | null | undefined;
}

/** Skills that one event may teach. */
export const mostSkillsOfEvent = 8;

/** An entry of a class's calendar; times as '1970-01-01T08:00:00Z'. */
export const classEventSchema = z.object({
  id: z.string(),
  class_id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  date: z.string(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  type: z.enum(classEventTypes),
  /** For staff: pupils are never told of it. */
  staff_only: z.boolean().default(false),
  /** Codes of the skills that it teaches. */
  codes: z.array(z.string()).default([]),
  created_at: z.string(),
  can_write: z.boolean(),
  version: z.number(),
});
export type ClassEvent = z.infer<typeof classEventSchema>;

const startMissing = 'Informe a hora de início';

/** What is wrong with the times of an event, written alike; null where nothing is. */
export function eventTimesError({ start_time: start, end_time: end }: EventTimes): FieldError | null {
  if (!end) return null;
  if (!start) return { field: 'start_time', message: startMissing };
  return end > start ? null : { field: 'end_time', message: 'O término deve vir depois do início' };
}

const fields = {
  date: schoolDay('Informe a data'),
  title: requiredName('Informe o título', 'O título', 200),
  description: possibleText('A descrição', 2000),
  start_time: timeOfDaySchema(startMissing).nullable().optional(),
  end_time: timeOfDaySchema('Informe a hora de término').nullable().optional(),
  /** Left out of a new event, its title decides (`isStaffMatter`). */
  staff_only: z.boolean().optional(),
  codes: codesOfAtMost(mostSkillsOfEvent, `Um evento tem no máximo ${mostSkillsOfEvent} habilidades`).optional(),
};

export const classEventInputSchema = z
  .object({
    class_id: z.uuid('Selecione a turma'),
    ...fields,
    type: z.enum(classEventTypes).default('OTHER'),
  })
  .superRefine((event, context) => {
    const wrong = eventTimesError(event);
    if (wrong) context.addIssue({ code: 'custom', path: [wrong.field], message: wrong.message });
  });
export type ClassEventInput = z.input<typeof classEventInputSchema>;

export const classEventPatchSchema = z.object({
  ...fields,
  date: fields.date.optional(),
  title: fields.title.optional(),
  type: z.enum(classEventTypes).optional(),
  version: z.int().optional(),
});
