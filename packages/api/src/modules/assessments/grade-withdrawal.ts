import {
  fail,
  gradeAfterWithdrawal,
  type Outcome,
  succeed,
  type WithdrawalPreview,
  type withdrawalSchema,
  type withdrawnSchema,
} from '@caderneta/contract';
import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { gradesOf, restoreGrades } from '../grades/grades.service.ts';
import type { AssessmentRef } from './assessment-ref.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { type GradeColumn, inColumn } from './grade-posting.repository.ts';
import { assessmentRefOf, lockAssessment } from './lock-assessment.ts';
import { findPostings, gradesOfPostings, type StoredPosting } from './posting-states.ts';

type Input = z.output<typeof withdrawalSchema>;
type Row = WithdrawalPreview['rows'][number];

const ofPupil = ({ grades }: StoredPosting, pupil: string) =>
  grades.find(({ student_profile_id }) => student_profile_id === pupil);

async function planWithdrawal(db: Queries, { id, classId, municipalityId }: AssessmentRef, column: GradeColumn) {
  const postings = await findPostings(db, inColumn(classId, column));
  const own = postings.find(({ assessment }) => assessment.id === id);
  if (!own || own.grades.length === 0) return { own, others: [], rows: [] };
  const others = postings.filter((one) => one !== own);
  const gradeOf = await gradesOfPostings(db, others);
  const { year: school_year, ...period } = column;
  const stored = await gradesOf(db, { municipality_id: municipalityId, school_year, class_id: classId, ...period });
  const named = await db
    .select({ id: profiles.id, name: users.name, matricula: profiles.matricula })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(
      inArray(
        profiles.id,
        own.grades.map(({ student_profile_id }) => student_profile_id),
      ),
    )
    .orderBy(users.name, profiles.id);
  const rows = named.flatMap(({ id: pupil, name, matricula }): Row[] => {
    const posted = ofPupil(own, pupil);
    if (!posted) return [];
    const grade = stored.find(({ student_profile_id }) => student_profile_id === pupil);
    const current = grade ? { score: grade.score, version: grade.version } : null;
    const ofOthers = gradeOf(
      others.filter((one) => ofPupil(one, pupil)),
      pupil,
    );
    const after = gradeAfterWithdrawal(posted, current?.score ?? null, ofOthers);
    const student = { name, matricula };
    return [{ student_profile_id: pupil, student, current, after, is_kept: current?.score !== posted.score }];
  });
  return { own, others, rows };
}

/** What withdrawing an assessment's posting in a column would leave there. Who may see it is the caller's to have checked. */
export async function previewWithdrawal(
  db: Queries,
  assessment: AssessmentRef,
  column: GradeColumn,
): Promise<WithdrawalPreview> {
  const { own, rows } = await planWithdrawal(db, assessment, column);
  return { posted_at: own?.postedAt.toISOString() ?? null, rows };
}

/**
 * Takes an assessment's posting back, as it was previewed: its grades give way to what the other postings of the column make, else to what stood
 * there before; what a person changed by hand since stays. Nothing that was not seen is written over.
 */
export async function withdrawGrades(
  unit: Unit,
  assessmentId: string,
  { grades, ...column }: Input,
): Promise<Outcome<z.infer<typeof withdrawnSchema>>> {
  const locked = await lockAssessment(unit, assessmentId);
  if (!locked.ok) return locked;
  const held = locked.value;
  const ref = assessmentRefOf(held);
  const { own, others, rows } = await planWithdrawal(unit.db, ref, column);
  const seen = new Map(grades.map(({ student_profile_id, version }) => [student_profile_id, version]));
  const stale = rows.filter(({ student_profile_id: id, current }) => seen.get(id) !== (current?.version ?? 0));
  if (own && stale.length > 0) return fail('version-conflict', { message: assessmentMessages.withdrawalChanged });
  const changes = rows
    .filter(({ current, after }) => (current?.score ?? null) !== after)
    .map(({ student_profile_id, after }) => ({ student_profile_id, score: after }));
  const entry = {
    action: 'DELETE' as const,
    table: 'assessment_postings' as const,
    recordId: held.row.id,
    municipalityId: held.municipalityId,
    institutionId: held.row.institution_id,
    from: own ? { ...column, weight: own.weight, count: own.grades.length } : column,
    to: null,
  };
  const restored = await restoreGrades(
    unit,
    { class_id: held.row.class_id, ...column },
    changes,
    own ? [entry] : [],
    assessmentMessages.withdrawn(held.row.title, changes.length),
  );
  if (!restored.ok) return restored;
  if (own) {
    await unit.db.delete(assessmentPostings).where(eq(assessmentPostings.id, own.postingId));
    await followOthers(unit, others, changes);
  }
  const removed = changes.filter(({ score }) => score === null).length;
  return succeed({ restored: changes.length - removed, removed });
}

/** What the other postings of the column make now is theirs from here on. */
async function followOthers(
  { db }: Unit,
  others: readonly StoredPosting[],
  changes: readonly { student_profile_id: string; score: number | null }[],
): Promise<void> {
  const scores = new Map(changes.map(({ student_profile_id, score }) => [student_profile_id, score]));
  for (const { postingId, grades } of others) {
    const after = grades.map((one) => ({ ...one, score: scores.get(one.student_profile_id) ?? one.score }));
    if (after.every(({ score }, index) => score === grades[index]?.score)) continue;
    await db.update(assessmentPostings).set({ grades: after }).where(eq(assessmentPostings.id, postingId));
  }
}
