import { z } from 'zod';
import { fileNameSchema } from '../common/file-name.schema.ts';
import { attachmentSchema } from '../common/files.schema.ts';
import { refuseEqualOptions } from '../omr/refuse-equal-options.ts';
import { lessonNumber } from './learning.rules.ts';

export const questionKinds = ['OPEN', 'CHOICE'] as const;

const moduleId = z.int('O módulo deve ser um número de 1 a 4').min(1).max(4);
const lessonKey = z.string().refine((key) => lessonNumber(key) !== null, 'A aula deve ser como aula_1');
const state = { viewed: z.boolean(), questions_completed: z.boolean() };

/** A user's progress in a lesson. */
export const progressSchema = z.object({ module_id: z.number(), lesson_key: z.string(), ...state });
export type ProgressRecord = z.infer<typeof progressSchema>;

/** Lessons that a pupil has done in each of the four modules, in their order. */
export const classProgressSchema = z.object({ student_profile_id: z.string(), done: z.array(z.number()).length(4) });
export type ClassProgress = z.infer<typeof classProgressSchema>;

/** A module with its lessons, and how far the asking user is in each. */
export const moduleSchema = z.object({
  module_id: z.number(),
  title: z.string(),
  description: z.string(),
  lessons: z.array(
    z.object({ id: z.string(), number: z.number(), lesson_key: z.string(), title: z.string(), ...state }),
  ),
});
export type LearningModule = z.infer<typeof moduleSchema>;

/** A question's number in its lesson. A lesson never gives one twice, so that it may be far beyond how many there are. */
const questionNumber = z.int('Informe o número da pergunta').min(1).max(9999, 'O número da pergunta vai até 9999');

const question = {
  number: questionNumber,
  kind: z.enum(questionKinds),
  prompt: z.string(),
  /** Texts of A to D; null for an open question. */
  options: z.array(z.string()).nullable(),
};

/** A lesson with its text, questions and the asking user's own answers. */
export const lessonSchema = z.object({
  id: z.string(),
  module_id: z.number(),
  number: z.number(),
  lesson_key: z.string(),
  title: z.string(),
  body: z.string(),
  /** The lesson's material, where it has one. */
  attachment: attachmentSchema.nullable(),
  questions: z.array(z.object({ ...question, answer: z.string().nullable() })),
  /** The first number that no question of the lesson ever had: new ones are numbered from it. Older servers do not say it. */
  next_question: z.number().optional(),
  ...state,
  version: z.number(),
});
export type Lesson = z.infer<typeof lessonSchema>;

const text = (label: string, max: number) =>
  z.string().trim().min(1, `Informe ${label}`).max(max, `No máximo ${max} caracteres`);

/** A lesson's version, as it was read. */
const versionRead = z.int().optional();

/**
 * New content of a lesson. Questions that keep their number keep their answers, and so their kind; a choice whose options change their
 * order keeps each answer at its text. New ones have numbers from `next_question` on.
 */
export const lessonPatchSchema = z.object({
  title: text('o título', 200).optional(),
  body: text('o texto', 50_000).optional(),
  questions: z
    .array(
      z
        .object({
          number: question.number,
          kind: question.kind,
          prompt: text('a pergunta', 2000),
          options: z
            .array(text('a alternativa', 500))
            .length(4, 'Informe as quatro alternativas')
            .superRefine(refuseEqualOptions)
            .nullable()
            .default(null),
        })
        .refine(({ kind, options }) => (kind === 'CHOICE') === (options !== null), 'Informe as quatro alternativas'),
    )
    .max(20, 'No máximo 20 perguntas')
    .refine((list) => new Set(list.map(({ number }) => number)).size === list.length, 'Há perguntas com o mesmo número')
    .optional(),
  /** New material in base64, with or without its 'data:' prefix; null removes it. */
  file: z.string().min(1, 'Selecione um arquivo').nullable().optional(),
  file_name: fileNameSchema.optional(),
  version: versionRead,
});
export type LessonPatch = z.input<typeof lessonPatchSchema>;

/** An answer or a comment. */
const written = z.string().trim().max(5000, 'No máximo 5000 caracteres');

/**
 * Answers to a lesson's questions, by number; a letter A to D where the question offers options. Null takes an answer back. `version`: the
 * lesson's as it was read; answers to questions that changed since are left out.
 */
export const answersInputSchema = z.object({
  module_id: moduleId,
  lesson_key: lessonKey,
  answers: z
    .array(
      z.object({
        question: questionNumber,
        answer: written.nullable(),
      }),
    )
    .max(50),
  version: versionRead,
});
export type AnswersInput = z.input<typeof answersInputSchema>;

/** What became of sent answers: how far the lesson is then, and the questions that are not in it as they were read, whose answers were not stored. */
export const answeredSchema = progressSchema.extend({ left_out: z.array(z.number()) });
export type Answered = z.infer<typeof answeredSchema>;

/** A user's answers: `modulo_N` → `aula_N` → answers with the question's words; a letter A to D where it offers options. */
export const moduleAnswersSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.array(
      z.object({
        question: z.number(),
        prompt: z.string().nullable(),
        options: question.options,
        answer: z.string(),
      }),
    ),
  ),
);
export type ModuleAnswers = z.infer<typeof moduleAnswersSchema>;

export const mentorCommentSchema = z.object({
  lesson_key: z.string(),
  comment: z.string(),
  author: z.string().nullable(),
  updated_at: z.string(),
  version: z.number(),
});
export type MentorComment = z.infer<typeof mentorCommentSchema>;

/** A comment on a student's answers to a lesson; a blank one removes it. `version`: the one read, 0 where there was none. */
export const mentorCommentInputSchema = z.object({
  student_id: z.uuid('Selecione um aluno'),
  module_id: moduleId,
  lesson_key: lessonKey,
  comment: written,
  version: z.int().min(0).optional(),
});
export type MentorCommentInput = z.input<typeof mentorCommentInputSchema>;
