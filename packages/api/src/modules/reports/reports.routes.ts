import { reportEndpoints as calls, fail, pageOf, reportNames, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { compareInstitutions, findAssessmentRef, readingReport } from '../assessments/assessments.service.ts';
import { noteView } from '../person-views/person-views.service.ts';
import { absenteeReport } from './absentee-report.ts';
import { attendanceReport } from './attendance-report.ts';
import { postedGradeReport } from './posted-grade-report.ts';
import { pupilReport } from './pupil-report.ts';
import { reportCardReport } from './report-card-report.ts';
import { reportSelection } from './report-selection.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.attendance, async ({ query, viewer, db, now }) => {
    const selection = await reportSelection(db, viewer, query, now);
    return selection.ok ? succeed(await attendanceReport(db, selection.value, pageOf(query))) : selection;
  });
  registerEndpoint(app, context, calls.absentees, async ({ query, viewer, db, now }) => {
    const selection = await reportSelection(db, viewer, query, now);
    return selection.ok ? succeed(await absenteeReport(db, selection.value, pageOf(query))) : selection;
  });
  registerEndpoint(app, context, calls.pupils, async ({ query, viewer, db, now }) => {
    const selection = await reportSelection(db, viewer, query, now);
    if (!selection.ok) return selection;
    return succeed(
      await pupilReport(db, selection.value, query.class_id, query.hide_personal === 'true', pageOf(query)),
    );
  });
  registerEndpoint(app, context, calls.postedGrades, async ({ query, viewer, db, now }) => {
    const selection = await reportSelection(db, viewer, query, now);
    return selection.ok
      ? succeed(await postedGradeReport(db, selection.value, schoolDay(now), pageOf(query)))
      : selection;
  });
  registerEndpoint(app, context, calls.institutions, async ({ params, query, viewer, db }) => {
    const assessment = await findAssessmentRef(db, viewer, params.id);
    return assessment ? succeed(await compareInstitutions(db, viewer, assessment, pageOf(query))) : fail('not-found');
  });
  registerEndpoint(app, context, calls.readings, async (call) => {
    const { query, viewer, db, now } = call;
    const selection = await reportSelection(db, viewer, query, now);
    if (!selection.ok) return fail('not-found');
    const of = { classId: query.class_id, studentId: query.student_profile_id, assessmentId: query.assessment_id };
    if (of.studentId) await noteView(context, call, 'REPORT', { profileId: of.studentId });
    return succeed(await readingReport(db, viewer, of, pageOf(query)));
  });
  registerEndpoint(app, context, calls.reportCards, async (call) => {
    const { query, viewer, db, now } = call;
    const selection = await reportSelection(db, viewer, query, now);
    if (!selection.ok || !selection.value.schoolClass) return fail('not-found');
    const { schoolClass, year } = selection.value;
    if (query.student_profile_id) await noteView(context, call, 'REPORT', { profileId: query.student_profile_id });
    const at = { schoolClass, year, now };
    return succeed(await reportCardReport(db, at, query.student_profile_id, pageOf(query)));
  });
  registerWrite(app, context, calls.recordExport, async ({ unit, body, viewer }) => {
    const name = reportNames[body.report];
    await unit.record({
      action: 'CREATE',
      table: 'reports',
      recordId: body.report,
      municipalityId: viewer.municipalityId,
      institutionId: viewer.institutionId,
      to: { ...body, name },
      title: 'Relatório exportado',
      message: `O relatório ${name} foi exportado.`,
    });
    return succeed(null);
  });
}
