import { z } from 'zod';
import { correctors } from '../access/correctors.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { attachmentBodyLimit, fileQuerySchema } from '../common/files.schema.ts';
import { sortSchema } from '../common/sort.ts';
import { pupilReadingSchema } from '../reading/reading.schema.ts';
import { analysisSchema, questionAnalysisSchema } from './analysis.schema.ts';
import { assessmentCategories, assessmentFormats } from './assessment-kinds.ts';
import {
  applyInputSchema,
  assessmentInputSchema,
  assessmentPatchSchema,
  assessmentSchema,
  assessmentWithFileSchema,
  keyInputSchema,
  resultAttemptSchema,
  resultInputSchema,
  resultRowSchema,
  resultSchema,
  savedKeySchema,
} from './assessments.schema.ts';
import { gradePostingCalls } from './grade-posting.endpoints.ts';
import { itemResultCalls } from './item-results.endpoints.ts';
import { keyEffectSchema } from './posting-state.schema.ts';
import { reviewDecisionsSchema, reviewQuerySchema, reviewQueueItemSchema } from './review.schema.ts';

const byId = z.object({ id: idSchema });

/** What the audit log calls these tables. */
export const assessmentAuditLabels = {
  answer_keys: 'Gabarito',
  assessment_postings: 'Lançamento de notas',
  assessment_results: 'Resultado de avaliação',
  assessments: 'Avaliação',
} as const;

