import { isDeepStrictEqual } from 'node:util';
import { hasVersion, keyOfVersion, pagesOfSaved, type SavedKey } from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { readReview, replaceReview } from './crops.ts';
import type { HeldAssessment } from './lock-assessment.ts';
import { statusOf } from './sheet-pages.ts';
import { type GradedResult, gradeForStore, storedAnswers } from './stored-answers.ts';
import { isResult, type StoredResult } from './stored-result.ts';
import { openQuestions, waitingByRule } from './undecided.ts';

/** A result whose score was computed again. */
interface Recomputed {
  readonly student_profile_id: string;
  readonly from: number;
  readonly to: number;
}

/** A stored result as a key grades it; null where it was saved without marks, or is of a version that the key lacks. */
export function regraded(result: Pick<StoredResult, 'details' | 'key_version'>, saved: SavedKey): GradedResult | null {
  const answers = storedAnswers(result.details);
  return answers.length === 0 || !hasVersion(saved, result.key_version)
    ? null
    : gradeForStore(answers, keyOfVersion(saved, result.key_version));
}

/**
 * Computes every result with marks of an assessment again, from the marks and the key of its version, and writes those that change: the
 * others stay of their day. Marks that the key does not ask are kept for a later one.
 */
export async function recompute(
  unit: Unit,
  fileStore: FileStore,
  held: HeldAssessment,
  saved: SavedKey,
): Promise<Recomputed[]> {
  const { municipalityId, row } = held;
  const results = await unit.db
    .select()
    .from(assessmentResults)
    .where(
      and(
        eq(assessmentResults.municipality_id, municipalityId),
        eq(assessmentResults.school_year, row.school_year),
        eq(assessmentResults.assessment_id, row.id),
      ),
    );
  const pages = pagesOfSaved(saved);
  const recomputed: Recomputed[] = [];
  for (const result of results) {
    const graded = regraded(result, saved);
    if (!graded) continue;
    const by = keyOfVersion(saved, result.key_version);
    const answers = storedAnswers(result.details);
    const waiting = await readReview(unit.db, fileStore, result.id);
    const open = openQuestions([...waitingByRule(answers, by.key), ...waiting], by.key);
    const status = statusOf(answers, open, by, pages);
    // A question that the new key does not ask waits for nobody; one that is annulled may be asked again.
    const waitsOtherwise = open.length !== waiting.length || !open.every((item) => waiting.includes(item));
    const { score, hits, total, details } = result;
    if (
      waitsOtherwise ||
      !isDeepStrictEqual({ ...graded, status }, { score, hits, total, details, status: result.status })
    ) {
      const version = sql`${assessmentResults.version} + 1`;
      await unit.db
        .update(assessmentResults)
        .set({ ...graded, status, version, updated_at: unit.now })
        .where(isResult(result));
    }
    if (waitsOtherwise) {
      const stored = open.map((item) => ({ item, crop: null }));
      await replaceReview(unit, fileStore, result, stored);
    }
    recomputed.push({ student_profile_id: result.student_profile_id, from: result.score, to: graded.score });
  }
  return recomputed;
}
