import { z } from 'zod';
import { earMarksSchema } from './ear-marks.schema.ts';
import { longestReadingText, type ReadingCriterion, readingCriteria, readingOrigins } from './reading-criteria.ts';

/** The text to be read aloud; null or only spaces for none. */
export const readingTextSchema = z
  .string()
  .max(longestReadingText, `O texto de referência deve ter no máximo ${longestReadingText} caracteres`)
  .transform((text) => text.trim() || null)
  .nullable()
  .optional();

/** Null: it could not be judged, and the feedback says why. */
const criterionSchema = z.object({
  score: z.number().min(0, 'Cada critério vai de 0 a 10').max(10, 'Cada critério vai de 0 a 10').nullable(),
  feedback: z.string().max(2000),
});
const wordSchema = z.string().max(200);
const wordsSchema = z.array(wordSchema).max(5000);
const countSchema = z.int().min(0).max(100_000);
const secondsSchema = z.number().min(0).max(86_400);
const figureSchema = z.number().nullable();

/** `missing`: possibly not read. `unsure`: something was said there that is hardly the word. */
const wordStatuses = ['read', 'missing', 'unsure'] as const;

const alignedWordSchema = z.object({
  word: wordSchema,
  status: z.enum(wordStatuses),
  start_s: secondsSchema.nullable(),
  end_s: secondsSchema.nullable(),
});

/** Text and reading side by side. Older services know no verdict, no times and no early end. */
const alignmentSchema = z.object({
  words_total: countSchema,
  words_read: countSchema.nullable(),
  /** Share of the text's words that were read, %; null when the reading stopped early or is of another text. */
  accuracy_percent: z.number().min(0).max(100).nullable(),
  words_missing: wordsSchema.optional(),
  words_inserted: wordsSchema.optional(),
  words_substituted: z
    .array(z.object({ expected: wordSchema, read: wordSchema }))
    .max(5000)
    .optional(),
  verdict: z.enum(['match', 'inconclusive', 'other-text']).optional(),
  /** The last word that was read, where the reading stopped before the end of the text. */
  read_until: z.object({ word: wordSchema, index: countSchema }).nullable().optional(),
  words: z.array(alignedWordSchema).max(5000).optional(),
});

const pauseSchema = z.object({
  start_s: secondsSchema,
  end_s: secondsSchema,
  /** Index of the word before it. */
  after_word: countSchema.nullable(),
  at_punctuation: z.boolean().nullable(),
});

const measuresSchema = z.object({
  snr_db: z.number(),
  level_dbfs: z.number(),
  clipped_percent: z.number(),
  speech_seconds: secondsSchema,
  syllables_per_second: figureSchema,
  syllables_per_run: figureSchema,
  pitch_median_hz: figureSchema,
  pitch_spread_semitones: figureSchema,
  pauses: z.array(pauseSchema).max(5000),
});

/** The evaluation of a reading, as the analysis gives it and a result's `details` keep it. */
export const readingDetailsSchema = z.object({
  overall_score: z
    .number()
    .min(0, 'A nota deve estar entre 0 e 10.')
    .max(10, 'A nota deve estar entre 0 e 10.')
    .nullable(),
  fluency: criterionSchema,
  pronunciation: criterionSchema,
  intonation: criterionSchema,
  rhythm: criterionSchema,
  pauses: criterionSchema,
  clarity: criterionSchema,
  suggestions: z.array(z.string().max(2000)).max(50),
  duration_seconds: secondsSchema.optional(),
  words_per_minute: z.number().min(0).nullable().optional(),
  reference_used: z.boolean().optional(),
  alignment: alignmentSchema.nullable().optional(),
  /** How much better the text fits than its words shuffled, 0 to 1. */
  margin: figureSchema.optional(),
  /** How it was made: `acoustic-alignment`, `acoustic-only`, `transcript-alignment`, `ear-only`; an older service says nothing. */
  method: z.string().max(60).optional(),
  /** The service that judged, where it was not the server's own engine, or that failed before the engine did. */
  provider: z.string().max(60).optional(),
  fallback: z.boolean().optional(),
  estimate: z.boolean().optional(),
  /** What the screen says of every such result. */
  notice: z.string().max(500).optional(),
  /** Why some figures are left out. */
  reservations: z.array(z.string().max(60)).max(20).optional(),
  /** What a listener confirmed, word by word; all other figures are estimates. On saving, null takes the stored marks away and absence keeps them. */
  ear_marks: earMarksSchema.nullable().optional(),
  measures: measuresSchema.optional(),
});
export type ReadingDetails = z.infer<typeof readingDetailsSchema>;

const audioStatuses = [
  'success',
  'no_file',
  'invalid_file_type',
  'config_error',
  'processing_error',
  'quota_error',
] as const;

/** Body of `POST /api/analisar-audio` and of the services behind `POST /proxy/audio`. A client looks at `status`. */
export const audioAnalysisSchema = z.object({
  status: z.enum(audioStatuses),
  message: z.string(),
  /** Why it was not done, of our own server: 'silence', 'too-short', 'not-audio', … */
  code: z.string().optional(),
  evaluation: readingDetailsSchema.optional(),
});
export type AudioAnalysis = z.infer<typeof audioAnalysisSchema>;

/** A score a criterion, 0 to 10; null where it could not be judged. */
export const criterionScoresSchema = z.object(
  Object.fromEntries(readingCriteria.map((name) => [name, z.number().nullable()])) as Record<
    ReadingCriterion,
    z.ZodNullable<z.ZodNumber>
  >,
);

/** What makes a reading's score: accuracy that a listener confirmed, or a program's estimate. */
export const scoreOrigins = ['ear', 'estimate'] as const;

/** The figures of a saved reading. */
export const savedFiguresSchema = z.object({
  /** 0 to 10; null where the text is in doubt, as in results that were saved before such a reading had to be marked by ear. */
  score: z.number().nullable(),
  /** Null: there is no score, or a score alone was saved. */
  score_origin: z.enum(scoreOrigins).nullable(),
  /** Those of confirmed marks go before estimates. */
  words_per_minute: z.number().nullable(),
  accuracy_percent: z.number().nullable(),
  /** Of accuracy and words a minute. Null: a score alone was saved. */
  origin: z.enum(readingOrigins).nullable(),
});

/** One saved reading of a pupil, for the history: its figures without the words. */
export const pupilReadingSchema = savedFiguresSchema.extend({
  assessment_id: z.string(),
  title: z.string(),
  /** When it was saved. */
  read_at: z.string(),
  criteria: criterionScoresSchema,
});
export type PupilReading = z.infer<typeof pupilReadingSchema>;
