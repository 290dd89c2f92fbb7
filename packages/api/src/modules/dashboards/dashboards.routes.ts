import { dashboardEndpoints, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../server/register-endpoint.ts';
import { schoolYearOf } from '../../server/school-time.ts';
import type { ServerContext } from '../../server/server-config.ts';
import { summarise } from './dashboards.repository.ts';

export function addDashboardRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, dashboardEndpoints.summary, async ({ viewer, db, now }) =>
    succeed(await summarise(db, viewer, schoolYearOf(now))),
  );
}
