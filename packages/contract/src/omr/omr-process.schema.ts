import { z } from 'zod';
import { wireAreaSchema } from './sheet-wire.schema.ts';

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
  resultados: z.array(wireAreaSchema).optional(),
  code: z.string().optional(),
  identity: z.string().nullable().optional(),
  strip: identityStripSchema.nullable().optional(),
  elapsed_ms: z.number().optional(),
});
export type OmrProcessResponse = z.infer<typeof omrProcessResponseSchema>;
