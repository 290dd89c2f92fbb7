import { defineList } from '../common/endpoint.ts';
import { pageQuerySchema } from '../common/envelope.ts';
import { institutionSchema } from './institutions.schema.ts';

export const institutionEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/institutions',
    access: 'self',
    summary: 'Instituições no alcance do usuário',
    request: { query: pageQuerySchema },
    response: institutionSchema,
  }),
};
