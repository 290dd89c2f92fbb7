import { isSameSheet, type ResultAttempt, readingDetailsSchema } from '@caderneta/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { resultAttempts } from '../../schema/assessment-results.table.ts';
import { users } from '../../schema/users.table.ts';
import { dropFile } from '../../server/files/keep-file.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import type { AssessmentRef } from './assessment-ref.ts';
import { storedAnswers } from './stored-answers.ts';
import { type StoredResult, storedResult } from './stored-result.ts';

/** A sheet or reading whose place another has taken. */
export type StoredAttempt = typeof resultAttempts.$inferSelect;

/** What a service judged of a recording, without what people marked in it. */
function estimateOf(details: unknown): string {
  const { ear_marks: _, ...estimate } = readingDetailsSchema.safeParse(details).data ?? { ear_marks: null };
  return JSON.stringify(estimate);
}

/** Whether a save says more of the sheet or recording that is stored, and not that there is another. A score alone is of neither. */
export function isOfSameAttempt(before: Pick<StoredResult, 'details'>, details: unknown, isReading: boolean): boolean {
  if (before.details === null || details === null) return false;
  if (isReading) return estimateOf(before.details) === estimateOf(details);
  const earlier = storedAnswers(before.details);
  const columns = new Set(earlier.map(({ group }) => group));
  // The other page may have come to it.
  return isSameSheet(
    earlier,
    storedAnswers(details).filter(({ group }) => columns.has(group)),
  );
}

/** Keeps a result as it is, before another sheet or reading takes its place. */
export async function keepAttempt(unit: Unit, result: StoredResult): Promise<void> {
  const { municipality_id, school_year, id: result_id } = result;
  const { score, hits, total, key_version, details, photo_file_id, corrected_by, typed_by, read_at } = result;
  const of = { municipality_id, school_year, result_id, created_at: unit.now };
  const own = { score, hits, total, key_version, details, photo_file_id, corrected_by, typed_by };
  await unit.db.insert(resultAttempts).values({ ...of, ...own, read_at: read_at ?? result.updated_at });
}

/** What a result has replaced, the newest first. */
export const attemptsOf = (db: Queries, resultId: string): Promise<StoredAttempt[]> =>
  db
    .select()
    .from(resultAttempts)
    .where(eq(resultAttempts.result_id, resultId))
    .orderBy(desc(resultAttempts.read_at), desc(resultAttempts.id));

/** With a result that is taken back go the pictures of what it had replaced; their rows go with its own. */
export async function dropAttemptPictures(unit: Unit, fileStore: FileStore, resultId: string): Promise<void> {
  for (const { photo_file_id } of await attemptsOf(unit.db, resultId)) {
    if (photo_file_id) await dropFile(unit, fileStore, photo_file_id);
  }
}

/** A pupil's sheets or readings, the one that counts first. Who may see them is the caller's to have checked. */
export async function listAttempts(
  db: Queries,
  assessment: AssessmentRef,
  studentId: string,
): Promise<ResultAttempt[]> {
  const current = await storedResult(db, assessment, studentId);
  if (!current) return [];
  const all = [current, ...(await attemptsOf(db, current.id))];
  const authors = all.flatMap(({ corrected_by }) => corrected_by ?? []);
  const people = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, authors));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return all.map(({ id, read_at, corrected_by, typed_by, score, hits, total }, at) => ({
    ...{ id, score, hits, total, is_current: at === 0, is_typed: typed_by !== null },
    read_at: (read_at ?? current.updated_at).toISOString(),
    by: names.get(corrected_by ?? '') ?? null,
  }));
}
