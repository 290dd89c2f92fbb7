import {
  type AnswerKey,
  fail,
  isContiguousKey,
  type keyDraftSchema,
  keyShape,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { answerKeys, assessmentResults } from '../../schema/index.ts';
import type { Unit } from '../../server/unit-of-work.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { readReview, replaceReview } from './crops.ts';
import { gradeMarks, storedMarks } from './grade-marks.ts';
import { readKey } from './keys.repository.ts';
import { type HeldAssessment, lockAssessment } from './lock-assessment.ts';
import { openQuestions } from './undecided.ts';

type Draft = z.output<typeof keyDraftSchema>;

/** Questions that a column of a sheet can hold. */
const maxQuestions = 25;

interface Recomputed {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Saves the key and computes every result with marks again from them, in the same transaction. */
export async function saveKey(
  unit: Unit,
  fileStore: FileStore,
  assessmentId: string,
  { key, version }: Draft,
): Promise<Outcome<{ key: AnswerKey; version: number }>> {
  const held = await lockAssessment(unit, assessmentId);
  if (!held) return fail('not-found');
  if (!isContiguousKey(key)) return fail('invalid-request', { errors: [assessmentMessages.keyGaps] });
  if (keyShape(key).some((size) => size > maxQuestions))
    return fail('invalid-request', { errors: [assessmentMessages.keyTooLong] });
  const before = await readKey(unit.db, assessmentId);
  if (version !== undefined && version !== (before?.version ?? 0)) return fail('version-conflict');
  const author = { updated_by: unit.viewer.userId, updated_at: unit.now };
  const [saved] = await unit.db
    .insert(answerKeys)
    .values({ assessment_id: assessmentId, key, ...author, created_at: unit.now })
    .onConflictDoUpdate({
      target: answerKeys.assessment_id,
      set: { key, ...author, version: sql`${answerKeys.version} + 1` },
    })
    .returning({ key: answerKeys.key, version: answerKeys.version });
  if (!saved) throw new Error('a saved key was not returned');
  const recomputed = await recompute(unit, fileStore, held, key);
  await unit.record({
    action: before ? 'UPDATE' : 'CREATE',
    table: 'answer_keys',
    recordId: assessmentId,
    municipalityId: held.municipalityId,
    institutionId: held.row.institution_id,
    from: before && { key: before.key },
    to: { key, recomputed },
    ...assessmentMessages.keySaved(held.row.title, recomputed.length),
  });
  return succeed(saved);
}

async function recompute(
  unit: Unit,
  fileStore: FileStore,
  held: HeldAssessment,
  key: AnswerKey,
): Promise<Recomputed[]> {
  const { municipalityId, row } = held;
  const inPartition = and(
    eq(assessmentResults.municipality_id, municipalityId),
    eq(assessmentResults.school_year, row.school_year),
  );
  const results = await unit.db
    .select()
    .from(assessmentResults)
    .where(and(inPartition, eq(assessmentResults.assessment_id, row.id)));
  const recomputed: Recomputed[] = [];
  for (const result of results) {
    const marks = storedMarks(result.details);
    if (marks.length === 0) continue;
    const waiting = await readReview(unit.db, fileStore, result.id);
    const open = openQuestions(waiting, key);
    const graded = gradeMarks(marks, key);
    const status = open.length > 0 ? ('IN_REVIEW' as const) : ('CORRECTED' as const);
    const version = sql`${assessmentResults.version} + 1`;
    await unit.db
      .update(assessmentResults)
      .set({ ...graded, status, version, updated_at: unit.now })
      .where(and(inPartition, eq(assessmentResults.id, result.id)));
    // A question that the new key does not ask waits for nobody.
    if (open.length < waiting.length) {
      const kept = open.map((item) => ({ item, crop: null }));
      await replaceReview(unit, fileStore, result, kept);
    }
    recomputed.push({ id: result.id, from: result.score, to: graded.score });
  }
  return recomputed;
}
