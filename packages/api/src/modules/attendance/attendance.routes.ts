import { attendanceEndpoints as calls, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/register-endpoint.ts';
import type { ServerContext } from '../../server/server-config.ts';
import { attendanceMessages } from './attendance.messages.ts';
import { listAttendance } from './attendance.repository.ts';
import { saveRollCall } from './attendance.writes.ts';

export function addAttendanceRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) => {
    const found = await listAttendance(db, viewer, query, pageOf(query));
    return found ? succeed(found) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    calls.save,
    ({ unit, body }) => saveRollCall(unit, body),
    (rows) => {
      const absent = rows.filter(({ status }) => status === 'ABSENT').length;
      return attendanceMessages.saved(rows.length - absent, absent);
    },
  );
}
