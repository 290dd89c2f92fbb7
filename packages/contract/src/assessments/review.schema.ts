import { z } from 'zod';
import { pageQuerySchema } from '../common/envelope.ts';
import { mostColumns, mostQuestions, mostQuestionsOfColumn } from '../omr/sheet-limits.ts';
import { keyVersions } from '../omr/sheet-words.ts';
import { reviewItemSchema } from './assessments.schema.ts';

/** A question of a pupil's sheet for a person to look at: in doubt, double, or read as blank. */
export const reviewQueueItemSchema = z.object({
  /** 'pupil/group/question'. */
  id: z.string(),
  student_profile_id: z.string(),
  student: z.object({ name: z.string(), matricula: z.string().nullable() }),
  /** Of the sheet: its questions count as printed there. */
  key_version: z.enum(keyVersions),
  /** From 0. */
  group: z.int(),
  /** From 1, within the group. */
  question: z.int(),
  marked: z.string().nullable(),
  state: z.enum(['multiple', 'uncertain', 'blank']),
  /** JPEG, PNG or WebP of the row in base64; null where none was kept, as of what was surely blank. */
  crop: z.string().nullable(),
  /** Of the pupil's result. */
  version: z.number(),
});
export type ReviewQueueItem = z.infer<typeof reviewQueueItemSchema>;

/** `blanks`: 'true' lists what was read as blank too. */
export const reviewQuerySchema = pageQuerySchema.extend({ blanks: z.enum(['true', 'false']).optional() });

/**
 * A person's decision: an option, or a number ('-12,5'), or where several may be right all that are marked, in the order of the sheet ('AC'); none ('BLANK'); or more
 * than one where one is asked ('DOUBLE'), which counts as wrong.
 */
const reviewAnswerSchema = z
  .string()
  .regex(/^(?:BLANK|DOUBLE|(?=[A-E])A?B?C?D?E?|-?\d{1,5}(?:,\d{1,4})?)$/, 'Escolha uma alternativa');
export type ReviewAnswer = z.infer<typeof reviewAnswerSchema>;

const decisionsSchema = z.object({
  decisions: z
    .array(
      z.object({
        group: z
          .int()
          .min(0)
          .max(mostColumns - 1),
        question: z.int().min(1).max(mostQuestionsOfColumn),
        answer: reviewAnswerSchema,
      }),
    )
    .max(mostQuestions)
    .default([]),
  /** Decisions that are taken back: the questions wait again, as they were read. */
  reopened: z.array(reviewItemSchema).max(mostQuestions).default([]),
  version: z.int().optional(),
  /**
   * How the sender saw the questions that it decides or takes back. Where all of them still stand so, another `version` is no conflict:
   * somebody else decided other questions of the sheet.
   */
  seen: z
    .array(
      z.object({
        group: z
          .int()
          .min(0)
          .max(mostColumns - 1),
        question: z.int().min(1).max(mostQuestionsOfColumn),
        state: z.enum(['marked', 'blank', 'multiple', 'uncertain']),
        marked: z.string().max(10).nullable(),
      }),
    )
    .max(mostQuestions)
    .default([]),
});

/** Decisions over questions of one pupil's sheet: those that wait, or any other that was read; and those that are taken back. */
export const reviewDecisionsSchema = decisionsSchema.refine(
  ({ decisions, reopened }) => decisions.length + reopened.length > 0,
  { path: ['decisions'], message: 'Escolha uma alternativa' },
);
