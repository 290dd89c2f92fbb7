import { type FieldError, fail, type Outcome, questionId, type ReviewItem, succeed } from '@caderneta/contract';
import { eq, inArray } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { resultReviews } from '../../schema/assessment-results.table.ts';
import { files } from '../../schema/files.table.ts';
import { keepFile } from '../../server/files/keep-file.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { decodePicture } from './sheet-photo.ts';
import type { StoredResult } from './stored-result.ts';

/** A question to be decided, with the bytes of its row's picture. */
export interface DecodedReview {
  readonly item: ReviewItem;
  readonly crop: Uint8Array | null;
}

/** Decodes the pictures of a review; one that is no picture refuses the whole. */
export function decodeReview(review: readonly ReviewItem[]): Outcome<DecodedReview[]> {
  const errors: FieldError[] = [];
  const decoded = review.map((item, index): DecodedReview => {
    if (item.crop === null) return { item, crop: null };
    const crop = decodePicture(item.crop);
    if (!crop) errors.push(assessmentMessages.badCrop(index));
    return { item, crop };
  });
  return errors.length > 0 ? fail('invalid-request', { errors }) : succeed(decoded);
}

/**
 * Replaces what waits for review in a result. A question that still waits keeps its picture when none is sent;
 * pictures that nothing names any more are removed once the rows are durable.
 */
export async function replaceReview(
  unit: Unit,
  fileStore: FileStore,
  result: StoredResult,
  review: readonly DecodedReview[],
): Promise<void> {
  const { municipality_id, school_year, id: result_id } = result;
  const before = await unit.db
    .select({ row: resultReviews, key: files.key })
    .from(resultReviews)
    .leftJoin(files, eq(files.id, resultReviews.crop_file_id))
    .where(eq(resultReviews.result_id, result_id));
  const storedFiles = new Map(before.map(({ row }) => [questionId(row), row.crop_file_id]));
  await unit.db.delete(resultReviews).where(eq(resultReviews.result_id, result_id));
  const used = new Set<string>();
  for (const { item, crop } of review) {
    const fileId = crop ? await keepFile(unit, fileStore, municipality_id, crop) : storedFiles.get(questionId(item));
    if (fileId) used.add(fileId);
    const { group, question, marked, state } = item;
    const columns = { municipality_id, school_year, result_id, created_at: unit.now };
    await unit.db
      .insert(resultReviews)
      .values({ ...columns, group, question, marked, state, crop_file_id: fileId ?? null });
  }
  const unused = before.flatMap(({ row, key }) =>
    row.crop_file_id && key && !used.has(row.crop_file_id) ? [{ id: row.crop_file_id, key }] : [],
  );
  if (unused.length === 0) return;
  await unit.db.delete(files).where(
    inArray(
      files.id,
      unused.map(({ id }) => id),
    ),
  );
  for (const { key } of unused) unit.afterCommit(() => fileStore.remove(key));
}

/** What waits for review in a result, each with its picture in base64, in sheet order. */
export async function readReview(db: Queries, fileStore: FileStore, resultId: string): Promise<ReviewItem[]> {
  const rows = await db
    .select({ row: resultReviews, key: files.key })
    .from(resultReviews)
    .leftJoin(files, eq(files.id, resultReviews.crop_file_id))
    .where(eq(resultReviews.result_id, resultId))
    .orderBy(resultReviews.group, resultReviews.question);
  return Promise.all(
    rows.map(async ({ row: { group, question, marked, state }, key }) => {
      const crop = key ? await fileStore.get(key) : null;
      return { group, question, marked, state, crop: crop ? Buffer.from(crop).toString('base64') : null };
    }),
  );
}
