import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { globalNotificationSchema, notificationSchema } from './notifications.schema.ts';

const byId = z.object({ id: idSchema });

export const notificationEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/notifications',
    access: 'self',
    summary: 'Notificações do usuário, as mais novas primeiro',
    request: { query: pageQuerySchema },
    response: notificationSchema,
  }),
  listGlobal: defineList({
    method: 'GET',
    path: '/global-notifications',
    access: 'self',
    summary: 'Avisos gerais, os mais novos primeiro',
    request: { query: pageQuerySchema },
    response: globalNotificationSchema,
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
    request: { params: byId },
    response: z.null(),
  }),
};
