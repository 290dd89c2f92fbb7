import { achievementEndpoints, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { listAchievements, listEarned } from './achievements.repository.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, achievementEndpoints.list, async ({ query, viewer, db }) =>
    succeed(await listAchievements(db, viewer, pageOf(query))),
  );
  registerEndpoint(app, context, achievementEndpoints.mine, async ({ query, viewer, db }) =>
    succeed(await listEarned(db, viewer.userId, pageOf(query))),
  );
}
