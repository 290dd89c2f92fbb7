import type { ScaleExam, ScaleRun, ScaleRunResult } from '@caderneta/contract';
import { and, asc, countDistinct, desc, eq, isNotNull, isNull, max, min, or, sql } from 'drizzle-orm';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { scaleRuns } from '../../schema/scale-runs.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { modelsFor } from '../../statistics/irt/models.ts';
import { readExamQuestions, readExamSkills } from '../assessments/assessments.service.ts';

export type RunRow = typeof scaleRuns.$inferSelect;

export const toRun = ({ created_at, updated_at, created_by, anchors, findings, ...row }: RunRow): ScaleRun => ({
  ...row,
  created_at: created_at.toISOString(),
});

/** Whether the viewer sees a municipality. */
export async function seesMunicipality(db: Queries, viewer: SignedIn, id: string): Promise<boolean> {
  const own = and(eq(municipalities.id, id), visibleMunicipalities(viewer));
  return (await db.$count(municipalities, own)) > 0;
}

/** Exams of a municipality that more than one class took, the newest first; one alone where `groupId` names it. */
export async function listExams(db: Queries, municipalityId: string, groupId?: string): Promise<ScaleExam[]> {
  const rows = await db
    .select({
      assessment_group_id: sql<string>`${assessments.assessment_group_id}`,
      title: sql<string>`${min(assessments.title)}`,
      school_year: sql<number>`${max(assessments.school_year)}`,
      classes: countDistinct(assessments.class_id),
      pupils: countDistinct(assessmentResults.student_profile_id),
    })
    .from(assessments)
    .innerJoin(institutions, eq(institutions.id, assessments.institution_id))
    .leftJoin(
      assessmentResults,
      and(
        eq(assessmentResults.municipality_id, municipalityId),
        eq(assessmentResults.school_year, assessments.school_year),
        eq(assessmentResults.assessment_id, assessments.id),
        eq(assessmentResults.status, 'CORRECTED'),
      ),
    )
    .where(
      and(
        eq(institutions.municipality_id, municipalityId),
        eq(assessments.format, 'GABARITO'),
        isNull(assessments.archived_at),
        groupId ? eq(assessments.assessment_group_id, groupId) : isNotNull(assessments.assessment_group_id),
      ),
    )
    .groupBy(assessments.assessment_group_id)
    .having(sql`${countDistinct(assessments.class_id)} > 1`)
    .orderBy(desc(max(assessments.created_at)));
  const exams = rows.map((row) => ({ ...row, models: modelsFor(row.pupils) }));
  const asked = exams.flatMap(({ assessment_group_id: id, models }) => (models.length > 0 ? [id] : []));
  const questions = await readExamQuestions(db, municipalityId, asked);
  return exams.map((exam) => ({ ...exam, questions: questions.get(exam.assessment_group_id) ?? [] }));
}

/** Runs of a municipality, the newest first. */
export async function listRuns(db: Queries, municipalityId: string): Promise<ScaleRun[]> {
  const own = eq(scaleRuns.municipality_id, municipalityId);
  const rows = await db.select().from(scaleRuns).where(own).orderBy(desc(scaleRuns.created_at), desc(scaleRuns.id));
  return rows.map(toRun);
}

/** A run that the viewer sees, or null. */
export async function findRun(db: Queries, viewer: SignedIn, id: string): Promise<RunRow | null> {
  const [found] = await db
    .select({ row: scaleRuns })
    .from(scaleRuns)
    .innerJoin(municipalities, eq(municipalities.id, scaleRuns.municipality_id))
    .where(and(eq(scaleRuns.id, id), visibleMunicipalities(viewer)));
  return found?.row ?? null;
}

/** A run with its findings, and the network in every run of the same scale. */
export async function readRun(db: Queries, row: RunRow): Promise<ScaleRunResult> {
  const base = row.base_run_id ?? row.id;
  const related = await db
    .select()
    .from(scaleRuns)
    .where(and(eq(scaleRuns.status, 'DONE'), or(eq(scaleRuns.id, base), eq(scaleRuns.base_run_id, base))))
    .orderBy(asc(scaleRuns.school_year), asc(scaleRuns.created_at));
  const years = related.flatMap(({ id, title, school_year, findings }) => {
    const network = findings?.groups.find(({ kind }) => kind === 'NETWORK');
    if (!network) return [];
    const { pupils, mean, error: own } = network;
    const error = own === null ? null : Math.hypot(own, findings?.link_error ?? 0);
    return [{ run_id: id, title, school_year, pupils, mean, error }];
  });
  const skills = await readExamSkills(db, row.municipality_id, row.assessment_group_id);
  return { ...toRun(row), findings: row.findings, skills, years };
}
