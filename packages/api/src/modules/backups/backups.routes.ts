import { backupEndpoints, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { backupsState } from './backups.repository.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, backupEndpoints.state, async ({ db, now }) =>
    succeed(await backupsState(db, context.config, now)),
  );
}
