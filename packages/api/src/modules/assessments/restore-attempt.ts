import {
  type AssessmentResult,
  fail,
  hasVersion,
  keyOfVersion,
  type Outcome,
  pagesOfSaved,
  succeed,
} from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { assessmentResults, resultAttempts } from '../../schema/assessment-results.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { dropRecordingOf } from '../recording-removal/recording-removal.service.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { attemptsOf, keepAttempt, type StoredAttempt } from './attempts.ts';
import { replaceReview } from './crops.ts';
import { readKey } from './keys.repository.ts';
import { assessmentRefOf, type HeldAssessment, lockAssessment } from './lock-assessment.ts';
import { savedMeanwhile } from './result-conflict.ts';
import { findResult, pupilOf } from './results.repository.ts';
import { statusOf } from './sheet-pages.ts';
import { gradeForStore, storedAnswers } from './stored-answers.ts';
import { auditedResult, isResult, resultEntry, storedResult } from './stored-result.ts';
import { openQuestions, waitingByRule, waitingIn } from './undecided.ts';

/** An attempt as its result is to be: a sheet is graded by the key of now, and not at all where that lost its version. */
async function graded(unit: Unit, { row }: HeldAssessment, attempt: StoredAttempt) {
  const { score, hits, total, details, key_version } = attempt;
  const saved = row.format === 'GABARITO' && details !== null ? await readKey(unit.db, row.id) : null;
  if (!saved) return succeed({ columns: { score, hits, total, details, status: 'CORRECTED' as const }, review: [] });
  if (!hasVersion(saved, key_version)) return fail('key-missing', { message: assessmentMessages.versionGone });
  const by = keyOfVersion(saved, key_version);
  const answers = storedAnswers(details);
  const review = openQuestions([...waitingByRule(answers, by.key), ...waitingIn(details)], by.key);
  return succeed({
    columns: { ...gradeForStore(answers, by), status: statusOf(answers, review, by, pagesOfSaved(saved)) },
    review,
  });
}

/** Goes back to a sheet or reading that another had replaced; what counted until now is kept. */
export async function restoreAttempt(
  unit: Unit,
  fileStore: FileStore,
  ids: { readonly id: string; readonly studentProfileId: string; readonly attemptId: string },
  version: number | undefined,
): Promise<Outcome<AssessmentResult>> {
  const locked = await lockAssessment(unit, ids.id);
  if (!locked.ok) return locked;
  const held = locked.value;
  const before = await storedResult(unit.db, assessmentRefOf(held), ids.studentProfileId);
  const attempt = before && (await attemptsOf(unit.db, before.id)).find(({ id }) => id === ids.attemptId);
  if (!attempt) return fail('not-found');
  if (version !== undefined && version !== before.version) {
    return savedMeanwhile(unit, before, assessmentMessages.resultGiven.as(attempt));
  }
  const judged = await graded(unit, held, attempt);
  if (!judged.ok) return judged;
  const { columns, review } = judged.value;
  await keepAttempt(unit, before);
  await unit.db.delete(resultAttempts).where(eq(resultAttempts.id, attempt.id));
  const { key_version, photo_file_id, corrected_by, typed_by, read_at } = attempt;
  const [after] = await unit.db
    .update(assessmentResults)
    .set({
      ...{ ...columns, key_version, photo_file_id, corrected_by, typed_by, read_at, updated_at: unit.now },
      version: sql`${assessmentResults.version} + 1`,
    })
    .where(isResult(before))
    .returning();
  if (!after) throw new Error('a restored result was not returned');
  // No picture of a row of the other sheet may stand for a row of this one.
  await replaceReview(unit, fileStore, after, []);
  const waiting = review.map((item) => ({ item, crop: null }));
  await replaceReview(unit, fileStore, after, waiting);
  await dropRecordingOf(unit, fileStore, before.id);
  const student = (await pupilOf(unit.db, held.row.class_id, ids.studentProfileId)) ?? '';
  await unit.record({
    action: 'UPDATE',
    ...resultEntry(held, before.id),
    from: auditedResult(before),
    to: auditedResult(after),
    ...assessmentMessages.attemptRestored(held.row.title, student),
  });
  const shown = await findResult(unit.db, fileStore, assessmentRefOf(held), ids.studentProfileId);
  if (!shown) throw new Error('a restored result is out of sight');
  return succeed(shown);
}
