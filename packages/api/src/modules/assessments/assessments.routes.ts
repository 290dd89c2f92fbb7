import { assessmentEndpoints, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { registerFile } from '../../server/files/serve-file.ts';
import { noteView } from '../person-views/person-views.service.ts';
import { applyToClasses } from './apply-to-classes.ts';
import { findAssessmentRef } from './assessment-ref.ts';
import { layoutOf } from './assessment-sheet.ts';
import { findAssessment, listAssessments } from './assessments.repository.ts';
import { createAssessment, markPrinted, removeAssessment, updateAssessment } from './assessments.writes.ts';
import { listAttempts } from './attempts.ts';
import { readKey } from './keys.repository.ts';
import { previewKey, saveKey } from './keys.writes.ts';
import { listReadings } from './readings.repository.ts';
import { removeResult } from './remove-result.ts';
import { restoreAttempt } from './restore-attempt.ts';
import { findResult, listResults, pupilOf } from './results.repository.ts';
import { saveResult } from './results.writes.ts';

const calls = assessmentEndpoints;

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { fileStore } = context;

  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) => {
    const { class_id: classId, institution_id: institutionId, municipality_id: municipalityId, ...others } = query;
    const filter = {
      classId,
      institutionId,
      municipalityId,
      groupId: query.assessment_group_id,
      isInReview: query.in_review === 'true',
      ...others,
    };
    return succeed(await listAssessments(db, viewer, filter, pageOf(query)));
  });

  registerEndpoint(app, context, calls.get, async ({ params, viewer, db }) => {
    const found = await findAssessment(db, viewer, params.id);
    if (!found) return fail('not-found');
    const content = found.file && (await fileStore.get(found.file.key));
    const file = content && Buffer.from(content).toString('base64');
    const sheet_layout = await layoutOf(db, found.assessment.sheet_model);
    return succeed({ ...found.assessment, file, reading_text: found.readingText, sheet_layout });
  });

  registerFile(app, context, calls.file, async ({ params, viewer, db }) => {
    const found = await findAssessment(db, viewer, params.id);
    return found?.file ? succeed(found.file) : fail('not-found');
  });

  registerEndpoint(app, context, calls.getKey, async ({ params, viewer, db }) => {
    if (!(await findAssessmentRef(db, viewer, params.id))) return fail('not-found');
    return succeed((await readKey(db, params.id)) ?? { key: [], annulled: [], version: 0, version_b: null });
  });

  registerEndpoint(app, context, calls.results, async ({ params, query, viewer, db }) => {
    const assessment = await findAssessmentRef(db, viewer, params.id);
    return assessment ? succeed(await listResults(db, assessment, pageOf(query))) : fail('not-found');
  });

  registerEndpoint(app, context, calls.result, async (call) => {
    const { params, viewer, db } = call;
    const assessment = await findAssessmentRef(db, viewer, params.id);
    const found = assessment && (await findResult(db, fileStore, assessment, params.studentProfileId));
    if (!found) return fail('not-found');
    await noteView(context, call, 'RESULTS', { profileId: params.studentProfileId });
    return succeed(found);
  });

  registerEndpoint(app, context, calls.readings, async (call) => {
    const { params, query, viewer, db } = call;
    const assessment = await findAssessmentRef(db, viewer, params.id);
    const pupil = assessment && (await pupilOf(db, assessment.classId, params.studentProfileId));
    if (pupil === null) return fail('not-found');
    await noteView(context, call, 'RESULTS', { profileId: params.studentProfileId });
    return succeed(await listReadings(db, viewer, params.studentProfileId, pageOf(query)));
  });

  registerWrite(
    app,
    context,
    calls.create,
    ({ unit, body }) => createAssessment(unit, fileStore, body),
    'Avaliação criada',
  );
  registerWrite(
    app,
    context,
    calls.update,
    ({ unit, params, body }) => updateAssessment(unit, fileStore, params.id, body),
    'Avaliação atualizada',
  );
  registerWrite(
    app,
    context,
    calls.remove,
    ({ unit, params }) => removeAssessment(unit, fileStore, params.id),
    'Avaliação removida',
  );
  registerWrite(
    app,
    context,
    calls.apply,
    ({ unit, params, body }) => applyToClasses(unit, fileStore, params.id, body.class_ids),
    'Avaliação aplicada',
  );
  registerWrite(app, context, calls.markPrinted, ({ unit, params }) => markPrinted(unit, params.id));
  registerWrite(
    app,
    context,
    calls.saveKey,
    ({ unit, params, body }) => saveKey(unit, fileStore, params.id, body),
    'Gabarito salvo',
  );
  registerWrite(
    app,
    context,
    calls.saveResult,
    ({ unit, params, body }) => saveResult(unit, fileStore, params.id, body),
    'Resultado salvo',
  );
  registerWrite(
    app,
    context,
    calls.removeResult,
    ({ unit, params, query }) => removeResult(unit, fileStore, params.id, params.studentProfileId, query.version),
    'Resultado desfeito',
  );
  registerWrite(app, context, calls.previewKey, ({ unit, params, body }) => previewKey(unit, params.id, body));
  registerEndpoint(app, context, calls.attempts, async (call) => {
    const { params, viewer, db } = call;
    const assessment = await findAssessmentRef(db, viewer, params.id);
    if (!assessment) return fail('not-found');
    await noteView(context, call, 'RESULTS', { profileId: params.studentProfileId });
    return succeed(await listAttempts(db, assessment, params.studentProfileId));
  });
  registerWrite(
    app,
    context,
    calls.restoreAttempt,
    ({ unit, params, body }) => restoreAttempt(unit, fileStore, params, body.version),
    'Resultado anterior de volta',
  );
}
