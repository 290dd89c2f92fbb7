import {
  type AssessmentResult,
  fail,
  fromWire,
  type GradingKey,
  hasVersion,
  isPlainKey,
  joinPages,
  keyOfVersion,
  type Outcome,
  pagesOfSaved,
  type ReviewItem,
  type resultInputSchema,
  type SheetPart,
  saysStates,
  sheetDetails,
  succeed,
} from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { dropFile, keepFile } from '../../server/files/keep-file.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { dropRecordingOf } from '../recording-removal/recording-removal.service.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { isOfSameAttempt, keepAttempt } from './attempts.ts';
import { decodeReview, replaceReview } from './crops.ts';
import { type JudgedReading, judgeReading } from './judge-reading.ts';
import { readKey } from './keys.repository.ts';
import { assessmentRefOf, type HeldAssessment, lockAssessment } from './lock-assessment.ts';
import { resultConflict } from './result-conflict.ts';
import { findResult, holdPupilOf } from './results.repository.ts';
import { otherPageOf, type PageBeside, statusOf } from './sheet-pages.ts';
import { decodePhoto } from './sheet-photo.ts';
import { gradeForStore, type StoredMarks } from './stored-answers.ts';
import { auditedResult, isResult, resultEntry, type StoredResult, storedResult } from './stored-result.ts';
import { openQuestions, waitingByRule, withUndecided } from './undecided.ts';

type Input = z.output<typeof resultInputSchema>;

/** What is stored of an input: scores are the server's where there are marks. */
interface Judged {
  readonly score: number;
  readonly hits: number | null;
  readonly total: number | null;
  readonly details: StoredMarks | JudgedReading['details'];
  readonly review: readonly ReviewItem[];
  readonly status: StoredResult['status'];
  /** What of the stored sheet it leaves as it is. */
  readonly beside: PageBeside | null;
}

/** More questions than any sheet holds: such a total is nobody's. */
const mostQuestions = 400;

/** A client of the older service sends a score alone, or a lone mark a question: where several are right it has not read the sheet. */
const isOfOlderClient = ({ details }: Input): boolean => !saysStates(sheetDetails(details)?.omr ?? []);

function judgeSheet(input: Input, by: GradingKey, pages: readonly SheetPart[], beside: PageBeside): Judged {
  const { key } = by;
  const { score } = input;
  const details = sheetDetails(input.details);
  const answers = joinPages(beside.answers, fromWire(details?.omr ?? []));
  const review = openQuestions([...waitingByRule(answers, key), ...beside.review, ...(input.review ?? [])], key);
  const status = statusOf(answers, review, by, pages);
  if (details && details.omr.length > 0) {
    return { ...gradeForStore(withUndecided(answers, review), by), review, status, beside };
  }
  // An older client sends a score alone.
  const { total = 0, acertos = 0 } = details ?? {};
  const counts =
    total > 0 && total <= mostQuestions && acertos <= total ? { hits: acertos, total } : { hits: null, total: null };
  return { score: Math.round(score * 100) / 100, ...counts, details: null, review, status, beside };
}

async function judge(
  unit: Unit,
  fileStore: FileStore,
  { row }: HeldAssessment,
  input: Input,
  before: StoredResult | null,
): Promise<Outcome<Judged>> {
  if (row.format === 'LEITURA') {
    const reading = judgeReading(input, row.reading_text ?? '', before?.details ?? null);
    if (!reading.ok) return reading;
    return succeed({ ...reading.value, hits: null, total: null, review: [], status: 'CORRECTED', beside: null });
  }
  const saved = await readKey(unit.db, row.id);
  if (!saved) return fail('key-missing');
  const version = input.key_version ?? 'A';
  if (!hasVersion(saved, version)) {
    return fail('invalid-request', { errors: [assessmentMessages.versionUnknown] });
  }
  const by = keyOfVersion(saved, version);
  const pages = pagesOfSaved(saved);
  const isOfTwoPages = pages.length > 1;
  if ((isOfTwoPages || !isPlainKey(by.key)) && isOfOlderClient(input)) {
    return fail('invalid-request', {
      errors: [isOfTwoPages ? assessmentMessages.pagesUnread : assessmentMessages.rulesUnread],
    });
  }
  if (isOfTwoPages && input.photo) return fail('invalid-request', { errors: [assessmentMessages.photoOfPages] });
  const read = fromWire(sheetDetails(input.details)?.omr ?? []);
  const beside = await otherPageOf(unit.db, fileStore, before, read, { pages, version });
  return succeed(judgeSheet(input, by, pages, beside));
}

