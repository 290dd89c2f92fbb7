import { fail, pageOf, personalDataEndpoints, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { listViews } from './views.repository.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, personalDataEndpoints.views, async ({ params, query, db }) => {
    const page = await listViews(db, params.id, pageOf(query));
    return page ? succeed(page) : fail('not-found');
  });
}
