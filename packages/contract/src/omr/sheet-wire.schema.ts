import { z } from 'zod';
import { questionStates } from './sheet-words.ts';

/**
 * One question of the older service's answer. Alternatives count from 1 (A) to 5 (E); null where no mark is clear, or several are right, of
 * which that service knows nothing.
 */
const wireAnswerSchema = z.object({
  questao: z.int().min(1),
  alternativa_marcada: z.int().min(1).max(5).nullable(),
  alternativa_correta: z.int().min(1).max(5).nullable(),
  correto: z.boolean(),
  /** Ours, beside its fields: what the reader said of the question, how sure it was, and the letters that it saw. */
  state: z.enum(questionStates).optional(),
  confidence: z.number().optional(),
  marked: z.string().nullable().optional(),
  /** Of the question's point, 0 to 1, four decimals; absent where right and wrong say it. */
  share: z.number().min(0).max(1).optional(),
});
export type WireAnswer = z.infer<typeof wireAnswerSchema>;

/** One answer area of the older service's answer, left to right from 1. Questions start again at 1 in each. */
export const wireAreaSchema = z.object({
  area: z.int().min(1),
  status: z.enum(['complete', 'incomplete', 'error']),
  retangulo_detected: z.boolean(),
  bolhas_detectadas: z.int().min(0),
  bolhas_esperadas: z.int().min(0),
  todas_bolhas_detectadas: z.boolean(),
  respostas: z.array(wireAnswerSchema),
});
export type WireArea = z.infer<typeof wireAreaSchema>;
