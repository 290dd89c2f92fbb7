import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { askedDay } from '../common/form-values.ts';
import { classEventInputSchema, classEventPatchSchema, classEventSchema } from './class-events.schema.ts';

const staff: RoleAccess = { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'], anyOf: ['class_schedule'] };
const byId = z.object({ id: idSchema });

/** What the audit log calls these tables. */
export const classEventAuditLabels = { class_events: 'Evento' } as const;

export const classEventEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/class-events',
    access: staff,
    summary: 'Eventos das turmas no alcance do usuário, por data e hora',
    request: {
      query: pageQuerySchema.extend({
        class_id: idSchema.optional(),
        /** First and last day, both included. */
        from: askedDay.optional(),
        to: askedDay.optional(),
      }),
    },
    response: classEventSchema,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/class-events',
    access: staff,
    summary: 'Cria um evento da turma',
    request: { body: classEventInputSchema },
    response: classEventSchema,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/class-events/:id',
    access: staff,
    summary: 'Altera um evento da turma',
    request: { params: byId, body: classEventPatchSchema },
    response: classEventSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/class-events/:id',
    access: staff,
    summary: 'Remove um evento da turma',
    request: { params: byId },
    response: z.null(),
  }),
};
