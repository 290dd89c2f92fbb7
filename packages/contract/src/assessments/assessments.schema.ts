import { z } from 'zod';
import { attachmentSchema } from '../common/files.schema.ts';
import { possibleText, requiredName } from '../common/form-values.ts';
import { institutionRefSchema } from '../institutions/institutions.schema.ts';
import { assessmentSheetSchema } from '../omr/assessment-sheet.schema.ts';
import { answerKeySchema, questionOrderSchema, questionRefSchema } from '../omr/omr.schema.ts';
import { mostColumns, mostQuestions, mostQuestionsOfColumn } from '../omr/sheet-limits.ts';
import type { SheetModelLayout } from '../omr/sheet-model-layout.schema.ts';
import { wireAreaSchema } from '../omr/sheet-wire.schema.ts';
import { keyVersions } from '../omr/sheet-words.ts';
import { readingDetailsSchema, readingTextSchema } from '../reading/reading.schema.ts';
import { assessmentCategories, assessmentFormats, resultStatuses } from './assessment-kinds.ts';
import { assessmentPostingSchema } from './posting-state.schema.ts';

export const assessmentSchema = z.object({
  id: z.string(),
  institution_id: z.string(),
  institution: institutionRefSchema,
  class_id: z.string(),
  class: z.object({ id: z.string(), grade: z.string(), section: z.string(), academic_year: z.number().nullable() }),
  title: z.string(),
  description: z.string().nullable(),
  category: z.enum(assessmentCategories),
  format: z.enum(assessmentFormats),
  created_at: z.string(),
  /** Questions a group of the saved key; empty while there is no key. */
  key_shape: z.array(z.number()),
  /** Whether its key has a version B: sheets then say which one they are. */
  has_version_b: z.boolean(),
  /** When its sheets were first made for printing; null while nobody has, and for a reading. */
  sheets_printed_at: z.string().nullable(),
  results_count: z.number(),
  in_review_count: z.number(),
  /** Pupils enrolled in the class now who have no result. */
  pending_count: z.number().default(0),
  /** Corrected results that are in no posting and came after the last one; what somebody left out on purpose is not counted. */
  unposted_count: z.number().default(0),
  /** Of the corrected results, 0 to 100 for answer sheets, 0 to 10 for reading, two decimals; null without one. */
  mean_score: z.number().nullable(),
  /** Short code printed on the sheets. */
  sheet_code: z.string(),
  /** Shared by the assessments that were applied to several classes at once; null where it was applied to one class. */
  assessment_group_id: z.string().nullable(),
  /** The model that its sheets are read with; null for Caderneta's own. */
  sheet_model: assessmentSheetSchema.nullable().default(null),
  attachment: attachmentSchema.nullable(),
  /** Where its results were posted as grades. */
  postings: z.array(assessmentPostingSchema),
  can_write: z.boolean(),
  version: z.number(),
});
export type Assessment = z.infer<typeof assessmentSchema>;

/** A single read: the attached file's bytes too, in base64, the text to be read aloud, and the layout that its sheets are read with. */
export const assessmentWithFileSchema = assessmentSchema.extend({
  file: z.string().nullable(),
  reading_text: z.string().nullable(),
  /** As it was checked when it was saved. */
  sheet_layout: z.custom<SheetModelLayout | null>().default(null),
});

const titleSchema = requiredName('Informe o título', 'O título', 200);
const descriptionSchema = possibleText('A descrição', 2000);

/** An edition of a model; null for Caderneta's own sheet. */
const sheetModelSchema = z.uuid('Escolha a folha').nullable().optional();

/** Base64, with or without its 'data:' prefix; null takes the attached file away. */
const fileSchema = z.string().min(1, 'Selecione um arquivo').nullable().optional();

