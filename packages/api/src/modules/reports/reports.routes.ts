import { reportEndpoints as calls, fail, pageOf, reportNames, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { compareInstitutions, findPlace, readingReport } from '../assessments/assessments.service.ts';
import { findSeenClass } from '../school-year/school-year.service.ts';
import { absenteeReport } from './absentee-report.ts';
import { attendanceReport } from './attendance-report.ts';
import { postedGradeReport } from './posted-grade-report.ts';
import { pupilReport } from './pupil-report.ts';
import { reportCardReport } from './report-card-report.ts';
import { reportPlace } from './report-place.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.attendance, async ({ query, viewer, db, now }) => {
    const place = await reportPlace(db, viewer, query, now);
    return place.ok ? succeed(await attendanceReport(db, place.value, pageOf(query))) : place;
  });
  registerEndpoint(app, context, calls.absentees, async ({ query, viewer, db, now }) => {
    const place = await reportPlace(db, viewer, query, now);
    return place.ok ? succeed(await absenteeReport(db, place.value, pageOf(query))) : place;
  });
  registerEndpoint(app, context, calls.pupils, async ({ query, viewer, db, now }) => {
    const place = await reportPlace(db, viewer, query, now);
    if (!place.ok) return fail('not-found');
    return succeed(await pupilReport(db, query.class_id, query.hide_personal === 'true', pageOf(query)));
  });
  registerEndpoint(app, context, calls.postedGrades, async ({ query, viewer, db, now }) => {
    const place = await reportPlace(db, viewer, query, now);
    if (!place.ok) return place;
    const period = query.period === undefined ? {} : { period: Number(query.period) };
    return succeed(await postedGradeReport(db, place.value, { today: schoolDay(now), ...period }, pageOf(query)));
  });
  registerEndpoint(app, context, calls.institutions, async ({ params, query, viewer, db }) => {
    const place = await findPlace(db, viewer, params.id);
    return place ? succeed(await compareInstitutions(db, viewer, place, pageOf(query))) : fail('not-found');
  });
  registerEndpoint(app, context, calls.readings, async ({ query, viewer, db, now }) => {
    const place = await reportPlace(db, viewer, query, now);
    if (!place.ok) return fail('not-found');
    const of = { classId: query.class_id, studentId: query.student_profile_id, assessmentId: query.assessment_id };
    return succeed(await readingReport(db, viewer, of, pageOf(query)));
  });
  registerEndpoint(app, context, calls.reportCards, async ({ query, viewer, db, now }) => {
    const place = await reportPlace(db, viewer, query, now);
    const found = await findSeenClass(db, viewer, query.class_id);
    if (!place.ok || !found) return fail('not-found');
    const at = { classId: found.id, municipalityId: found.municipalityId, year: place.value.year, now };
    return succeed(await reportCardReport(db, at, query.student_profile_id, pageOf(query)));
  });
  registerWrite(app, context, calls.recordExport, async ({ unit, body, viewer }) => {
    const name = reportNames[body.report];
    await unit.record({
      action: 'CREATE',
      table: 'reports',
      recordId: body.report,
      ...(viewer.municipalityId ? { municipalityId: viewer.municipalityId } : {}),
      ...(viewer.institutionId ? { institutionId: viewer.institutionId } : {}),
      to: { ...body, name },
      title: 'Relatório exportado',
      message: `O relatório ${name} foi exportado.`,
    });
    return succeed(null);
  });
}