async function writeResult(
  unit: Unit,
  held: HeldAssessment,
  studentId: string,
  before: StoredResult | null,
  judged: Judged,
  sheet: Pick<StoredResult, 'key_version' | 'photo_file_id' | 'typed_by' | 'read_at'>,
): Promise<StoredResult> {
  const { score, hits, total, details, status } = judged;
  const values = {
    score,
    hits,
    total,
    ...sheet,
    details,
    status,
    corrected_by: unit.viewer.userId,
    updated_at: unit.now,
  };
  const columns = { municipality_id: held.municipalityId, school_year: held.row.school_year };
  const [row] = before
    ? await unit.db
        .update(assessmentResults)
        .set({ ...values, version: sql`${assessmentResults.version} + 1` })
        .where(isResult(before))
        .returning()
    : await unit.db
        .insert(assessmentResults)
        .values({
          ...columns,
          ...values,
          assessment_id: held.row.id,
          student_profile_id: studentId,
          created_at: unit.now,
        })
        .returning();
  if (!row) throw new Error('a written result was not returned');
  return row;
}

/**
 * Saves a pupil's result. For answer sheets hits and score come from the marks and the assessment's own key; with questions still
 * to be decided the result is 'IN_REVIEW' and they count as wrong. One page of two takes the place of what was read of it, and joins what was
 * read of the other; alone it makes no result yet.
 */
export async function saveResult(
  unit: Unit,
  fileStore: FileStore,
  assessmentId: string,
  input: Input,
): Promise<Outcome<AssessmentResult>> {
  const locked = await lockAssessment(unit, assessmentId);
  if (!locked.ok) return locked;
  const held = locked.value;
  const studentId = input.student_profile_id;
  const student = await holdPupilOf(unit.db, held.row.class_id, studentId);
  if (student === null) return fail('not-found');
  const before = await storedResult(unit.db, assessmentRefOf(held), studentId);
  const judged = await judge(unit, fileStore, held, input, before);
  if (!judged.ok) return judged;
  const review = decodeReview(judged.value.review);
  if (!review.ok) return review;
  const photo = decodePhoto(input.photo);
  if (!photo.ok) return photo;
  const { beside } = judged.value;
  // A page that nobody had read overwrites nothing, whoever saved the other one.
  const isOver = beside?.isAdded !== true;
  if (isOver && input.version !== undefined && input.version !== (before?.version ?? 0)) {
    return resultConflict(unit, fileStore, held, { id: studentId, name: student }, before);
  }
  // What another sheet or reading takes the place of is kept, with its picture.
  const isSame = before !== null && isOfSameAttempt(before, judged.value.details, held.row.format === 'LEITURA');
  if (before && !isSame) {
    await keepAttempt(unit, before);
    // No picture of a row of the other sheet may stand for a row of this one.
    const left = beside?.review.map((item) => ({ item, crop: null })) ?? [];
    await replaceReview(unit, fileStore, before, left);
  }
  const stored = isSame ? before.photo_file_id : null;
  const photo_file_id = photo.value ? await keepFile(unit, fileStore, held.municipalityId, photo.value) : null;
  const sheet = {
    key_version: input.key_version ?? 'A',
    photo_file_id: photo.value === undefined ? stored : photo_file_id,
    ...(isSame
      ? { typed_by: before.typed_by, read_at: before.read_at }
      : { typed_by: input.is_typed ? unit.viewer.userId : null, read_at: unit.now }),
  };
  const after = await writeResult(unit, held, studentId, before, judged.value, sheet);
  if (stored && stored !== after.photo_file_id) await dropFile(unit, fileStore, stored);
  await replaceReview(unit, fileStore, after, review.value);
  // A recording is of the marks that it was kept with.
  if (before) await dropRecordingOf(unit, fileStore, after.id);
  await unit.record({
    action: before ? 'UPDATE' : 'CREATE',
    ...resultEntry(held, after.id),
    from: before && auditedResult(before),
    to: auditedResult(after),
    ...assessmentMessages.resultSaved(held.row.title, student),
  });
  const shown = await findResult(unit.db, fileStore, assessmentRefOf(held), studentId);
  if (!shown) throw new Error('a result just written is out of sight');
  return succeed(shown);
}
