import {
  schoolYearEndpoints as calls,
  fail,
  pageOf,
  postingReopeningEndpoints as reopenings,
  succeed,
} from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerProven, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { classCalendar } from './class-calendar.ts';
import { listReopenings } from './reopenings.repository.ts';
import { closePeriod, reopenPeriod } from './reopenings.writes.ts';
import { schoolYearMessages } from './school-year.messages.ts';
import { findSeenClass } from './seen-class.ts';
import { previewTurnover, turnYear } from './turnover.writes.ts';
import { createYearResults } from './year-results.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.calendar, async ({ params, viewer, db, now }) => {
    const found = await findSeenClass(db, viewer, params.id);
    return found ? succeed(await classCalendar(db, found, now)) : fail('not-found');
  });
  const listYearResults = createYearResults(context.db);
  registerProven(app, context, calls.yearResults, ({ params, query, viewer, now }, proof) =>
    listYearResults(viewer, { classId: params.id, now, page: pageOf(query) }, proof),
  );
  registerEndpoint(app, context, calls.previewTurnover, async ({ params, query, viewer, db, now }) => {
    const plan = await previewTurnover(db, viewer, params.id, Number(query.from_year), now);
    return plan ? succeed(plan) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    calls.turnYear,
    ({ unit, params, body }) => turnYear(unit, params.id, body),
    schoolYearMessages.yearTurned,
  );
  registerEndpoint(app, context, reopenings.list, async ({ query, viewer, db }) =>
    succeed(await listReopenings(db, viewer, query, pageOf(query))),
  );
  const { saved, removed } = schoolYearMessages;
  registerWrite(app, context, reopenings.create, ({ unit, body }) => reopenPeriod(unit, body), saved);
  registerWrite(app, context, reopenings.remove, ({ unit, params }) => closePeriod(unit, params.id), removed);
}
