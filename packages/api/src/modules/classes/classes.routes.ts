import { classEndpoints, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerProven, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { readIds } from '../../server/query/id-list.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { lessonDaysOfWeek, readSchoolRules } from '../settings/settings.service.ts';
import { createStudentList } from './class-students.repository.ts';
import { assignTeacher, changeTeacherDays, listTeachers, unassignTeacher } from './class-teachers.ts';
import { findClass, listClasses, listYears } from './classes.repository.ts';
import { createClass, removeClass, updateClass } from './classes.writes.ts';

/** The days with lessons that a roll call may be missing of. */
async function uncalledDays(db: Queries, viewer: SignedIn, since: 'today' | 'week'): Promise<string[]> {
  const days = lessonDaysOfWeek(await readSchoolRules(db, viewer, viewer.today), viewer.today);
  return since === 'week' ? days : days.filter((day) => day === viewer.today);
}

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, classEndpoints.list, async ({ query, viewer, db }) => {
    const ids = readIds(query.ids);
    if (!ids.ok) return ids;
    const filter = {
      institutionId: query.institution_id,
      ids: ids.value,
      academicYear: query.academic_year === undefined ? undefined : Number(query.academic_year),
      isAssigned: query.assigned === 'me',
      uncalledOn: query.without_roll_call && (await uncalledDays(db, viewer, query.without_roll_call)),
      search: query.search,
      sort: query.sort,
    };
    return succeed(await listClasses(db, viewer, filter, pageOf(query)));
  });

  registerEndpoint(app, context, classEndpoints.years, async ({ viewer, db }) => succeed(await listYears(db, viewer)));

  registerEndpoint(app, context, classEndpoints.get, async ({ params, viewer, db }) => {
    const found = await findClass(db, viewer, params.id);
    return found ? succeed(found) : fail('not-found');
  });

  const listStudents = createStudentList(context.db);
  registerProven(app, context, classEndpoints.students, ({ params, query, viewer }, proof) =>
    listStudents(viewer, { classId: params.id, day: query.date, page: pageOf(query) }, proof),
  );

  const { create, update, remove } = classEndpoints;
  registerWrite(app, context, create, ({ unit, body }) => createClass(unit, body), 'Turma criada!');
  registerWrite(
    app,
    context,
    update,
    ({ unit, params, body }) => updateClass(unit, params.id, body),
    'Turma atualizada!',
  );
  registerWrite(app, context, remove, ({ unit, params }) => removeClass(unit, params.id), 'Turma removida');

  const { teachers, assignTeacher: assign, unassignTeacher: unassign } = classEndpoints;
  registerEndpoint(app, context, teachers, async ({ params, query, viewer, db }) => {
    const found = await findClass(db, viewer, params.id);
    return found ? succeed(await listTeachers(db, found.id, viewer.today, pageOf(query))) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    assign,
    ({ unit, params, body }) => assignTeacher(unit, params.id, body),
    'Professor atribuído!',
  );
  registerWrite(
    app,
    context,
    classEndpoints.changeTeacherDays,
    ({ unit, params, body }) => changeTeacherDays(unit, params.id, params.assignmentId, body),
    'Atribuição alterada',
  );
  registerWrite(
    app,
    context,
    unassign,
    ({ unit, params }) => unassignTeacher(unit, params.id, params.assignmentId),
    'Atribuição removida',
  );
}
