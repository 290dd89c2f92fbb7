import { z } from 'zod';
import { defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { askedDay } from '../common/form-values.ts';
import { notificationTypes } from '../notifications/notification-types.ts';
import { auditEntrySchema } from './audit.schema.ts';

export const auditEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/audit',
    access: { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER'], anyOf: ['view_export_data'] },
    summary: 'O que mudou no alcance de quem pede, quem mudou e quando; o mais novo primeiro',
    request: {
      query: pageQuerySchema.extend({
        /** Days in São Paulo, both included. */
        from: askedDay.optional(),
        to: askedDay.optional(),
        user_id: idSchema.optional(),
        action: z.enum(notificationTypes).optional(),
        table: z.string().max(60).optional(),
        record_id: z.string().max(200).optional(),
        institution_id: idSchema.optional(),
        municipality_id: idSchema.optional(),
        /** Words of the user's name or e-mail. */
        search: z.string().max(200).optional(),
        /** 'true' hides CPF, contacts and birth dates in what changed. */
        hide_personal: z.enum(['true', 'false']).optional(),
        /** 'all': of a change of many records all, not the first few. */
        records: z.enum(['all']).optional(),
      }),
    },
    response: auditEntrySchema,
  }),
};
