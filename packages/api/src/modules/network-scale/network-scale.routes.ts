import { networkScaleEndpoints as calls, fail, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { createThreadPool, sparePower } from '../../server/background/thread-pool.ts';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import type { CalibrationAnswer, CalibrationTask } from './calibrate-exam.thread.ts';
import { networkScaleMessages as messages } from './network-scale.messages.ts';
import { runCalibration, scaleJobs } from './run-calibration.ts';
import { findRun, listExams, listRuns, readRun, readSchoolYears, seesMunicipality } from './scale-runs.repository.ts';
import { cancelRun, scaleQueue, startRun } from './scale-runs.writes.ts';

/** 60 questions and 20,000 pupils take a quarter of a minute of a core, of which others may want their part. */
const program = { beside: import.meta.url, name: 'calibrate-exam', maxWaiting: 8, patienceMs: 600_000 };

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { jobs, logger } = context;
  const onError = (err: unknown) => logger.error({ err }, 'an exam was not calibrated');
  const pool = createThreadPool<CalibrationTask, CalibrationAnswer>(program, onError, sparePower);
  app.addHook('onClose', async () => {
    // A run whose thread ended under it would have failed; one that left off goes on with the next server.
    await jobs.stop();
    await pool.close();
  });
  jobs.handle(scaleQueue, (id, signal) => runCalibration(context, pool, id, signal));
  app.addHook('onReady', async () =>
    context.background.run('calibrations left behind', () => scaleJobs.resume(context)),
  );
  registerEndpoint(app, context, calls.exams, async ({ query, viewer, db }) =>
    (await seesMunicipality(db, viewer, query.municipality_id))
      ? succeed(await listExams(db, query.municipality_id))
      : fail('not-found'),
  );
  registerEndpoint(app, context, calls.runs, async ({ query, viewer, db }) =>
    (await seesMunicipality(db, viewer, query.municipality_id))
      ? succeed(await listRuns(db, query.municipality_id))
      : fail('not-found'),
  );
  registerEndpoint(app, context, calls.get, async ({ params, viewer, db }) => {
    const row = await findRun(db, viewer, params.id);
    return row ? succeed(await readRun(db, row)) : fail('not-found');
  });
  registerEndpoint(app, context, calls.schoolYears, async ({ params, query, viewer, db }) => {
    const row = await findRun(db, viewer, params.id);
    return row ? succeed(await readSchoolYears(db, row, query.institution_id)) : fail('not-found');
  });
  registerWrite(app, context, calls.start, ({ unit, body }) => startRun(unit, jobs, body), messages.started);
  registerWrite(app, context, calls.cancel, ({ unit, params }) => cancelRun(unit, params.id), messages.cancelled);
}
