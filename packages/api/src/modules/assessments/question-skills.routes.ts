import { questionSkillEndpoints as calls, fail, skillCoverageEndpoints, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { seesClass } from '../classes/classes.service.ts';
import { findAssessmentRef } from './assessment-ref.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { classSkills } from './class-skills.repository.ts';
import { readQuestionSkills, saveQuestionSkills } from './question-skills.ts';
import { skillCoverage } from './skill-coverage.ts';

/** The skills of questions, and what a class did by skill. */
export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.ofAssessment, async ({ params, viewer, db }) => {
    const assessment = await findAssessmentRef(db, viewer, params.id);
    return assessment ? succeed(await readQuestionSkills(db, assessment.id)) : fail('not-found');
  });

  registerEndpoint(app, context, calls.ofClass, async ({ params, query, viewer, db }) => {
    if (!(await seesClass(db, viewer, params.id))) return fail('not-found');
    return succeed(await classSkills(db, viewer, params.id, query.assessment_id));
  });

  registerEndpoint(app, context, skillCoverageEndpoints.ofClass, async ({ params, viewer, db, now }) => {
    const found = await skillCoverage(db, viewer, params.id, schoolDay(now));
    return found ? succeed(found) : fail('not-found');
  });

  registerWrite(
    app,
    context,
    calls.save,
    ({ unit, params, body }) => saveQuestionSkills(unit, params.id, body),
    assessmentMessages.skillsSaved('').title,
  );
}
