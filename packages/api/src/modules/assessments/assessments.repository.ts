import type { AnswerKey, Assessment, AssessmentCategory, AssessmentFormat, PageRequest } from '@caderneta/contract';
import { keyShape } from '@caderneta/contract';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { fileNameOf } from '../../files/document-type.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { answerKeys, assessments } from '../../schema/assessments.table.ts';
import { files } from '../../schema/files.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { sheetModelEditions, sheetModels } from '../../schema/sheet-models.table.ts';
import { attachmentOf } from '../../server/files/attachment.ts';
import type { ServedFile } from '../../server/files/serve-file.ts';
import { countMatching } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { orderOf } from '../../server/query/sort.ts';
import { writableClasses } from '../../server/scope/classes.scope.ts';
import { onePlanInSchool } from '../../server/scope/search-plan.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { given, prepareSelect } from '../../server/session/statements.ts';
import { ownOrClassHoldsWords } from '../classes/classes.service.ts';
import { ofAssessment, pendingCount, resultFigures } from './assessment-figures.ts';
import { sheetColumns, toSheet } from './assessment-sheet.ts';
import { visibleAssessments } from './assessments.scope.ts';
import { type PostingState, postingStates, sharesColumn, shownPostings } from './posting-states.ts';

export interface AssessmentFilter {
  readonly classId?: string;
  readonly institutionId?: string;
  readonly municipalityId?: string;
  readonly category?: AssessmentCategory;
  readonly format?: AssessmentFormat;
  readonly search?: string;
  readonly groupId?: string;
  /** Those of this school year with results that wait for a person. */
  readonly isInReview?: boolean;
  readonly sort?: 'title' | '-title' | 'created_at' | '-created_at';
}

const columnsFor = (viewer: SignedIn, figures: ReturnType<typeof resultFigures>) => ({
  row: {
    id: assessments.id,
    institution_id: assessments.institution_id,
    class_id: assessments.class_id,
    assessment_group_id: assessments.assessment_group_id,
    title: assessments.title,
    description: assessments.description,
    category: assessments.category,
    format: assessments.format,
    sheet_code: assessments.sheet_code,
    sheets_printed_at: assessments.sheets_printed_at,
    created_at: assessments.created_at,
    version: assessments.version,
  },
  file: { id: files.id, size: files.size, media_type: files.media_type },
  institution: {
    id: institutions.id,
    name: institutions.name,
    municipality_id: institutions.municipality_id,
    municipality_name: municipalities.name,
  },
  class: {
    id: schoolClasses.id,
    grade: schoolClasses.grade,
    section: schoolClasses.section,
    academic_year: schoolClasses.academic_year,
  },
  key: sql<AnswerKey | null>`${answerKeys.key}`,
  sheet: sheetColumns,
  has_version_b: sql<boolean>`${answerKeys.version_b} is not null`,
  results_count: figures.results_count,
  in_review_count: figures.in_review_count,
  pending_count: pendingCount,
  unposted_count: figures.unposted_count,
  mean_score: figures.mean_score,
  can_write: sql<boolean>`coalesce(${writableClasses(viewer)}, false)`,
});

function fromAssessments(db: Queries, viewer: SignedIn) {
  const figures = resultFigures(db);
  return db
    .select(columnsFor(viewer, figures))
    .from(assessments)
    .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .innerJoin(municipalities, eq(municipalities.id, institutions.municipality_id))
    .leftJoin(answerKeys, eq(answerKeys.assessment_id, assessments.id))
    .leftJoin(files, eq(files.id, assessments.file_id))
    .leftJoin(sheetModelEditions, eq(sheetModelEditions.id, assessments.sheet_model_edition_id))
    .leftJoin(sheetModels, eq(sheetModels.id, sheetModelEditions.model_id))
    .innerJoinLateral(figures, sql`true`);
}

/** Assessments by their ids, in no order. Who may see them is the caller's to have asked. */
const assessmentRows = prepareSelect('assessment-rows', (db, viewer) =>
  fromAssessments(db, viewer).where(sql`${assessments.id} = any(${given('ids')}::uuid[])`),
);

type AssessmentRow = Awaited<ReturnType<typeof fromAssessments>>[number];

