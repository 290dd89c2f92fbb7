import { fail, notificationEndpoints, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/register-endpoint.ts';
import type { ServerContext } from '../../server/server-config.ts';
import { listAnnouncements, listNotifications, markAnnouncementRead, markRead } from './notifications.repository.ts';

export function addNotificationRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, notificationEndpoints.list, async ({ query, viewer, db }) =>
    succeed(await listNotifications(db, viewer.userId, pageOf(query))),
  );
  registerEndpoint(app, context, notificationEndpoints.listGlobal, async ({ query, viewer, db }) =>
    succeed(await listAnnouncements(db, viewer.userId, pageOf(query))),
  );
  // Reading is not a change to the school's records: it leaves neither an audit row nor another notification.
  registerWrite(app, context, notificationEndpoints.markRead, async ({ params, viewer, db, now }) =>
    (await markRead(db, viewer.userId, params.id, now)) ? succeed(null) : fail('not-found'),
  );
  registerWrite(app, context, notificationEndpoints.markGlobalRead, async ({ params, viewer, db, now }) =>
    (await markAnnouncementRead(db, viewer.userId, params.id, now)) ? succeed(null) : fail('not-found'),
  );
}
