import { answersIn, gradeSheet, keyOfVersion, questionId } from '@caderneta/contract';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { answerKeys, assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { sheetModelEditions } from '../../schema/sheet-models.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { itemsOf, optionsOf } from './exam-questions.ts';
import { inPositionsOfA } from './in-positions-of-a.ts';
import { keyColumns, shownKey } from './keys.repository.ts';
import { storedAnswers } from './stored-answers.ts';

/** An exam of several classes: of one municipality, given to them at once. `options`: letters of a question. */
export async function readExam(db: Queries, municipalityId: string, groupId: string) {
  const rows = await db
    .select({
      assessmentId: assessments.id,
      title: assessments.title,
      schoolYear: assessments.school_year,
      class: { id: schoolClasses.id, name: sql<string>`${schoolClasses.grade} || ' ' || ${schoolClasses.section}` },
      institution: { id: institutions.id, name: institutions.name },
      key: keyColumns,
      shape: sheetModelEditions.shape,
    })
    .from(assessments)
    .innerJoin(answerKeys, eq(answerKeys.assessment_id, assessments.id))
    .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .leftJoin(sheetModelEditions, eq(sheetModelEditions.id, assessments.sheet_model_edition_id))
    .where(
      and(
        eq(institutions.municipality_id, municipalityId),
        eq(assessments.assessment_group_id, groupId),
        eq(assessments.format, 'GABARITO'),
        isNull(assessments.archived_at),
      ),
    )
    .orderBy(asc(assessments.created_at), asc(assessments.id));
  const classes = rows.map(({ key, shape, ...row }) => ({ ...row, key: shownKey(key) }));
  const keys = rows.map(({ key }) => key);
  return classes.length === 0
    ? null
    : { municipalityId, classes, items: itemsOf(keys), options: optionsOf(keys, rows[0]?.shape ?? null) };
}
export type Exam = NonNullable<Awaited<ReturnType<typeof readExam>>>;
export type ExamClass = Exam['classes'][number];

/**
 * Whether a result, beside its assessment's key, says how a pupil answered the questions of an exam: it is corrected, neither a score alone nor
 * emptied with its person, and not of a version B that the key lacks or that has questions of its own, which is another exam.
 */
export const isExamSheet = and(
  eq(assessmentResults.status, 'CORRECTED'),
  isNotNull(assessmentResults.details),
  sql`not (${assessmentResults.key_version} = 'B' and ${answerKeys.version_b} -> 'order' is null)`,
);

/** The sheets of one class's exam: of each pupil, right or not in each of `items`; a question left blank is not right. */
export async function readExamSheets(
  db: Queries,
  { municipalityId, items }: Exam,
  { assessmentId, schoolYear, key }: ExamClass,
): Promise<{ pupilId: string; right: boolean[] }[]> {
  const { student_profile_id: pupilId, key_version, details, ...of } = assessmentResults;
  const stored = await db
    .select({ pupilId, key_version, details })
    .from(assessmentResults)
    .innerJoin(answerKeys, eq(answerKeys.assessment_id, of.assessment_id))
    .where(
      and(
        eq(of.municipality_id, municipalityId),
        eq(of.school_year, schoolYear),
        eq(of.assessment_id, assessmentId),
        isExamSheet,
      ),
    )
    .orderBy(asc(pupilId));
  return stored.map((sheet) => {
    const answers = storedAnswers(sheet.details);
    const order = key.version_b?.order ?? null;
    const inA = sheet.key_version === 'B' && order ? inPositionsOfA(answers, order) : answers;
    const graded = answersIn(gradeSheet(inA, { key: keyOfVersion(key, 'A').key, annulled: [] }).answers);
    const hits = new Set(graded.filter(({ isRight }) => isRight === true).map(questionId));
    return { pupilId: sheet.pupilId, right: items.map((item) => hits.has(questionId(item))) };
  });
}
