import { fail, notificationEndpoints, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { announce } from './announcements.writes.ts';
import {
  listAnnouncements,
  listNotifications,
  markAllRead,
  markAnnouncementRead,
  markRead,
} from './notifications.repository.ts';
import { countReviewsOf } from './waiting.repository.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const calls = notificationEndpoints;
  const isOther = (userId: string | undefined, viewer: { userId: string }) =>
    userId !== undefined && userId !== viewer.userId;

  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) =>
    isOther(query.user_id, viewer)
      ? fail('not-found')
      : succeed(await listNotifications(db, viewer.userId, query, pageOf(query))),
  );
  registerEndpoint(app, context, calls.listGlobal, async ({ query, viewer, db }) =>
    succeed(await listAnnouncements(db, viewer.userId, query, pageOf(query))),
  );
  registerEndpoint(app, context, calls.waiting, async ({ viewer, db }) =>
    succeed({ reviews: await countReviewsOf(db, viewer) }),
  );
  // Reading is not a change to the school's records: it leaves neither an audit row nor another notification.
  for (const endpoint of [calls.markRead, calls.patchRead]) {
    registerWrite(app, context, endpoint, async ({ params, viewer, db, now }) =>
      (await markRead(db, viewer.userId, params.id, now)) ? succeed(null) : fail('not-found'),
    );
  }
  registerWrite(app, context, calls.markGlobalRead, async ({ params, query, viewer, db, now }) =>
    !isOther(query.user_id, viewer) && (await markAnnouncementRead(db, viewer.userId, params.id, now))
      ? succeed(null)
      : fail('not-found'),
  );
  registerWrite(
    app,
    context,
    calls.markAllRead,
    async ({ query, viewer, db, now }) => {
      if (isOther(query.user_id, viewer)) return fail('not-found');
      await markAllRead(db, viewer.userId, now);
      return succeed(null);
    },
    'Todas as notificações marcadas como lidas',
  );
  registerWrite(
    app,
    context,
    calls.announce,
    ({ unit, body }) => announce(unit, body),
    'Notificação enviada para todos',
  );
}
