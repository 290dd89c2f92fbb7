import type { AssessmentResult, PageRequest, ResultDetails, ResultRow } from '@caderneta/contract';
import { resultDetailsSchema, wholeListLimit } from '@caderneta/contract';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FileStore } from '../../files/file-store.ts';
import { assessmentResults, resultAttempts } from '../../schema/assessment-results.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { holdErased } from '../users/users.service.ts';
import { type AssessmentRef, scaleOf } from './assessment-ref.ts';
import { readReview } from './crops.ts';
import { isStoredInconclusive } from './reading-figures.ts';
import { lackingPage } from './sheet-pages.ts';
import { readPhoto } from './sheet-photo.ts';
import type { StoredResult } from './stored-result.ts';

/** Results of an assessment: municipality and year are named so that one partition is read. */
const resultsOf = ({ id, municipalityId, schoolYear }: AssessmentRef): SQL =>
  and(
    eq(assessmentResults.municipality_id, municipalityId),
    eq(assessmentResults.school_year, schoolYear),
    eq(assessmentResults.assessment_id, id),
  ) as SQL;

/** Whether an assessment has results; with a version, of its sheets alone. */
export async function hasResults(db: Queries, assessment: AssessmentRef, version?: 'B'): Promise<boolean> {
  const [found] = await db
    .select({ id: assessmentResults.id })
    .from(assessmentResults)
    .where(and(resultsOf(assessment), version && eq(assessmentResults.key_version, version)))
    .limit(1);
  return found !== undefined;
}

/** Who has a line: pupils enrolled in the class now, and those who left with a result. */
const hasLine = (assessment: AssessmentRef): SQL | undefined =>
  and(
    sql`${profiles.id} in (
      select ${enrolments.profile_id} from ${enrolments}
      where ${enrolments.class_id} = ${assessment.classId} and ${enrolments.ends_on} is null
      union select ${assessmentResults.student_profile_id} from ${assessmentResults} where ${resultsOf(assessment)})`,
    sql`(${users.archived_at} is null or ${assessmentResults.id} is not null)`,
  );

const resultOfLine = (assessment: AssessmentRef): SQL | undefined =>
  and(resultsOf(assessment), eq(assessmentResults.student_profile_id, profiles.id));

const typists = alias(users, 'typists');
const earlierAttempts = sql<number>`(select count(*)::int from ${resultAttempts} where ${resultAttempts.result_id} = ${assessmentResults.id})`;

const fromLines = (db: Queries, assessment: AssessmentRef) =>
  db
    .select({
      student_profile_id: profiles.id,
      student: { name: users.name, matricula: profiles.matricula },
      result: assessmentResults,
      isInconclusive: isStoredInconclusive(assessmentResults.details),
      typed_by: typists.name,
      earlier_attempts: earlierAttempts.as('earlier_attempts'),
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .leftJoin(assessmentResults, resultOfLine(assessment))
    .leftJoin(typists, eq(typists.id, assessmentResults.typed_by));

type Line = Awaited<ReturnType<typeof fromLines>>[number];

/** A sheet of which a page is to be read yet is no result: nothing of it counts. */
const counted = (
  result: StoredResult | null,
  isInconclusive: boolean,
): Pick<ResultRow, 'status' | 'score' | 'hits' | 'total'> => {
  if (result === null || result.status === 'INCOMPLETE')
    return { status: 'PENDING', score: null, hits: null, total: null };
  const { status, score, hits, total } = result;
  return { status, score: isInconclusive ? null : score, hits, total };
};

const toRow = (assessment: AssessmentRef, { result, isInconclusive, ...line }: Line): ResultRow => ({
  ...line,
  scale: scaleOf(assessment),
  ...counted(result, isInconclusive),
  missing_page: result && lackingPage(result),
  key_version: result?.key_version ?? 'A',
  updated_at: result?.updated_at.toISOString() ?? null,
  version: result?.version ?? 0,
});

/** Details as the contract shows them, whatever more is stored. */
const shownDetails = (details: StoredResult['details'] | undefined): ResultDetails | null =>
  resultDetailsSchema.safeParse(details).data ?? null;

/** A line a pupil, by name; the whole list, as older clients ask for it, with details. Who may see the assessment is the caller's to have checked. */
export async function listResults(db: Queries, assessment: AssessmentRef, page: PageRequest): Promise<Page<ResultRow>> {
  const wanted = hasLine(assessment);
  const lines = await fromLines(db, assessment)
    .where(wanted)
    .orderBy(asc(users.name), asc(profiles.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(
    db,
    page,
    lines,
    db
      .select({ total: count() })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.user_id))
      .leftJoin(assessmentResults, resultOfLine(assessment))
      .where(wanted),
  );
  const isWhole = page.limit === wholeListLimit;
  const rows = lines.map((line) => ({
    ...toRow(assessment, line),
    ...(isWhole && { details: shownDetails(line.result?.details) }),
  }));
  return { ...page, rows, total };
}

/** One pupil's result in full; 'PENDING' while there is none. Null for a profile without a line. */
export async function findResult(
  db: Queries,
  fileStore: FileStore,
  assessment: AssessmentRef,
  studentProfileId: string,
): Promise<AssessmentResult | null> {
  const [line] = await fromLines(db, assessment).where(and(eq(profiles.id, studentProfileId), hasLine(assessment)));
  if (!line) return null;
  const { result } = line;
  return {
    ...toRow(assessment, line),
    id: result?.id ?? null,
    details: shownDetails(result?.details),
    review: result ? await readReview(db, fileStore, result.id) : [],
    photo: await readPhoto(db, fileStore, result?.photo_file_id ?? null),
  };
}

/** Every stored result of an assessment beside its pupil, by name. */
export async function storedResults(
  db: Queries,
  assessment: AssessmentRef,
): Promise<{ result: StoredResult; student: ResultRow['student']; isInconclusive: boolean }[]> {
  return db
    .select({
      result: assessmentResults,
      student: { name: users.name, matricula: profiles.matricula },
      isInconclusive: isStoredInconclusive(assessmentResults.details),
    })
    .from(assessmentResults)
    .innerJoin(profiles, eq(profiles.id, assessmentResults.student_profile_id))
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(resultsOf(assessment))
    .orderBy(asc(users.name), asc(profiles.id));
}

/** Name of a pupil who is or was enrolled in the assessment's class; null for anybody else. */
export async function pupilOf(db: Queries, classId: string, studentProfileId: string): Promise<string | null> {
  const [pupil] = await db
    .select({ name: users.name })
    .from(enrolments)
    .innerJoin(profiles, eq(profiles.id, enrolments.profile_id))
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(and(eq(enrolments.class_id, classId), eq(enrolments.profile_id, studentProfileId)))
    .limit(1);
  return pupil?.name ?? null;
}

/** The same of a pupil of whom something is about to be stored; null, too, where their data was erased. An erasure waits for the transaction. */
export async function holdPupilOf(db: Queries, classId: string, studentProfileId: string): Promise<string | null> {
  const erased = await holdErased(db, [studentProfileId]);
  return erased.has(studentProfileId) ? null : pupilOf(db, classId, studentProfileId);
}
