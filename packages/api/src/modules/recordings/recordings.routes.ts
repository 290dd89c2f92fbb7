import { recordingEndpoints as calls, pupilConsentEndpoints as consents, fail, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { registerDownload } from '../../server/files/serve-file.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { recordChange } from '../../server/writes/journal.ts';
import { findWritableAssessment, pupilOf } from '../assessments/assessments.service.ts';
import { keepRecording } from './keep-recording.ts';
import { consentsOfPupil } from './pupil-consents.repository.ts';
import { openArchive } from './recording-archive.ts';
import { recordConsent, withdrawConsent, withdrawConsentsOfPupil } from './recording-consents.writes.ts';
import { recordingState } from './recording-state.repository.ts';
import { recordingMessages } from './recordings.messages.ts';
import { countStoredRecordings } from './stored-recordings.repository.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { fileStore } = context;

  registerEndpoint(app, context, calls.state, async ({ params, viewer, db }) => {
    const { id, studentProfileId } = params;
    const assessment = await findWritableAssessment(db, viewer, id);
    const pupil = assessment && (await pupilOf(db, assessment.classId, studentProfileId));
    return assessment && pupil !== null
      ? succeed(await recordingState(db, assessment, studentProfileId))
      : fail('not-found');
  });
  registerWrite(
    app,
    context,
    calls.keep,
    ({ unit, params, body }) => keepRecording(unit, fileStore, params.id, params.studentProfileId, body.audio),
    'Gravação guardada',
  );
  registerWrite(
    app,
    context,
    calls.consent,
    ({ unit, params, body }) => recordConsent(unit, params.id, params.studentProfileId, body.term_since),
    'Consentimento registrado',
  );
  registerWrite(
    app,
    context,
    calls.withdraw,
    ({ unit, params }) => withdrawConsent(unit, fileStore, params.id, params.studentProfileId),
    'Consentimento retirado',
  );

  registerEndpoint(app, context, consents.list, async ({ params, viewer, db }) => {
    const found = await consentsOfPupil(db, viewer, params.id);
    return found ? succeed(found) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    consents.withdraw,
    ({ unit, params }) => withdrawConsentsOfPupil(unit, fileStore, params.id),
    'Consentimento retirado',
  );

  registerEndpoint(app, context, calls.stored, async ({ params, viewer, db }) => {
    const stored = await countStoredRecordings(db, viewer, params.id);
    return stored ? succeed(stored) : fail('not-found');
  });
  registerDownload(app, context, calls.archive, async ({ params, viewer, db, now, requestId }) => {
    const stored = await countStoredRecordings(db, viewer, params.id);
    if (!stored) return fail('not-found');
    // Written down before the first byte leaves.
    await context.db.transaction((tx) =>
      recordChange(
        tx,
        { userId: viewer.userId, now, requestId },
        {
          action: 'OTHER',
          table: 'reading_recordings',
          recordId: params.id,
          municipalityId: params.id,
          to: { exported: stored.recordings },
          ...recordingMessages.exported(stored.recordings),
        },
      ),
    );
    const name = `gravacoes-${schoolDay(now)}.zip`;
    return succeed({ name, media_type: 'application/zip', content: openArchive(db, fileStore, params.id) });
  });
}
