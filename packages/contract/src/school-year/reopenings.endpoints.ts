import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { postingReopeningInputSchema, postingReopeningSchema } from './school-year.schema.ts';

const administrators = ['MASTER', 'MUNICIPALITY', 'MANAGER'] as const;
const staff = [...administrators, 'TEACHER'] as const;

/** What the audit log calls these tables. */
export const postingReopeningAuditLabels = { posting_reopenings: 'Reabertura de lançamento' } as const;

export const postingReopeningEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/posting-reopenings',
    access: { roles: staff, anyOf: ['class_attendance', 'class_grades', 'view_settings'] },
    summary: 'Períodos reabertos para lançamento no alcance do usuário, os mais novos primeiro',
    request: {
      query: pageQuerySchema.extend({ institution_id: idSchema.optional(), class_id: idSchema.optional() }),
    },
    response: postingReopeningSchema,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/posting-reopenings',
    access: { roles: administrators, anyOf: ['view_settings'] },
    summary: 'Reabre um período para lançamento, de uma escola ou de uma turma',
    request: { body: postingReopeningInputSchema },
    response: postingReopeningSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/posting-reopenings/:id',
    access: { roles: administrators, anyOf: ['view_settings'] },
    summary: 'Desfaz a reabertura de um período',
    request: { params: z.object({ id: idSchema }) },
    response: z.null(),
  }),
};