export const assessmentInputSchema = z.object({
  institution_id: z.uuid('Selecione uma instituição'),
  class_id: z.uuid('Selecione a turma'),
  title: titleSchema,
  description: descriptionSchema,
  category: z.enum(assessmentCategories).default('AVALIACAO'),
  format: z.enum(assessmentFormats).default('LEITURA'),
  file: fileSchema,
  reading_text: readingTextSchema,
  sheet_model_edition_id: sheetModelSchema,
});
export type AssessmentInput = z.input<typeof assessmentInputSchema>;

export const assessmentPatchSchema = z.object({
  title: titleSchema.optional(),
  description: descriptionSchema,
  category: z.enum(assessmentCategories).optional(),
  format: z.enum(assessmentFormats).optional(),
  file: fileSchema,
  reading_text: readingTextSchema,
  sheet_model_edition_id: sheetModelSchema,
  version: z.int().optional(),
});

/** Version B of a key. `order`: of which questions of version A its own are; null where they are others. */
const savedVersionSchema = z.object({
  key: z.array(answerKeySchema.element),
  annulled: z.array(questionRefSchema),
  order: questionOrderSchema.nullable(),
});
export type SavedVersion = z.infer<typeof savedVersionSchema>;

/**
 * The saved key of an assessment, version A: its groups, its annulled questions and the version to send back; and its version B, null without
 * one. An assessment without a key has an empty list.
 */
export const savedKeySchema = z.object({
  key: z.array(answerKeySchema.element),
  annulled: z.array(questionRefSchema),
  version: z.number(),
  version_b: savedVersionSchema.nullable(),
});
export type SavedKey = z.infer<typeof savedKeySchema>;

const annulledInputSchema = z
  .array(questionRefSchema)
  .max(mostQuestions, `Anule no máximo ${mostQuestions} questões`)
  .optional();

/** A version B to save: the questions of version A in another order, annulled where they are, or others with a key of their own. */
const versionInputSchema = z.union([
  z.object({ order: questionOrderSchema }),
  z.object({ key: answerKeySchema, annulled: annulledInputSchema }),
]);
export type VersionInput = z.input<typeof versionInputSchema>;

/**
 * A key to save. `annulled` counts as right for everybody; where it is absent, what was annulled stays as far as the key still asks it.
 * `version_b` absent leaves it as it is, null takes it away. `apply_to_group` saves all of it to every assessment of the group ('Aplicar em
 * várias turmas') in which the user may write.
 */
export const keyInputSchema = z.object({
  key: answerKeySchema,
  annulled: annulledInputSchema,
  version_b: versionInputSchema.nullable().optional(),
  apply_to_group: z.boolean().default(false),
  version: z.int().optional(),
});

/** The classes to which an assessment is applied as well. */
export const applyInputSchema = z.object({
  class_ids: z
    .array(z.uuid('Selecione a turma'))
    .min(1, 'Selecione ao menos uma turma')
    .max(100, 'Selecione no máximo 100 turmas de uma vez'),
});

/** A question that waits for a person: where it stands, what the reader saw, and the JPEG of its row in base64. */
export const reviewItemSchema = z.object({
  group: z
    .int()
    .min(0)
    .max(mostColumns - 1),
  question: z.int().min(1).max(mostQuestionsOfColumn),
  marked: z.string().max(10).nullable(),
  state: z.enum(['multiple', 'uncertain']),
  crop: z.string().max(200_000).nullable(),
});
export type ReviewItem = z.infer<typeof reviewItemSchema>;

export const omrDetailsSchema = z.object({
  omr: z.array(wireAreaSchema).max(mostColumns),
  total: z.int().min(0),
  /** Sum of the questions' shares: whole where each is right or wrong. */
  acertos: z.number().min(0),
});
export type OmrDetails = z.infer<typeof omrDetailsSchema>;

/** The details of a result: the marks of a sheet, or the evaluation of a reading. */
export const resultDetailsSchema = z.union([omrDetailsSchema, readingDetailsSchema]);
export type ResultDetails = z.infer<typeof resultDetailsSchema>;

