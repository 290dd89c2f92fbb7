import {
  type FieldError,
  fail,
  type Grade,
  type GradePostingPreview,
  type gradePostingSchema,
  type Outcome,
  postedGrade,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import type { Entry } from '../../server/writes/journal.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { saveGrades } from '../grades/grades.service.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { type GradeColumn, inColumn, previewGrades } from './grade-posting.repository.ts';
import { assessmentRefOf, type HeldAssessment, lockAssessment } from './lock-assessment.ts';
import { findPostings } from './posting-states.ts';

type Input = z.output<typeof gradePostingSchema>;

/** Why grades are not those that the results make now; null where they are. */
function staleness(grades: Input['grades'], { rows }: GradePostingPreview) {
  const byPupil = new Map(rows.map((row) => [row.student_profile_id, row]));
  const missing = grades.flatMap(({ student_profile_id }, index) =>
    (byPupil.get(student_profile_id)?.score ?? null) === null ? [assessmentMessages.noResult(index)] : [],
  );
  if (missing.length > 0) return fail('invalid-request', { errors: missing });
  const other = grades.flatMap(({ student_profile_id, score }, index) => {
    const row = byPupil.get(student_profile_id);
    return row && row.score !== score ? [assessmentMessages.otherScore(index, row.student.name)] : [];
  });
  if (other.length === 0) return null;
  return fail('version-conflict', { message: assessmentMessages.resultsChanged, errors: other });
}

/** Writes down that the assessment's results are in this column, with their weight. */
async function markPosted(
  { db, viewer, now }: Unit,
  held: HeldAssessment,
  column: GradeColumn,
  input: Input,
  { rows }: GradePostingPreview,
) {
  const { year: school_year, ...period } = column;
  const postings = await findPostings(db, inColumn(held.row.class_id, column));
  const before = postings.find(({ assessment }) => assessment.id === held.row.id);
  const { weight } = input;
  const stands = new Map(rows.map((row) => [row.student_profile_id, row.current?.score ?? null]));
  // Its own first: where two postings wrote the same grade, what stood before the first of them is the same.
  const earlier = [...(before?.grades ?? []), ...postings.flatMap(({ grades }) => grades)];
  const written = input.grades.map(({ student_profile_id, score }) =>
    postedGrade(student_profile_id, score, stands.get(student_profile_id) ?? null, earlier),
  );
  const unchanged = (before?.grades ?? []).filter(
    (one) => !written.some(({ student_profile_id }) => student_profile_id === one.student_profile_id),
  );
  const author = { weight, grades: [...unchanged, ...written], posted_by: viewer.userId, updated_at: now };
  if (before) await db.update(assessmentPostings).set(author).where(eq(assessmentPostings.id, before.postingId));
  else
    await db
      .insert(assessmentPostings)
      .values({ assessment_id: held.row.id, school_year, ...period, ...author, created_at: now });
  return {
    action: before ? 'UPDATE' : 'CREATE',
    table: 'assessment_postings',
    recordId: held.row.id,
    municipalityId: held.municipalityId,
    institutionId: held.row.institution_id,
    from: before && { ...column, weight: before.weight },
    to: { ...column, weight, count: input.grades.length },
  } satisfies Entry;
}

/** Of a grade sheet's errors, the places that they have in a posting. */
const inPosting = ({ field, message }: FieldError): FieldError => ({
  field: field.replace(/^\d+\.(discipline_id|period_index)$/, '$1').replace(/^(?=\d+\.)/, 'grades.'),
  message,
});

/**
 * Posts results as grades, all or nothing, exactly as they were previewed: each grade is made again from the corrected results. Which
 * assessments make a period's grades, and with which weight, stands in `assessment_postings`. A result that changes later changes no grade
 * until somebody posts it again.
 */
export async function postGrades(unit: Unit, assessmentId: string, input: Input): Promise<Outcome<Grade[]>> {
  const locked = await lockAssessment(unit, assessmentId);
  if (!locked.ok) return locked;
  const held = locked.value;
  const { discipline_id, scope, period_index, year, weight, grades } = input;
  const column = { discipline_id, scope, period_index, year };
  const preview = await previewGrades(unit.db, assessmentRefOf(held), column, weight);
  const stale = staleness(grades, preview);
  if (stale) return stale;
  const posting = await markPosted(unit, held, column, input, preview);
  const inputs = grades.map((grade) => ({ ...grade, ...column, class_id: held.row.class_id }));
  const saved = await saveGrades(unit, inputs, [posting]);
  return saved.ok ? saved : { ...saved, errors: saved.errors?.map(inPosting) };
}
