import { assessmentEndpoints as calls, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { analyse, listQuestions } from './analysis.ts';
import { findAssessmentRef } from './assessment-ref.ts';
import { decideQuestions } from './decide-questions.ts';
import { listItemResults } from './item-results.ts';
import { reviewQueue } from './review-queue.ts';

/** What follows the reading of the sheets: what waits for a person, and what the results say. */
export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { fileStore } = context;

  registerEndpoint(app, context, calls.analysis, async ({ params, viewer, db }) => {
    const assessment = await findAssessmentRef(db, viewer, params.id);
    return assessment ? succeed(await analyse(db, viewer, assessment)) : fail('not-found');
  });

  registerEndpoint(app, context, calls.questions, async ({ params, query, viewer, db }) => {
    const assessment = await findAssessmentRef(db, viewer, params.id);
    return assessment ? succeed(await listQuestions(db, assessment, pageOf(query))) : fail('not-found');
  });

  registerEndpoint(app, context, calls.itemResults, async ({ params, query, viewer, db }) => {
    const assessment = await findAssessmentRef(db, viewer, params.id);
    return assessment ? succeed(await listItemResults(db, assessment, pageOf(query))) : fail('not-found');
  });

  registerEndpoint(app, context, calls.reviewQueue, async ({ params, query, viewer, db }) => {
    const assessment = await findAssessmentRef(db, viewer, params.id);
    if (!assessment) return fail('not-found');
    return succeed(await reviewQueue(db, fileStore, assessment, query.blanks === 'true', pageOf(query)));
  });

  registerWrite(
    app,
    context,
    calls.decide,
    ({ unit, params, body }) => decideQuestions(unit, fileStore, params.id, params.studentProfileId, body),
    'Resultado salvo',
  );
}
