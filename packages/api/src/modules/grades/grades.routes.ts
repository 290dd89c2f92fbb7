import { broughtGradeEndpoints, gradeEndpoints as calls, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { listBrought } from './brought-grades.repository.ts';
import { gradeMessages } from './grades.messages.ts';
import { listGrades, seesClass } from './grades.repository.ts';
import { saveGrades } from './grades.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) => {
    const { class_id, student_profile_id } = query;
    if (!class_id && !student_profile_id && viewer.role !== 'STUDENT') {
      return fail('invalid-request', { errors: [gradeMessages.noClass] });
    }
    const page = await listGrades(db, viewer, query, pageOf(query));
    // Grades are of a class that the viewer sees; where there are none, it may be one that they do not.
    if (class_id && page.total === 0 && !(await seesClass(db, viewer, class_id))) return fail('not-found');
    return succeed(page);
  });
  registerEndpoint(app, context, broughtGradeEndpoints.list, async ({ query, viewer, db, now }) => {
    const brought = await listBrought(db, viewer, query, now);
    return brought ? succeed(brought) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    calls.save,
    async ({ unit, body }) => {
      const saved = await saveGrades(unit, [body]);
      if (!saved.ok) return { ...saved, errors: saved.errors?.map(withoutIndex) };
      const [grade] = saved.value;
      if (!grade) throw new Error('a saved grade was not answered');
      return succeed(grade);
    },
    gradeMessages.saved(1),
  );
  registerWrite(
    app,
    context,
    calls.saveSheet,
    ({ unit, body }) => saveGrades(unit, body),
    (rows) => gradeMessages.saved(rows.length),
  );
}

/** Of a single grade the fields have no place in a list. */
const withoutIndex = <E extends { readonly field: string }>(error: E): E => ({
  ...error,
  field: error.field.replace(/^0\./, ''),
});