export const assessmentEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/assessments',
    access: correctors,
    summary: 'Avaliações no alcance do usuário',
    request: {
      query: pageQuerySchema.extend({
        class_id: idSchema.optional(),
        institution_id: idSchema.optional(),
        municipality_id: idSchema.optional(),
        category: z.enum(assessmentCategories).optional(),
        format: z.enum(assessmentFormats).optional(),
        assessment_group_id: idSchema.optional(),
        /** This year's with results that wait for a person. */
        in_review: z.enum(['true', 'false']).optional(),
        sort: sortSchema('title', 'created_at').optional(),
        search: z.string().max(200).optional(),
      }),
    },
    response: assessmentSchema,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/assessments/:id',
    access: correctors,
    summary: 'Uma avaliação com o arquivo anexo em base64',
    request: { params: byId },
    response: assessmentWithFileSchema,
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/assessments/:id/file',
    access: correctors,
    summary: 'O arquivo anexo de uma avaliação',
    request: { params: byId, query: fileQuerySchema },
    response: z.string(),
    wire: 'file',
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/assessments',
    access: correctors,
    summary: 'Cria uma avaliação',
    request: { body: assessmentInputSchema },
    response: assessmentSchema,
    bodyLimit: attachmentBodyLimit,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/assessments/:id',
    access: correctors,
    summary: 'Altera uma avaliação',
    request: { params: byId, body: assessmentPatchSchema },
    response: assessmentSchema,
    bodyLimit: attachmentBodyLimit,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/assessments/:id',
    access: correctors,
    summary: 'Remove uma avaliação; a que guarda resultados é arquivada',
    request: { params: byId },
    response: z.object({ archived: z.boolean() }),
  }),
  apply: defineEndpoint({
    method: 'POST',
    path: '/assessments/:id/apply',
    access: correctors,
    summary: 'Aplica a avaliação em outras turmas, com o mesmo grupo, arquivo e gabarito; responde as do grupo',
    request: { params: byId, body: applyInputSchema },
    response: z.array(assessmentSchema),
  }),
  markPrinted: defineEndpoint({
    method: 'POST',
    path: '/assessments/:id/printed',
    access: correctors,
    summary: 'Guarda que as folhas da avaliação foram geradas para imprimir; da primeira vez em diante nada muda',
    request: { params: byId },
    response: z.object({ sheets_printed_at: z.string() }),
  }),
  getKey: defineEndpoint({
    method: 'GET',
    path: '/assessments/:id/key',
    access: correctors,
    summary: 'O gabarito',
    request: { params: byId },
    response: savedKeySchema,
  }),
  saveKey: defineEndpoint({
    method: 'POST',
    path: '/assessments/:id/key',
    access: correctors,
    summary: 'Salva o gabarito e recalcula os resultados',
    request: { params: byId, body: keyInputSchema },
    response: savedKeySchema,
  }),
  previewKey: defineEndpoint({
    method: 'POST',
    path: '/assessments/:id/key/preview',
    access: correctors,
    summary: 'O que salvar este gabarito mudaria: quantos resultados são recalculados e de quem mudam os acertos',
    request: { params: byId, body: keyInputSchema },
    response: keyEffectSchema,
  }),
  results: defineList({
    method: 'GET',
    path: '/assessments/:id/results',
    access: correctors,
    summary: 'Resultado de cada aluno da turma; sem página, todos, com os detalhes',
    request: { params: byId, query: pageQuerySchema },
    response: resultRowSchema,
  }),
  result: defineEndpoint({
    method: 'GET',
    path: '/assessments/:id/results/:studentProfileId',
    access: correctors,
    summary: 'Resultado de um aluno',
    request: { params: byId.extend({ studentProfileId: idSchema }) },
    response: resultSchema,
  }),
  readings: defineList({
    method: 'GET',
    path: '/assessments/:id/results/:studentProfileId/readings',
    access: correctors,
    summary: 'Leituras avaliadas de um aluno, da mais nova à mais antiga',
    request: { params: byId.extend({ studentProfileId: idSchema }), query: pageQuerySchema },
    response: pupilReadingSchema,
  }),
  saveResult: defineEndpoint({
    method: 'POST',
    path: '/assessments/:id/result',
    access: correctors,
    summary: 'Salva o resultado de um aluno',
    request: { params: byId, body: resultInputSchema },
    response: resultSchema,
    bodyLimit: 4_000_000,
  }),
  removeResult: defineEndpoint({
    method: 'DELETE',
    path: '/assessments/:id/results/:studentProfileId',
    access: correctors,
    summary: 'Desfaz o resultado de um aluno, que volta a pendente',
    request: {
      params: byId.extend({ studentProfileId: idSchema }),
      query: z.object({ version: z.coerce.number().int().optional() }),
    },
    response: z.null(),
  }),
  attempts: defineEndpoint({
    method: 'GET',
    path: '/assessments/:id/results/:studentProfileId/attempts',
    access: correctors,
    summary: 'Folhas ou leituras de um aluno nesta avaliação, da que vale à mais antiga',
    request: { params: byId.extend({ studentProfileId: idSchema }) },
    response: z.array(resultAttemptSchema),
  }),
  restoreAttempt: defineEndpoint({
    method: 'POST',
    path: '/assessments/:id/results/:studentProfileId/attempts/:attemptId',
    access: correctors,
    summary: 'Volta a uma folha ou leitura anterior do aluno; a que valia fica guardada',
    request: {
      params: byId.extend({ studentProfileId: idSchema, attemptId: idSchema }),
      body: z.object({ version: z.int().optional() }),
    },
    response: resultSchema,
  }),
  analysis: defineEndpoint({
    method: 'GET',
    path: '/assessments/:id/analysis',
    access: correctors,
    summary: 'Notas, média, desvio, KR-20 e a comparação da turma com a escola e a rede',
    request: { params: byId },
    response: analysisSchema,
  }),
  questions: defineList({
    method: 'GET',
    path: '/assessments/:id/questions',
    access: correctors,
    summary: 'Análise por questão: alternativas, em branco, dupla, acerto e discriminação',
    request: { params: byId, query: pageQuerySchema },
    response: questionAnalysisSchema,
  }),
  reviewQueue: defineList({
    method: 'GET',
    path: '/assessments/:id/review',
    access: correctors,
    summary: 'Questões que esperam a decisão de uma pessoa, por aluno, com o recorte de cada uma',
    request: { params: byId, query: reviewQuerySchema },
    response: reviewQueueItemSchema,
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: '/assessments/:id/results/:studentProfileId/decisions',
    access: correctors,
    summary: 'Decide questões da folha de um aluno e recalcula o resultado',
    request: { params: byId.extend({ studentProfileId: idSchema }), body: reviewDecisionsSchema },
    response: resultSchema,
  }),
  ...gradePostingCalls,
  ...itemResultCalls,
};
