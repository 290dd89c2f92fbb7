import { z } from 'zod';
import { correctors } from '../access/correctors.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { idSchema } from '../common/envelope.ts';
import { classSkillsSchema, questionSkillsInputSchema, questionSkillsSchema } from './question-skills.schema.ts';

const byId = z.object({ id: idSchema });

/** What the audit log calls these tables. */
export const questionSkillAuditLabels = { question_skills: 'Habilidades das questões' } as const;

export const questionSkillEndpoints = {
  ofAssessment: defineEndpoint({
    method: 'GET',
    path: '/assessments/:id/skills',
    access: correctors,
    summary: 'Habilidades das questões de uma avaliação, na ordem da versão A',
    request: { params: byId },
    response: z.array(questionSkillsSchema),
  }),
  save: defineEndpoint({
    method: 'PUT',
    path: '/assessments/:id/skills',
    access: correctors,
    summary: 'Salva as habilidades de questões, nas outras turmas da mesma avaliação também',
    request: { params: byId, body: questionSkillsInputSchema },
    response: z.array(questionSkillsSchema),
  }),
  ofClass: defineEndpoint({
    method: 'GET',
    path: '/classes/:id/skill-results',
    access: correctors,
    summary: 'Acertos da turma por habilidade, de cada aluno também; questões anuladas ficam fora',
    request: { params: byId, query: z.object({ assessment_id: idSchema.optional() }) },
    response: classSkillsSchema,
  }),
};
