import { assessmentEndpoints as calls, fail, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { seesClass } from '../classes/classes.service.ts';
import { findAssessmentRef } from './assessment-ref.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { previewGrades } from './grade-posting.repository.ts';
import { postGrades } from './grade-posting.writes.ts';
import { previewWithdrawal, withdrawGrades } from './grade-withdrawal.ts';
import { ofClasses, postingStates } from './posting-states.ts';

/** Results as grades: what posting would write, posting, taking it back, and what is out of date. */
export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.previewGrades, async ({ params, query, viewer, db }) => {
    const assessment = await findAssessmentRef(db, viewer, params.id);
    if (!assessment) return fail('not-found');
    const { weight, ...column } = { ...query, period_index: Number(query.period_index), year: Number(query.year) };
    return succeed(await previewGrades(db, assessment, column, weight === undefined ? undefined : Number(weight)));
  });

  registerEndpoint(app, context, calls.outdatedGrades, async ({ query, viewer, db }) => {
    if (!(await seesClass(db, viewer, query.class_id))) return fail('not-found');
    const states = await postingStates(db, ofClasses([query.class_id]));
    return succeed(
      states
        .filter((state) => state.discipline_id === query.discipline_id && state.year === Number(query.year))
        .flatMap(({ outdated }) => outdated),
    );
  });

  registerEndpoint(app, context, calls.previewWithdrawal, async ({ params, query, viewer, db }) => {
    const assessment = await findAssessmentRef(db, viewer, params.id);
    if (!assessment) return fail('not-found');
    const { discipline_id, scope } = query;
    const column = { discipline_id, scope, period_index: Number(query.period_index), year: Number(query.year) };
    return succeed(await previewWithdrawal(db, assessment, column));
  });

  registerWrite(
    app,
    context,
    calls.postGrades,
    ({ unit, params, body }) => postGrades(unit, params.id, body),
    (rows) => assessmentMessages.gradesPosted(rows.length),
  );
  registerWrite(
    app,
    context,
    calls.withdrawGrades,
    ({ unit, params, body }) => withdrawGrades(unit, params.id, body),
    assessmentMessages.withdrawnText,
  );
}
