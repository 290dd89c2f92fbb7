import { dashboardEndpoints as calls, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { managerDashboard } from './director.repository.ts';
import { panelDay } from './figures.ts';
import { masterDashboard } from './master.repository.ts';
import { municipalityDashboard } from './municipality.repository.ts';
import { ownGrades } from './own-grades.repository.ts';
import { studentDashboard } from './student.repository.ts';
import { teacherDashboard } from './teacher.repository.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.master, async ({ db, now }) =>
    succeed(await masterDashboard(db, context.config, now)),
  );
  registerEndpoint(app, context, calls.municipality, async ({ viewer, db, now }) =>
    succeed(await municipalityDashboard(db, viewer, now)),
  );
  registerEndpoint(app, context, calls.manager, async ({ viewer, db, now }) =>
    succeed(await managerDashboard(db, viewer, now)),
  );
  registerEndpoint(app, context, calls.teacher, async ({ viewer, db, now }) =>
    succeed(await teacherDashboard(db, viewer, now)),
  );
  registerEndpoint(app, context, calls.student, async ({ viewer, db, now }) =>
    succeed(await studentDashboard(db, viewer, now)),
  );
  registerEndpoint(app, context, calls.ownGrades, async ({ query, viewer, db, now }) => {
    const current = panelDay(now).academic_year;
    return succeed(await ownGrades(db, viewer.profileId, Number(query.year ?? current), current));
  });
}