const toAssessment = (
  viewer: SignedIn,
  { row, key, file, sheet, ...shown }: AssessmentRow,
  states: readonly PostingState[],
): Assessment => ({
  id: row.id,
  institution_id: row.institution_id,
  class_id: row.class_id,
  title: row.title,
  description: row.description,
  category: row.category,
  format: row.format,
  created_at: row.created_at.toISOString(),
  key_shape: key ? keyShape(key) : [],
  sheets_printed_at: row.sheets_printed_at?.toISOString() ?? null,
  sheet_code: row.sheet_code,
  assessment_group_id: row.assessment_group_id,
  sheet_model: toSheet(sheet),
  attachment: file && attachmentOf(viewer, file, fileNameOf(row.title, file.media_type), `/assessments/${row.id}/file`),
  version: row.version,
  postings: shownPostings(states, row.id),
  ...shown,
});

const waitsForReview = (viewer: SignedIn): SQL => sql`${assessments.school_year} = ${Number(viewer.today.slice(0, 4))}
  and exists (select from ${assessmentResults} where ${ofAssessment} and ${assessmentResults.status} = 'IN_REVIEW')`;

/** Assessments that the viewer sees, the newest first. The search reads title, class and year. */
export async function listAssessments(
  db: Queries,
  viewer: SignedIn,
  filter: AssessmentFilter,
  page: PageRequest,
): Promise<Page<Assessment>> {
  const titled = (pattern: SQL) => sql`${assessments.searched} like ${pattern}`;
  const wanted = and(
    visibleAssessments(viewer),
    filter.classId ? eq(assessments.class_id, filter.classId) : undefined,
    filter.institutionId ? eq(assessments.institution_id, filter.institutionId) : undefined,
    filter.municipalityId ? eq(institutions.municipality_id, filter.municipalityId) : undefined,
    filter.category ? eq(assessments.category, filter.category) : undefined,
    filter.format ? eq(assessments.format, filter.format) : undefined,
    filter.groupId ? eq(assessments.assessment_group_id, filter.groupId) : undefined,
    filter.isInReview ? waitsForReview(viewer) : undefined,
    await ownOrClassHoldsWords(db, sql`${assessments.class_id}`, titled, filter.search),
    onePlanInSchool(viewer),
  );
  const matching = () =>
    db
      .select({ id: assessments.id })
      .from(assessments)
      .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
      .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
      .where(wanted);
  const inOrder = orderOf(filter.sort, assessments, [desc(assessments.created_at), desc(assessments.id)]);
  // What is wanted is planned anew for each search; what a page shows of it has one plan for all.
  const found = await matching()
    .orderBy(...inOrder)
    .limit(page.limit)
    .offset(offsetOf(page));
  const ids = found.map(({ id }) => id);
  const counted = await countMatching(db, matching(), filter.search, page, found);
  if (ids.length === 0) return { ...page, rows: [], ...counted };
  const rows = new Map((await assessmentRows(db, viewer, { ids })).map((shown) => [shown.row.id, shown]));
  const states = await postingStates(db, sharesColumn(ids));
  const inPage = ids.flatMap((id) => rows.get(id) ?? []);
  return { ...page, rows: inPage.map((row) => toAssessment(viewer, row, states)), ...counted };
}

/** Assessments of classes in a school year that the viewer sees, the newest first. */
export async function assessmentsOfClasses(
  db: Queries,
  viewer: SignedIn,
  classIds: readonly string[],
  schoolYear: number,
  states: readonly PostingState[],
): Promise<Assessment[]> {
  if (classIds.length === 0) return [];
  const ofYear = and(inArray(assessments.class_id, [...classIds]), eq(assessments.school_year, schoolYear));
  const rows = await fromAssessments(db, viewer)
    .where(and(ofYear, visibleAssessments(viewer)))
    .orderBy(desc(assessments.created_at), desc(assessments.id));
  return rows.map((row) => toAssessment(viewer, row, states));
}

/** One assessment that the viewer sees, beside its text and its attached file; or null. */
export async function findAssessment(
  db: Queries,
  viewer: SignedIn,
  id: string,
): Promise<{ assessment: Assessment; readingText: string | null; file: ServedFile | null } | null> {
  const [row] = await fromAssessments(db, viewer).where(and(eq(assessments.id, id), visibleAssessments(viewer)));
  if (!row) return null;
  const [stored] = await db
    .select({ readingText: assessments.reading_text, file: files })
    .from(assessments)
    .leftJoin(files, eq(files.id, assessments.file_id))
    .where(eq(assessments.id, id));
  const file = stored?.file ? { ...stored.file, name: fileNameOf(row.row.title, stored.file.media_type) } : null;
  const states = await postingStates(db, sharesColumn([id]));
  return { assessment: toAssessment(viewer, row, states), readingText: stored?.readingText ?? null, file };
}
