import { z } from 'zod';
import { correctors } from '../access/correctors.ts';
import { defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { keyVersions, questionRefSchema } from '../omr/omr.schema.ts';
import { optionLetters } from '../omr/option-letters.ts';

/** What a pupil has in one question: the option marked, none, or two and more; `right` null where the question was annulled. */
const itemMarkSchema = questionRefSchema.extend({
  mark: z.enum([...optionLetters, 'blank', 'double']),
  right: z.boolean().nullable(),
});

/** A pupil's corrected sheet, question by question in the order of version A; of version B's own questions in theirs. */
const itemResultSchema = z.object({
  student_profile_id: z.string(),
  student: z.object({ name: z.string(), matricula: z.string().nullable() }),
  key_version: z.enum(keyVersions),
  hits: z.int().nullable(),
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
