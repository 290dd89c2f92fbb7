import { institutionEndpoints, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../server/register-endpoint.ts';
import type { ServerContext } from '../../server/server-config.ts';
import { listInstitutions } from './institutions.repository.ts';

export function addInstitutionRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, institutionEndpoints.list, async ({ query, viewer, db }) =>
    succeed(await listInstitutions(db, viewer, pageOf(query))),
  );
}
