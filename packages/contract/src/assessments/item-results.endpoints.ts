import { z } from 'zod';
import { correctors } from '../access/correctors.ts';
import { defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { questionRefSchema } from '../omr/omr.schema.ts';
import { keyVersions } from '../omr/sheet-words.ts';

/**
 * What a pupil has in one question: the letters marked that count ('B'; 'AC' where several may be right; 'V' of a statement), none, or two
 * and more where one is asked. `share` of the question's point, 0 to 1, four decimals; null, as `right`, where it was annulled.
 */
const itemMarkSchema = questionRefSchema.extend({
  mark: z.string(),
  right: z.boolean().nullable(),
  share: z.number().min(0).max(1).nullable(),
});

/** A pupil's corrected sheet, question by question in the order of version A; of version B's own questions in theirs. */
const itemResultSchema = z.object({
  student_profile_id: z.string(),
  student: z.object({ name: z.string(), matricula: z.string().nullable() }),
  key_version: z.enum(keyVersions),
  hits: z.number().nullable(),
  score: z.number(),
  marks: z.array(itemMarkSchema),
});
export type ItemResult = z.infer<typeof itemResultSchema>;

export const itemResultCalls = {
  itemResults: defineList({
    method: 'GET',
    path: '/assessments/:id/item-results',
    access: correctors,
    summary: 'Respostas de cada aluno, questão a questão, das folhas corrigidas',
    request: { params: z.object({ id: idSchema }), query: pageQuerySchema },
    response: itemResultSchema,
  }),
};
