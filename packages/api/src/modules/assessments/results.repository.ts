import type { Assessment, AssessmentResult, OmrDetails, PageRequest, ResultRow } from '@caderneta/contract';
import { omrDetailsSchema } from '@caderneta/contract';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { assessmentResults, assessments, enrolments, institutions, profiles, users } from '../../schema/index.ts';
import { offsetOf, type Page } from '../../server/page.ts';
import type { Queries } from '../../server/queries.ts';
import { readReview } from './crops.ts';
import type { StoredResult } from './stored-result.ts';

/** The assessment of an outer query's result: its municipality and year too, so that one partition is read. */
const ofAssessment = and(
  eq(assessmentResults.assessment_id, assessments.id),
  eq(assessmentResults.municipality_id, institutions.municipality_id),
  eq(assessmentResults.school_year, assessments.school_year),
);

const enrolledNow: SQL = sql`${users.archived_at} is null and exists (select from ${enrolments}
  where ${enrolments.profile_id} = ${profiles.id} and ${enrolments.class_id} = ${assessments.class_id}
    and ${enrolments.ends_on} is null)`;

/** Who has a line: pupils enrolled in the class now, and those who left with a result. */
const hasLine: SQL = sql`((${enrolledNow}) or ${assessmentResults.id} is not null)`;

const fromLines = (db: Queries) =>
  db
    .select({
      student_profile_id: profiles.id,
      student: { name: users.name, matricula: profiles.matricula },
      result: assessmentResults,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .innerJoin(assessments, sql`true`)
    .innerJoin(institutions, eq(institutions.id, assessments.institution_id))
    .leftJoin(assessmentResults, and(ofAssessment, eq(assessmentResults.student_profile_id, profiles.id)));

type Line = Awaited<ReturnType<typeof fromLines>>[number];

const toRow = ({ result, ...line }: Line): ResultRow => ({
  ...line,
  status: result?.status ?? 'PENDING',
  score: result?.score ?? null,
  hits: result?.hits ?? null,
  total: result?.total ?? null,
  updated_at: result?.updated_at.toISOString() ?? null,
});

/** A line a pupil, by name. Who may see the assessment is the caller's to have checked. */
export async function listResults(db: Queries, assessment: Assessment, page: PageRequest): Promise<Page<ResultRow>> {
  const wanted = and(eq(assessments.id, assessment.id), hasLine);
  const lines = await fromLines(db)
    .where(wanted)
    .orderBy(asc(users.name), asc(profiles.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: sql<number>`count(*)` }).from(fromLines(db).where(wanted).as('lines'));
  return { ...page, rows: lines.map(toRow), total: counted?.total ?? 0 };
}

/** Details as the contract shows them; a reading's evaluation has its own call. */
const shownDetails = (details: StoredResult['details'] | undefined): OmrDetails | null =>
  omrDetailsSchema.safeParse(details).data ?? null;

/** One pupil's result in full; 'PENDING' while there is none. Null for a profile without a line. */
export async function findResult(
  db: Queries,
  fileStore: FileStore,
  assessmentId: string,
  studentProfileId: string,
): Promise<AssessmentResult | null> {
  const [line] = await fromLines(db).where(
    and(eq(assessments.id, assessmentId), eq(profiles.id, studentProfileId), hasLine),
  );
  if (!line) return null;
  const { result } = line;
  return {
    ...toRow(line),
    id: result?.id ?? null,
    details: shownDetails(result?.details),
    review: result ? await readReview(db, fileStore, result.id) : [],
    version: result?.version ?? 0,
  };
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
