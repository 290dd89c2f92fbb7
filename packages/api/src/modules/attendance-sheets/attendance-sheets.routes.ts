import { attendanceSheetEndpoints as calls, fail, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { attendanceSheetMessages } from './attendance-sheets.messages.ts';
import { findAttendanceSheet } from './attendance-sheets.repository.ts';
import { printAttendanceSheets } from './attendance-sheets.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.find, async ({ params, viewer, db, now }) => {
    const asked = { classId: params.id, number: Number(params.number), now };
    const found = await findAttendanceSheet(db, viewer, asked);
    return found ? succeed(found) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    calls.print,
    ({ unit, body }) => printAttendanceSheets(unit, body),
    attendanceSheetMessages.printed('', '').title,
  );
}
