import type { AnswerKey } from '@caderneta/contract';
import { assessmentResults, resultReviews } from '../schema/assessment-results.table.ts';
import { answerKeys, assessments } from '../schema/assessments.table.ts';
import { MAIN_TITLE, type PlannedAssessment, planAssessments } from './assessment-plan.ts';
import { exampleEvaluation } from './content/example-evaluation.data.ts';
import type { Draw } from './draw.ts';
import { readAloud } from './reading-results.ts';
import { rowsOf, type TableRows } from './rows.ts';
import { fillSheet } from './sheet-marks.ts';
import { makeQuestionSkills } from './skills.seed.ts';
import { type Assignment, type Moment, momentOf, pupilsOn, type SchoolClass } from './world.ts';

/** Assessments with their keys and results; the demonstration teacher's newest has pupils still to be corrected and some in review. */
export function makeAssessments(
  moment: Moment,
  assignments: readonly Assignment[],
): { rows: TableRows[]; sheetCodes: readonly string[]; exampleId: string; mainExam: { id: string; key: AnswerKey } } {
  const draw = moment.draw.fork('assessments');
  const plans = planAssessments(moment, assignments, draw);
  const results = plans.map((plan) => makeResults(moment, plan, draw));
  const rows = [
    rowsOf(
      assessments,
      plans.map((plan) => ({
        id: plan.id,
        institution_id: plan.schoolClass.school.id,
        class_id: plan.schoolClass.id,
        school_year: plan.schoolClass.year,
        assessment_group_id: plan.groupId,
        title: plan.title,
        description: plan.description,
        category: plan.category,
        format: plan.format,
        reading_text: plan.readingText,
        sheet_code: plan.sheetCode,
        created_by: plan.author.userId,
        created_at: plan.createdAt,
        updated_at: plan.createdAt,
      })),
    ),
    rowsOf(
      answerKeys,
      plans.flatMap(({ id, key, author, createdAt }) =>
        key
          ? [{ assessment_id: id, key, updated_by: author.userId, created_at: createdAt, updated_at: createdAt }]
          : [],
      ),
    ),
    rowsOf(
      assessmentResults,
      results.flatMap((one) => one.results),
    ),
    rowsOf(
      resultReviews,
      results.flatMap((one) => one.reviews),
    ),
  ];
  const exams = plans.map(({ id, key, schoolClass, title }) => ({
    ...{ id, key, grade: schoolClass.grade, isMathematics: title === MAIN_TITLE },
  }));
  rows.push(makeQuestionSkills(exams));
  const example = plans.find(({ readingText }) => readingText !== null);
  if (!example) throw new Error('no assessment has a text to read');
  const mainExam = plans.flatMap(({ id, key, title }) => (key && title === MAIN_TITLE ? [{ id, key }] : []))[0];
  if (!mainExam) throw new Error('the main exam is missing');
  return { rows, sheetCodes: plans.map(({ sheetCode }) => sheetCode), exampleId: example.id, mainExam };
}

/** Place in the main class's register of whose reading can be heard. */
const EXAMPLE_INDEX = 0;
const exampleReading = { details: exampleEvaluation, score: exampleEvaluation.overall_score ?? 0 };

interface Results {
  readonly results: (typeof assessmentResults.$inferInsert)[];
  readonly reviews: (typeof resultReviews.$inferInsert)[];
}

function makeResults(moment: Moment, plan: PlannedAssessment, draw: Draw): Results {
  const made: Results = { results: [], reviews: [] };
  const pupils = pupilsOn(plan.schoolClass, moment.today);
  // Draws of their own: how many each pupil has right stays as it was.
  const order = plan.isNetworkExam ? moment.draw.fork(`order ${plan.id}`) : null;
  for (const [index, pupil] of pupils.entries()) {
    const state = plan.stateOf(index, pupil);
    if (state === 'pending') continue;
    const createdAt = momentOf(moment, plan.correctedOn, `14:${String(10 + (index % 45))}`);
    const key = networkKey(plan.schoolClass);
    const id = draw.id(createdAt);
    const line = {
      ...key,
      id,
      assessment_id: plan.id,
      student_profile_id: pupil.profileId,
      corrected_by: plan.author.userId,
      created_at: createdAt,
      updated_at: createdAt,
    };
    if (plan.key) {
      const { details, score, hits, total, review } = fillSheet(draw, plan.key, {
        ability: pupil.ability,
        isDoubtful: state === 'review',
        order,
      });
      made.results.push({
        ...line,
        status: state === 'review' ? 'IN_REVIEW' : 'CORRECTED',
        score,
        hits,
        total,
        details,
      });
      for (const item of review) {
        made.reviews.push({ id: draw.id(createdAt), ...key, result_id: id, ...item, created_at: createdAt });
      }
    } else {
      // Drawn for this pupil too, so that the others' stay as they are.
      const drawn = readAloud(draw, pupil.ability, plan.readingText);
      const isExample = plan.readingText !== null && index === EXAMPLE_INDEX;
      const { details, score } = isExample ? exampleReading : drawn;
      made.results.push({ ...line, status: 'CORRECTED', score, hits: null, total: null, details });
    }
  }
  return made;
}

const networkKey = ({ school, year }: SchoolClass) => ({ municipality_id: school.municipality.id, school_year: year });
