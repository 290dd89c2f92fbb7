import { attendanceEndpoints as calls, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import { attendanceMessages } from './attendance.messages.ts';
import { listAttendance, summariseAttendance } from './attendance.repository.ts';
import { saveRollCall } from './attendance.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) => {
    const found = await listAttendance(db, viewer, query, pageOf(query));
    return found ? succeed(found) : fail('not-found');
  });
  registerEndpoint(app, context, calls.summary, async ({ query, viewer, db }) => {
    const year = query.year === undefined ? schoolYearOf(context.clock.now()) : Number(query.year);
    const found = await summariseAttendance(db, viewer, query, year);
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
