import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import {
  qualificationInputSchema,
  qualificationPatchSchema,
  qualificationRowSchema,
  qualificationSchema,
} from './qualifications.schema.ts';

const administrators = ['MASTER', 'MUNICIPALITY', 'MANAGER'] as const;
const own = { param: null, roles: [...administrators, 'TEACHER'] } as const;
const reading = { roles: administrators, anyOf: ['details_users'], own } as const;
const writing = { roles: administrators, anyOf: ['update_users'], own } as const;
const byId = z.object({ id: idSchema });
const formLimit = 7_500_000;

/** What the audit log calls these tables. */
export const qualificationAuditLabels = { qualifications: 'Formação' } as const;

export const qualificationEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/qualifications',
    access: reading,
    summary: 'Formações de um professor; sem perfil na busca, as próprias',
    request: {
      query: pageQuerySchema.extend({ teacher_profile_id: z.uuid('Perfil do professor inválido').optional() }),
    },
    response: qualificationRowSchema,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/qualifications/:id',
    access: reading,
    summary: 'Uma formação, com o diploma',
    request: { params: byId },
    response: qualificationSchema,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/qualifications',
    access: writing,
    summary: 'Adiciona uma formação',
    request: { body: qualificationInputSchema },
    response: qualificationRowSchema,
    bodyLimit: formLimit,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/qualifications/:id',
    access: writing,
    summary: 'Altera uma formação de uma só vez, com o diploma',
    request: { params: byId, body: qualificationPatchSchema },
    response: qualificationRowSchema,
    bodyLimit: formLimit,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/qualifications/:id',
    access: writing,
    summary: 'Remove uma formação e o diploma',
    request: { params: byId },
    response: z.null(),
  }),
};
