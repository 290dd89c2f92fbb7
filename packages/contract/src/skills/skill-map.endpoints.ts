import { z } from 'zod';
import { correctors } from '../access/correctors.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { idSchema } from '../common/envelope.ts';
import { skillMapQuerySchema, skillMapSchema } from './skill-map.schema.ts';

const request = { params: z.object({ id: idSchema }), query: skillMapQuerySchema };

/** Heat maps of skills, for staff: what the classes of a school and the schools of a network did in a school year. */
export const skillMapEndpoints = {
  ofInstitution: defineEndpoint({
    method: 'GET',
    path: '/institutions/:id/skill-map',
    access: correctors,
    summary: 'Acertos por habilidade de cada turma de uma escola, em um ano letivo; questões anuladas ficam fora',
    request,
    response: skillMapSchema,
  }),
  ofMunicipality: defineEndpoint({
    method: 'GET',
    path: '/municipalities/:id/skill-map',
    access: { ...correctors, roles: ['MASTER', 'MUNICIPALITY'] },
    summary: 'Acertos por habilidade de cada escola de uma rede, em um ano letivo; questões anuladas ficam fora',
    request,
    response: skillMapSchema,
  }),
};
