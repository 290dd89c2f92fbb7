import { fail, type Outcome, type PupilConsent, type RecordingState, succeed } from '@caderneta/contract';
import type { FileStore } from '../../files/file-store.ts';
import { recordingConsents } from '../../schema/reading-recordings.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import {
  assessmentRefOf,
  type HeldAssessment,
  holdPupilOf,
  lockAssessment,
} from '../assessments/assessments.service.ts';
import { dropRecordingsOfPupil } from '../recording-removal/recording-removal.service.ts';
import { lockUser, mayChange } from '../users/users.service.ts';
import { consentsOfPupil } from './pupil-consents.repository.ts';
import { findConsent, holdTerm, recordingState } from './recording-state.repository.ts';
import { recordingMessages } from './recordings.messages.ts';

/** The pupil of a result, with the assessment locked for writing. */
export interface HeldPupil {
  readonly held: HeldAssessment;
  readonly id: string;
  readonly name: string;
}

/** Refused where the viewer may not write, or where nobody of that id was ever in the class. */
export async function holdPupil(unit: Unit, assessmentId: string, studentId: string): Promise<Outcome<HeldPupil>> {
  const held = await lockAssessment(unit, assessmentId);
  if (!held.ok) return held;
  const name = await holdPupilOf(unit.db, held.value.row.class_id, studentId);
  return name === null ? fail('not-found') : succeed({ held: held.value, id: studentId, name });
}

const stateOf = async (unit: Unit, { held, id }: HeldPupil): Promise<Outcome<RecordingState>> =>
  succeed(await recordingState(unit.db, assessmentRefOf(held), id));

/** Whose consent it is, and where it was given. */
interface PupilConsentOwner {
  readonly id: string;
  readonly name: string;
  readonly municipalityId: string;
  readonly institutionId: string | null;
}

const ownerOf = ({ held, id, name }: HeldPupil): PupilConsentOwner => ({
  id,
  name,
  municipalityId: held.municipalityId,
  institutionId: held.row.institution_id,
});

const consentChange = ({ id, municipalityId, institutionId }: PupilConsentOwner) => ({
  table: 'recording_consents' as const,
  recordId: id,
  municipalityId,
  institutionId,
});

/** Writes down that a guardian consented to the term in force. A second time it is the newer one. */
export async function recordConsent(
  unit: Unit,
  assessmentId: string,
  studentId: string,
  termSince: string,
): Promise<Outcome<RecordingState>> {
  const holding = await holdPupil(unit, assessmentId, studentId);
  if (!holding.ok) return holding;
  const pupil = holding.value;
  const { municipalityId } = pupil.held;
  const term = await holdTerm(unit.db, municipalityId);
  if (!term) return fail('recording-not-kept', { message: recordingMessages.off });
  if (term.since !== termSince) return fail('version-conflict', { message: recordingMessages.otherTerm });
  const given = { term_since: new Date(term.since), recorded_by: unit.viewer.userId, recorded_at: unit.now };
  await unit.db
    .insert(recordingConsents)
    .values({ municipality_id: municipalityId, student_profile_id: studentId, ...given })
    .onConflictDoUpdate({
      target: [recordingConsents.municipality_id, recordingConsents.student_profile_id],
      set: given,
    });
  await unit.record({
    action: 'CREATE',
    ...consentChange(ownerOf(pupil)),
    to: { student_profile_id: studentId, term_since: term.since },
    ...recordingMessages.consented(pupil.name),
  });
  return stateOf(unit, pupil);
}

/** Takes a consent back: what was recorded of the pupil in this municipality goes for good. Without a consent nothing happens. */
async function takeBack(unit: Unit, fileStore: FileStore, owner: PupilConsentOwner): Promise<void> {
  const before = await findConsent(unit.db, owner.municipalityId, owner.id, null);
  const { recordings } = await dropRecordingsOfPupil(unit, fileStore, owner.id, owner.municipalityId);
  if (!before) return;
  await unit.record({
    action: 'DELETE',
    ...consentChange(owner),
    from: { student_profile_id: owner.id, recorded_at: before.recorded_at },
    to: { recordings_removed: recordings },
    ...recordingMessages.withdrawn(owner.name, recordings),
  });
}

/** Takes the consent back with a reading in hand, as who corrects it may. */
export async function withdrawConsent(
  unit: Unit,
  fileStore: FileStore,
  assessmentId: string,
  studentId: string,
): Promise<Outcome<RecordingState>> {
  const holding = await holdPupil(unit, assessmentId, studentId);
  if (!holding.ok) return holding;
  await takeBack(unit, fileStore, ownerOf(holding.value));
  return stateOf(unit, holding.value);
}

/** Takes a pupil's consents back in the networks of the viewer, whatever became of the assessments that they were given for. */
export async function withdrawConsentsOfPupil(
  unit: Unit,
  fileStore: FileStore,
  userId: string,
): Promise<Outcome<PupilConsent[]>> {
  const stored = await lockUser(unit, userId);
  if (!stored) return fail('not-found');
  if (!mayChange(unit.viewer, stored.user.role)) return fail('forbidden');
  const { name } = stored.user;
  const institutionId = stored.profile?.institution_id ?? null;
  for (const consent of (await consentsOfPupil(unit.db, unit.viewer, userId)) ?? []) {
    const { municipality, student_profile_id: id } = consent;
    await takeBack(unit, fileStore, { id, name, municipalityId: municipality.id, institutionId });
  }
  return succeed([]);
}
