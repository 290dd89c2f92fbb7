import { fail, type Outcome, succeed } from '@caderneta/contract';
import type { FileStore } from '../../files/file-store.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { dropFile } from '../../server/files/keep-file.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { dropRecordingOf } from '../recording-removal/recording-removal.service.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { dropAttemptPictures } from './attempts.ts';
import { replaceReview } from './crops.ts';
import { assessmentRefOf, lockAssessment } from './lock-assessment.ts';
import { savedMeanwhile } from './result-conflict.ts';
import { pupilOf } from './results.repository.ts';
import { auditedResult, isResult, resultEntry, storedResult } from './stored-result.ts';

/** Takes back a pupil's result, with its pictures and recording: a sheet that was saved to the wrong pupil. */
export async function removeResult(
  unit: Unit,
  fileStore: FileStore,
  assessmentId: string,
  studentId: string,
  version: number | undefined,
): Promise<Outcome<null>> {
  const locked = await lockAssessment(unit, assessmentId);
  if (!locked.ok) return locked;
  const held = locked.value;
  const student = await pupilOf(unit.db, held.row.class_id, studentId);
  const before = await storedResult(unit.db, assessmentRefOf(held), studentId);
  if (student === null || before === null) return fail('not-found');
  if (version !== undefined && version !== before.version) {
    return savedMeanwhile(unit, before, assessmentMessages.resultGiven.up);
  }
  await replaceReview(unit, fileStore, before, []);
  if (before.photo_file_id) await dropFile(unit, fileStore, before.photo_file_id);
  await dropAttemptPictures(unit, fileStore, before.id);
  await dropRecordingOf(unit, fileStore, before.id);
  await unit.db.delete(assessmentResults).where(isResult(before));
  await unit.record({
    action: 'DELETE',
    ...resultEntry(held, before.id),
    from: auditedResult(before),
    to: null,
    ...assessmentMessages.resultRemoved(held.row.title, student),
  });
  return succeed(null);
}
