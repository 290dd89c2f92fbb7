import { z } from 'zod';
import { correctors } from '../access/correctors.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { idSchema } from '../common/envelope.ts';
import { skillCoverageSchema } from './question-skills.schema.ts';

export const skillCoverageEndpoints = {
  ofClass: defineEndpoint({
    method: 'GET',
    path: '/classes/:id/skill-coverage',
    access: correctors,
    summary: 'Habilidades do ano da turma: planejadas e ensinadas pelos eventos dela, e avaliadas pelas questões',
    request: { params: z.object({ id: idSchema }) },
    response: skillCoverageSchema,
  }),
};
