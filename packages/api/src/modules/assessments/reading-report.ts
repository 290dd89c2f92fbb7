import {
  type PageRequest,
  type ReadingRate,
  type ReadingReportRow,
  readingProfile,
  readingRateOf,
  schoolGradeOf,
} from '@caderneta/contract';
import { and, asc, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import { pageWithTotal } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { municipalitySettingsOf } from '../settings/settings.service.ts';
import { visibleAssessments } from './assessments.scope.ts';
import { readAt, readingColumns, savedFigures } from './reading-figures.ts';

/** Whose readings. Who may see the class is the caller's to have checked. */
export interface ReadingReportOf {
  readonly classId: string;
  /** All readings of this pupil, who is or was in the class, also those of other classes that the viewer sees. */
  readonly studentId: string | undefined;
  readonly assessmentId: string | undefined;
}

const ofPupil = (db: Queries, studentId: string, classId: string): SQL =>
  and(
    eq(assessmentResults.student_profile_id, studentId),
    exists(
      db
        .select({ one: sql`1` })
        .from(enrolments)
        .where(and(eq(enrolments.profile_id, studentId), eq(enrolments.class_id, classId))),
    ),
  ) as SQL;

async function ratesOf(db: Queries, municipalities: readonly string[]) {
  const found = new Map<string, readonly ReadingRate[]>();
  for (const id of new Set(municipalities)) found.set(id, (await municipalitySettingsOf(db, id)).reading_rates);
  return found;
}

/** Fluência leitora: the latest reading of each pupil of a class, by name; of one pupil all of them, the oldest first. */
export async function readingReport(
  db: Queries,
  viewer: SignedIn,
  { classId, studentId, assessmentId }: ReadingReportOf,
  page: PageRequest,
): Promise<Page<ReadingReportRow>> {
  const wanted = and(
    eq(assessments.format, 'LEITURA'),
    visibleAssessments(viewer),
    studentId === undefined ? eq(assessments.class_id, classId) : ofPupil(db, studentId, classId),
    assessmentId === undefined ? undefined : eq(assessments.id, assessmentId),
  );
  const read = db
    .select({
      // The whole key of a partitioned table.
      municipality: assessmentResults.municipality_id,
      year: assessmentResults.school_year,
      result: assessmentResults.id,
      pupil: assessmentResults.student_profile_id,
      rank: sql<number>`row_number() over (partition by ${assessmentResults.student_profile_id}
        order by ${readAt} desc, ${assessmentResults.id} desc)`.as('place'),
    })
    .from(assessmentResults)
    .innerJoin(assessments, eq(assessments.id, assessmentResults.assessment_id))
    .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(wanted)
    .as('read');
  const readPage = (at: PageRequest) =>
    db
      .select({
        student: users.name,
        assessment: assessments.title,
        read_at: readAt,
        ...readingColumns,
        grade: schoolClasses.grade,
        municipalityId: institutions.municipality_id,
        total: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(read)
      .innerJoin(
        assessmentResults,
        and(
          eq(assessmentResults.municipality_id, read.municipality),
          eq(assessmentResults.school_year, read.year),
          eq(assessmentResults.id, read.result),
        ),
      )
      .innerJoin(assessments, eq(assessments.id, assessmentResults.assessment_id))
      .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
      .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
      .innerJoin(profiles, eq(profiles.id, read.pupil))
      .innerJoin(users, eq(users.id, profiles.user_id))
      .where(and(sql`${users.archived_at} is null`, studentId === undefined ? eq(read.rank, 1) : undefined))
      .orderBy(asc(users.name), asc(profiles.id), asc(readAt), desc(assessmentResults.id))
      .limit(at.limit)
      .offset(offsetOf(at));
  const { rows, total } = await pageWithTotal(page, readPage);
  const rates = await ratesOf(
    db,
    rows.map(({ municipalityId }) => municipalityId),
  );
  const shown = rows.map(({ grade, municipalityId, read_at, total: _, stored, ...row }): ReadingReportRow => {
    const { fluent } = readingRateOf(schoolGradeOf(grade), rates.get(municipalityId));
    const figures = savedFigures(stored);
    return { ...row, ...figures, read_at: read_at.toISOString(), profile: readingProfile(figures, fluent) };
  });
  return { ...page, rows: shown, total };
}
