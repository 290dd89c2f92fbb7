import { z } from 'zod';
import { questionRuleSchema } from './question-rule.schema.ts';
import { mostColumns, mostQuestionsOfColumn } from './sheet-limits.ts';

/** One answer area of a key: question number within the area, as text starting at "1", to what is right there. */
const keyGroupSchema = z.record(
  z.string().regex(/^[1-9]\d?$/, 'O número da questão deve ser um inteiro a partir de 1.'),
  questionRuleSchema,
);

/**
 * A key on the wire: one map per answer area, left to right, numbers starting again at "1" in each. Of lone letters it is the older
 * service's (`isPlainKey`).
 */
export const answerKeySchema = z.array(keyGroupSchema).min(1).max(mostColumns);
export type AnswerKey = z.infer<typeof answerKeySchema>;

/** A question of a sheet: its area from 0, its number within the area from 1. */
export const questionRefSchema = z.object({
  group: z
    .int()
    .min(0)
    .max(mostColumns - 1),
  question: z.int().min(1).max(99),
});
export type QuestionRef = z.infer<typeof questionRefSchema>;

/** A question of a key that was annulled: it counts as right for everybody. */
export type AnnulledQuestion = QuestionRef;

/** For every question of version B, area by area, the question of version A that it is. */
export const questionOrderSchema = z
  .array(z.array(questionRefSchema).min(1).max(mostQuestionsOfColumn))
  .min(1)
  .max(mostColumns);
export type QuestionOrder = z.infer<typeof questionOrderSchema>;
