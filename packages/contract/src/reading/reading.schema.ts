import { z } from 'zod';

/** What a reading aloud is judged by, each from 0 to 10. */
export const readingCriteria = ['fluency', 'pronunciation', 'intonation', 'rhythm', 'pauses', 'clarity'] as const;
export type ReadingCriterion = (typeof readingCriteria)[number];

const criterionSchema = z.object({
  score: z.number().min(0, 'Cada critério vai de 0 a 10').max(10, 'Cada critério vai de 0 a 10'),
  feedback: z.string().max(2000),
});
const wordSchema = z.string().max(200);
const countSchema = z.int().min(0).max(100_000);

/** The evaluation of a reading, as the analysis gives it and a result's `details` keep it. */
export const readingDetailsSchema = z.object({
  overall_score: z.number().min(0, 'A nota deve estar entre 0 e 10.').max(10, 'A nota deve estar entre 0 e 10.'),
  fluency: criterionSchema,
  pronunciation: criterionSchema,
  intonation: criterionSchema,
  rhythm: criterionSchema,
  pauses: criterionSchema,
  clarity: criterionSchema,
  suggestions: z.array(z.string().max(2000)).max(50),
  duration_seconds: z.number().min(0).optional(),
  words_per_minute: z.number().min(0).optional(),
  reference_used: z.boolean().optional(),
  alignment: z
    .object({
      accuracy_percent: z.number().min(0).max(100),
      words_read: countSchema,
      words_total: countSchema,
      words_missing: z.array(wordSchema).max(5000).optional(),
      words_inserted: z.array(wordSchema).max(5000).optional(),
      words_substituted: z
        .array(z.object({ expected: wordSchema, read: wordSchema }))
        .max(5000)
        .optional(),
    })
    .optional(),
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
  evaluation: readingDetailsSchema.optional(),
});
export type AudioAnalysis = z.infer<typeof audioAnalysisSchema>;
