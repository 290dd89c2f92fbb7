import { auditEndpoints, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { listAudit } from './audit.repository.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, auditEndpoints.list, async ({ query, viewer, db }) =>
    succeed(await listAudit(db, viewer, query, pageOf(query))),
  );
}
