import { reportEndpoints as calls, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { registerFile } from '../../server/files/serve-file.ts';
import { makeReportFile, reportJobs } from './make-report-file.ts';
import { reportFileMessages } from './report-files.messages.ts';
import { findReportBytes, listReportFiles } from './report-files.repository.ts';
import { askReportFile, removeReportFile, reportQueue } from './report-files.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { jobs, fileStore } = context;
  jobs.handle(reportQueue, (id, signal) => makeReportFile(context, id, signal));
  app.addHook('onReady', async () => context.background.run('reports left behind', () => reportJobs.resume(context)));
  registerEndpoint(app, context, calls.files, async ({ query, viewer, db }) =>
    succeed(await listReportFiles(db, viewer, pageOf(query))),
  );
  registerWrite(
    app,
    context,
    calls.makeFile,
    ({ unit, body }) => askReportFile(unit, jobs, body),
    reportFileMessages.asked,
  );
  registerFile(app, context, calls.fileContent, async ({ params, viewer, db, now }) => {
    const found = await findReportBytes(db, viewer, params.id, now);
    return found ? succeed(found) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    calls.removeFile,
    ({ unit, params }) => removeReportFile(unit, fileStore, params.id),
    reportFileMessages.removed,
  );
}
