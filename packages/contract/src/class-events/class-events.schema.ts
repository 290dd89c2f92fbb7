import { z } from 'zod';
import { possibleText, requiredName, schoolDay } from '../common/form-values.ts';
import { timeOfDaySchema } from '../common/time-of-day.ts';
import { codesOfAtMost } from '../skills/skills.schema.ts';
import { classEventTypes } from './class-event-types.ts';

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

const fields = {
  date: schoolDay('Informe a data'),
  title: requiredName('Informe o título', 'O título', 200),
  description: possibleText('A descrição', 2000),
  start_time: timeOfDaySchema('Informe a hora de início').nullable().optional(),
  end_time: timeOfDaySchema('Informe a hora de término').nullable().optional(),
  /** Left out of a new event, its title decides (`isStaffMatter`). */
  staff_only: z.boolean().optional(),
  codes: codesOfAtMost(mostSkillsOfEvent, `Um evento tem no máximo ${mostSkillsOfEvent} habilidades`).optional(),
};

export const classEventInputSchema = z.object({
  class_id: z.uuid('Selecione a turma'),
  ...fields,
  type: z.enum(classEventTypes).default('OTHER'),
});
export type ClassEventInput = z.input<typeof classEventInputSchema>;

export const classEventPatchSchema = z.object({
  ...fields,
  date: fields.date.optional(),
  title: fields.title.optional(),
  type: z.enum(classEventTypes).optional(),
  version: z.int().optional(),
});
