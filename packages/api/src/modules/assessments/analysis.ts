import type { AssessmentAnalysis, KeyVersion, PageRequest, QuestionAnalysis } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { assessments } from '../../schema/assessments.table.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { describeScores } from '../../statistics/moments.ts';
import { type AssessmentRef, scaleOf } from './assessment-ref.ts';
import { compareClass } from './comparison.ts';
import { inPositionsOfA } from './in-positions-of-a.ts';
import { analyseItems, type ItemAnalysis, noItems } from './item-analysis.ts';
import { readKey } from './keys.repository.ts';
import { storedResults } from './results.repository.ts';
import { storedAnswers } from './stored-answers.ts';

/** Results that wait for nobody: what is in doubt counts as wrong until then, and would bend every figure. A reading of a text in doubt has no score. */
async function decidedResults(db: Queries, assessment: AssessmentRef) {
  const results = await storedResults(db, assessment);
  return results.flatMap(({ result, isInconclusive }) =>
    result.status === 'CORRECTED' && !isInconclusive ? [result] : [],
  );
}

type Decided = Awaited<ReturnType<typeof decidedResults>>;

interface Items extends ItemAnalysis {
  readonly sheets: number;
  readonly version_b: AssessmentAnalysis['version_b'];
}

/** Sheets of a version B in another order count as sheets of version A; with questions of its own it is a test apart. */
async function itemsOf(db: Queries, assessment: AssessmentRef, decided: Decided): Promise<Items> {
  const saved = await readKey(db, assessment.id);
  if (!saved) return { ...noItems, sheets: 0, version_b: null };
  const sheetsOf = (version: KeyVersion) =>
    decided
      .filter(({ key_version: own }) => own === version)
      .map(({ details }) => storedAnswers(details))
      .filter((answers) => answers.length > 0);
  const [ofA, ofB, own] = [sheetsOf('A'), sheetsOf('B'), saved.version_b];
  const order = own?.order ?? null;
  if (own === null || order !== null) {
    const sheets = order === null ? ofA : [...ofA, ...ofB.map((answers) => inPositionsOfA(answers, order))];
    return { ...analyseItems(sheets, saved.key, saved.annulled), sheets: sheets.length, version_b: null };
  }
  const a = analyseItems(ofA, saved.key, saved.annulled);
  const b = analyseItems(ofB, own.key, own.annulled, 'B');
  return {
    ...a,
    questions: [...a.questions, ...b.questions],
    sheets: ofA.length,
    version_b: { sheets: ofB.length, kr20: b.kr20 },
  };
}

/** An assessment's results as a whole. Who may see the assessment is the caller's to have checked. */
export async function analyse(db: Queries, viewer: SignedIn, assessment: AssessmentRef): Promise<AssessmentAnalysis> {
  const decided = await decidedResults(db, assessment);
  const scores = decided.map(({ score }) => score);
  const { questions, ...whole } = await itemsOf(db, assessment, decided);
  const [row] = await db
    .select({ groupId: assessments.assessment_group_id })
    .from(assessments)
    .where(and(eq(assessments.id, assessment.id)));
  const comparison = row?.groupId ? await compareClass(db, viewer, assessment, row.groupId) : [];
  return { scale: scaleOf(assessment), scores, ...describeScores(scores), ...whole, comparison };
}

/** The item analysis of every question, and the sheets behind it. Who may know the figures is the caller's to have checked. */
export async function questionFigures(
  db: Queries,
  assessment: AssessmentRef,
): Promise<Pick<Items, 'sheets' | 'questions'>> {
  return itemsOf(db, assessment, await decidedResults(db, assessment));
}

/** A line a question of the key; none while there is no key. */
export async function listQuestions(
  db: Queries,
  assessment: AssessmentRef,
  page: PageRequest,
): Promise<Page<QuestionAnalysis>> {
  const { questions } = await questionFigures(db, assessment);
  const first = offsetOf(page);
  return { ...page, rows: questions.slice(first, first + page.limit), total: questions.length };
}
