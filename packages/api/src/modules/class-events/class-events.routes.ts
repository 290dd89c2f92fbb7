import { classEventEndpoints as calls, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { listEvents } from './class-events.repository.ts';
import { createEvent, removeEvent, updateEvent } from './class-events.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) =>
    succeed(await listEvents(db, viewer, query, pageOf(query))),
  );
  registerWrite(app, context, calls.create, ({ unit, body }) => createEvent(unit, body), 'Evento criado');
  registerWrite(
    app,
    context,
    calls.update,
    ({ unit, params, body }) => updateEvent(unit, params.id, body),
    'Evento atualizado',
  );
  registerWrite(app, context, calls.remove, ({ unit, params }) => removeEvent(unit, params.id), 'Evento removido');
}
