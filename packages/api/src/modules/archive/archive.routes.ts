import { archiveEndpoints as calls, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { archiveMessages } from './archive.messages.ts';
import { listArchived } from './archive.repository.ts';
import { restore } from './restore.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.list, async ({ query, db }) =>
    succeed(await listArchived(db, query, pageOf(query))),
  );
  registerWrite(
    app,
    context,
    calls.restore,
    ({ unit, params }) => restore(unit, params.kind, params.id),
    archiveMessages.done,
  );
}
