import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { sortSchema } from '../common/sort.ts';
import { institutionInputSchema, institutionPatchSchema, institutionSchema } from './institutions.schema.ts';

const administrators = ['MASTER', 'MUNICIPALITY'] as const;
const byId = z.object({ id: idSchema });

/** What the audit log calls these tables. */
export const institutionAuditLabels = { institutions: 'Instituição' } as const;

export const institutionEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/institutions',
    access: 'self',
    summary: 'Instituições no alcance do usuário',
    request: {
      query: pageQuerySchema.extend({
        municipality_id: idSchema.optional(),
        institution_id: idSchema.optional(),
        search: z.string().max(200).optional(),
        sort: sortSchema('name', 'director', 'created_at').optional(),
      }),
    },
    response: institutionSchema,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/institutions/:id',
    access: { roles: administrators, anyOf: ['view_institution'] },
    summary: 'Uma instituição',
    request: { params: byId },
    response: institutionSchema,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/institutions',
    access: { roles: administrators, anyOf: ['create_institution'] },
    summary: 'Cria uma instituição',
    request: { body: institutionInputSchema },
    response: institutionSchema,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/institutions/:id',
    access: { roles: administrators, anyOf: ['update_institution'] },
    summary: 'Altera uma instituição',
    request: { params: byId, body: institutionPatchSchema },
    response: institutionSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/institutions/:id',
    access: { roles: administrators, anyOf: ['delete_institution'] },
    summary: 'Remove uma instituição; a que tem turmas, disciplinas ou pessoas é arquivada com as turmas',
    request: { params: byId },
    response: z.object({ archived: z.boolean() }),
  }),
};
