import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { sortSchema } from '../common/sort.ts';
import {
  municipalityInputSchema,
  municipalityPatchSchema,
  municipalitySchema,
  stateCodes,
} from './municipalities.schema.ts';

const byId = z.object({ id: idSchema });

/** What the audit log calls these tables. */
export const municipalityAuditLabels = { municipalities: 'Município' } as const;

export const municipalityEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/municipalities',
    access: 'self',
    summary: 'Municípios no alcance do usuário',
    request: {
      query: pageQuerySchema.extend({
        /** Name, state or IBGE code. */
        search: z.string().max(200).optional(),
        state: z.enum(stateCodes).optional(),
        counts: z.enum(['true', 'false']).optional(),
        sort: sortSchema('name', 'state', 'created_at').optional(),
      }),
    },
    response: municipalitySchema,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/municipalities/:id',
    access: { roles: ['MASTER', 'MUNICIPALITY'], anyOf: ['view_municipality', 'details_municipality'] },
    summary: 'Um município',
    request: { params: byId },
    response: municipalitySchema,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/municipalities',
    access: { roles: ['MASTER'], anyOf: ['create_municipality'] },
    summary: 'Cria um município',
    request: { body: municipalityInputSchema },
    response: municipalitySchema,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/municipalities/:id',
    access: { roles: ['MASTER', 'MUNICIPALITY'], anyOf: ['update_municipality'] },
    summary: 'Altera um município',
    request: { params: byId, body: municipalityPatchSchema },
    response: municipalitySchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/municipalities/:id',
    access: { roles: ['MASTER'], anyOf: ['delete_municipality'] },
    summary: 'Remove um município; o que tem instituições ou pessoas é arquivado com elas',
    request: { params: byId },
    response: z.object({ archived: z.boolean() }),
  }),
};