/** A result as a client sends it. The server computes the score again: of an answer sheet from the marks and its own key, of a reading from the evaluation. */
export const resultInputSchema = z.object({
  student_profile_id: z.uuid('Selecione um aluno'),
  score: z.number().min(0, 'A nota deve estar entre 0 e 100.').max(100, 'A nota deve estar entre 0 e 100.'),
  details: resultDetailsSchema.nullable().optional(),
  /** The key version that the sheet's code names; A where it is absent. */
  key_version: z.enum(keyVersions).optional(),
  /** Questions still to be decided by a person; when any is present the result is saved as 'Em revisão'. */
  review: z.array(reviewItemSchema).max(mostQuestions).optional(),
  /** The sheet's picture, JPEG, PNG or WebP in base64, where the teacher wants it kept; null drops the one that is, absent leaves it. */
  photo: z.string().max(1_500_000, 'A foto da folha é grande demais').nullable().optional(),
  /** The answers were typed by hand, from the paper. */
  is_typed: z.boolean().optional(),
  version: z.int().optional(),
});
export type ResultInput = z.input<typeof resultInputSchema>;

/** A pupil's line in an assessment's results: every enrolled pupil has one, 'Pendente' until corrected. */
export const resultRowSchema = z.object({
  student_profile_id: z.string(),
  student: z.object({ name: z.string(), matricula: z.string().nullable() }),
  status: z.enum(resultStatuses),
  score: z.number().nullable(),
  /** Highest score: 100 of an answer sheet, 10 of a reading. */
  scale: z.union([z.literal(10), z.literal(100)]).default(100),
  hits: z.number().nullable(),
  total: z.number().nullable(),
  /** Of the sheet that was read; A while there is none. */
  key_version: z.enum(keyVersions),
  updated_at: z.string().nullable(),
  /** The page that is still to be read, from 1, of a sheet of two of which one was: such a pupil is 'Pendente'. Null else. */
  missing_page: z.int().nullable().default(null),
  /** Who typed the answers by hand; null where they were read. */
  typed_by: z.string().nullable().default(null),
  /** How many earlier sheets or readings of this pupil are kept beside it. */
  earlier_attempts: z.int().default(0),
  /** The version that a save over this result must send; 0 while there is none. */
  version: z.number(),
  /** As they were saved, where the list is asked for without page and limit, as older clients do; null while there is no result. A page leaves them out. */
  details: resultDetailsSchema.nullable().optional(),
});
export type ResultRow = z.infer<typeof resultRowSchema>;

/** One pupil's result in full, with the crops of what waits for review. */
export const resultSchema = resultRowSchema.extend({
  id: z.string().nullable(),
  details: resultDetailsSchema.nullable(),
  review: z.array(reviewItemSchema),
  /** The picture that the teacher kept, in base64. */
  photo: z.string().nullable(),
});
export type AssessmentResult = z.infer<typeof resultSchema>;

/**
 * A result that somebody saved meanwhile, as a 'version-conflict' names it: `by` is who saved it, null where that is not known; `is_own`
 * where that is whoever asks. Without the pictures of the sheet.
 */
export const resultConflictSchema = resultSchema.extend({
  by: z.string().nullable().default(null),
  is_own: z.boolean().default(false),
});
export type ResultConflict = z.infer<typeof resultConflictSchema>;

/** A sheet or a reading of a pupil in an assessment. The newest counts, unless somebody goes back to another. */
export const resultAttemptSchema = z.object({
  id: z.string(),
  is_current: z.boolean(),
  read_at: z.string(),
  /** Who saved it; null where that is not known. */
  by: z.string().nullable(),
  is_typed: z.boolean(),
  score: z.number(),
  hits: z.number().nullable(),
  total: z.number().nullable(),
});
export type ResultAttempt = z.infer<typeof resultAttemptSchema>;
