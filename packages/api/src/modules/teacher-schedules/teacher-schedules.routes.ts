import { teacherScheduleEndpoints as calls, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { listSchedules } from './teacher-schedules.repository.ts';
import { createSchedule, removeSchedule } from './teacher-schedules.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) =>
    succeed(await listSchedules(db, viewer, query, pageOf(query))),
  );
  registerWrite(app, context, calls.create, ({ unit, body }) => createSchedule(unit, body), 'Horário adicionado');
  registerWrite(app, context, calls.remove, ({ unit, params }) => removeSchedule(unit, params.id), 'Horário removido');
}
