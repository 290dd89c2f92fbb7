import { z } from 'zod';

/** Letters that a key or a mark can name, in sheet order. The app's keys use A to D; sheets of other makers may have five. */
export const optionLetters = ['A', 'B', 'C', 'D', 'E'] as const;
export type OptionLetter = (typeof optionLetters)[number];

/** One answer area of a key: question number within the area, as text starting at "1", to a lower-case letter. */
const keyGroupSchema = z.record(
  z.string().regex(/^[1-9]\d?$/, 'O número da questão deve ser um inteiro a partir de 1.'),
  z.enum(['a', 'b', 'c', 'd', 'e'], 'A alternativa deve ser uma letra de a até e.'),
);

/** A key on the wire: one map per answer area, left to right, numbers starting again at "1" in each. */
export const answerKeySchema = z.array(keyGroupSchema).min(1).max(4);
export type AnswerKey = z.infer<typeof answerKeySchema>;

/** A question of a sheet: its area from 0, its number within the area from 1. */
export const questionPlaceSchema = z.object({ group: z.int().min(0).max(3), question: z.int().min(1).max(99) });
export type QuestionPlace = z.infer<typeof questionPlaceSchema>;

/** A question of a key that was annulled: it counts as right for everybody. */
export type AnnulledQuestion = QuestionPlace;

/** Versions of an assessment's key: the code on a sheet says which one it was printed for. */
export const keyVersions = ['A', 'B'] as const;
export type KeyVersion = (typeof keyVersions)[number];

/** For every question of version B, area by area, the question of version A that it is. */
export const questionOrderSchema = z.array(z.array(questionPlaceSchema).min(1).max(25)).min(1).max(4);
export type QuestionOrder = z.infer<typeof questionOrderSchema>;

/**
 * What a reader can say of a question.
 * `marked`: one clear mark. `blank`: surely none. `multiple`: two or more clear marks. `uncertain`: a person must look.
 */
const questionStates = ['marked', 'blank', 'multiple', 'uncertain'] as const;
export type QuestionState = (typeof questionStates)[number];

/** Question reading. `marked` is a letter, several letters ('BC') or null; `confidence` is 0 to 1. */
const questionReadingSchema = z.object({
  question: z.int().min(1),
  marked: z
    .string()
    .regex(/^[A-E]{1,5}$/)
    .nullable(),
  state: z.enum(questionStates),
  confidence: z.number().min(0).max(1),
});
export type QuestionReading = z.infer<typeof questionReadingSchema>;

/** One question of the legacy answer. Alternatives count from 1 (A) to 5 (E); null where no mark is clear. */
const legacyAnswerSchema = z.object({
  questao: z.int().min(1),
  alternativa_marcada: z.int().min(1).max(5).nullable(),
  alternativa_correta: z.int().min(1).max(5),
  correto: z.boolean(),
});

/** One answer area of the legacy answer, with our own state and confidence beside its fields. */
export const legacyAreaSchema = z.object({
  area: z.int().min(1),
  status: z.enum(['complete', 'incomplete', 'error']),
  retangulo_detected: z.boolean(),
  bolhas_detectadas: z.int().min(0),
  bolhas_esperadas: z.int().min(0),
  todas_bolhas_detectadas: z.boolean(),
  respostas: z.array(
    legacyAnswerSchema.extend({
      state: z.enum(questionStates).optional(),
      confidence: z.number().optional(),
      marked: z.string().nullable().optional(),
    }),
  ),
});
export type LegacyArea = z.infer<typeof legacyAreaSchema>;

const legacyStatuses = [
  'success',
  'incomplete_detection',
  'invalid_rectangles',
  'bad_request',
  'no_file',
  'invalid_file_type',
  'no_image',
  'processing_error',
] as const;

/** What the strip on our own sheet says: short numbers for its assessment and its pupil, to be compared with those of a class. */
const identityStripSchema = z.object({
  assessment: z.int().min(0).max(2047),
  pupil: z.int().min(0).max(65_535),
});

/** Body of `POST /api/processar-omr` (bare) and, inside `data`, of `POST /omr/process`. A client looks at `status`, not only at the HTTP code. */
export const omrProcessResponseSchema = z.object({
  status: z.enum(legacyStatuses),
  message: z.string(),
  resultados: z.array(legacyAreaSchema).optional(),
  code: z.string().optional(),
  identity: z.string().nullable().optional(),
  strip: identityStripSchema.nullable().optional(),
  elapsed_ms: z.number().optional(),
});
export type OmrProcessResponse = z.infer<typeof omrProcessResponseSchema>;
