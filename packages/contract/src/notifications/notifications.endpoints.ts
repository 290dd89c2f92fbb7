import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { notificationTypes } from './notification-types.ts';
import { announcementInputSchema, globalNotificationSchema, notificationSchema } from './notifications.schema.ts';

const byId = z.object({ id: idSchema });
/** Older clients name the user; it must be the one who asks. */
const ofUser = z.object({ user_id: idSchema.optional() });
const feedQuery = pageQuerySchema.extend({
  type: z.enum(notificationTypes).optional(),
  status: z.enum(['new', 'read']).optional(),
  search: z.string().max(200).optional(),
});

/** What the audit log calls these tables. */
export const notificationAuditLabels = { global_notifications: 'Aviso geral' } as const;

export const notificationEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/notifications',
    access: 'self',
    summary: 'Notificações do usuário, as mais novas primeiro',
    request: { query: feedQuery.extend({ user_id: idSchema.optional() }) },
    response: notificationSchema,
    polled: true,
  }),
  listGlobal: defineList({
    method: 'GET',
    path: '/global-notifications',
    access: 'self',
    summary: 'Avisos gerais, os mais novos primeiro',
    request: { query: feedQuery },
    response: globalNotificationSchema,
    polled: true,
  }),
  waiting: defineEndpoint({
    method: 'GET',
    path: '/notifications/waiting',
    access: 'self',
    summary: 'O que espera uma decisão de quem pergunta, como o sino conta',
    request: {},
    response: z.object({
      /** Results 'Em revisão' of the year's assessments in the classes assigned to the teacher who asks. */
      reviews: z.number(),
    }),
    polled: true,
  }),
  markRead: defineEndpoint({
    method: 'POST',
    path: '/notifications/:id/read',
    access: 'self',
    summary: 'Marca uma notificação como lida',
    request: { params: byId },
    response: z.null(),
  }),
  markGlobalRead: defineEndpoint({
    method: 'POST',
    path: '/global-notifications/:id/read',
    access: 'self',
    summary: 'Marca um aviso geral como lido',
    request: { params: byId, query: ofUser },
    response: z.null(),
  }),
  patchRead: defineEndpoint({
    method: 'PATCH',
    path: '/notifications/:id/read',
    access: 'self',
    summary: 'Marca uma notificação como lida, como o histórico pede',
    request: { params: byId },
    response: z.null(),
  }),
  markAllRead: defineEndpoint({
    method: 'PATCH',
    path: '/notifications/read-all',
    access: 'self',
    summary: 'Marca como lidas as notificações que o usuário vê e todos os avisos gerais',
    request: { query: ofUser },
    response: z.null(),
  }),
  announce: defineEndpoint({
    method: 'POST',
    path: '/global-notifications',
    access: { roles: ['MASTER'], anyOf: ['view_notifications'] },
    summary: 'Envia um aviso a todos',
    request: { body: announcementInputSchema },
    response: globalNotificationSchema,
  }),
};
