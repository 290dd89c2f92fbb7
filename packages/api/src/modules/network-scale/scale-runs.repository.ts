import type {
  ScaleExam,
  ScaleFindings,
  ScaleGroup,
  ScaleRun,
  ScaleRunResult,
  ScaleYear,
  SchoolScaleYear,
} from '@caderneta/contract';
import { and, asc, countDistinct, desc, eq, isNotNull, isNull, max, min, or, sql } from 'drizzle-orm';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { answerKeys, assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { scaleRuns } from '../../schema/scale-runs.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { modelsFor } from '../../statistics/irt/models.ts';
import { isExamSheet, readExamQuestions, readExamSkills } from '../assessments/assessments.service.ts';
import { linkErrorAt } from './scale-findings.ts';

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

/** Exams of a municipality that more than one class took, with the pupils whose sheets a run would take, the newest first; one alone where `groupId` names it. */
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
    .leftJoin(answerKeys, eq(answerKeys.assessment_id, assessments.id))
    .leftJoin(
      assessmentResults,
      and(
        eq(assessmentResults.municipality_id, municipalityId),
        eq(assessmentResults.school_year, assessments.school_year),
        eq(assessmentResults.assessment_id, assessments.id),
        isNotNull(answerKeys.assessment_id),
        isExamSheet,
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

type DoneRun = RunRow & { readonly findings: ScaleFindings };

/** The finished runs of the scale that a run is on, the oldest year first, of each exam one: that run itself before the newest. And their base. */
async function runsOfScale(db: Queries, { id, base_run_id, assessment_group_id }: RunRow) {
  const baseId = base_run_id ?? id;
  const rows = await db
    .select()
    .from(scaleRuns)
    .where(and(eq(scaleRuns.status, 'DONE'), or(eq(scaleRuns.id, baseId), eq(scaleRuns.base_run_id, baseId))))
    .orderBy(asc(scaleRuns.school_year), asc(scaleRuns.created_at), asc(scaleRuns.id));
  const done = rows.flatMap(({ findings, ...row }): DoneRun[] => (findings ? [{ ...row, findings }] : []));
  const ofExam = new Map(done.map((run) => [run.assessment_group_id, run.id]));
  if (done.some((run) => run.id === id)) ofExam.set(assessment_group_id, id);
  const runs = done.filter((run) => ofExam.get(run.assessment_group_id) === run.id);
  return { base: done.find((run) => run.id === baseId), runs };
}

const withLink = (group: ScaleGroup, linkErrorOf: (mean: number) => number): ScaleGroup =>
  group.mean === null || group.error === null
    ? group
    : { ...group, error: Math.hypot(group.error, linkErrorOf(group.mean)) };

const yearOf = ({ id, title, school_year }: DoneRun, { pupils, mean, error }: ScaleGroup): ScaleYear => ({
  ...{ run_id: id, title, school_year },
  ...{ pupils, mean, error },
});

/** A run with its findings, and the network in every exam of the same scale. */
export async function readRun(db: Queries, row: RunRow): Promise<ScaleRunResult> {
  const { runs } = await runsOfScale(db, row);
  const years = runs.flatMap((run) => {
    const network = run.findings.groups.find(({ kind }) => kind === 'NETWORK');
    return network
      ? [
          yearOf(
            run,
            withLink(network, () => run.findings.link_error),
          ),
        ]
      : [];
  });
  const skills = await readExamSkills(db, row.municipality_id, row.assessment_group_id);
  return { ...toRun(row), findings: row.findings, skills, years };
}

/** A school and its classes in every exam of a run's scale that it took. */
export async function readSchoolYears(db: Queries, row: RunRow, institutionId: string): Promise<SchoolScaleYear[]> {
  const { base, runs } = await runsOfScale(db, row);
  if (!base) return [];
  return runs.flatMap((run) => {
    const { groups } = run.findings;
    const school = groups.find(({ kind, id }) => kind === 'INSTITUTION' && id === institutionId);
    if (!school) return [];
    const linkErrorOf = linkErrorAt(run.findings, base.findings);
    const classes = groups.filter(({ institution_id }) => institution_id === institutionId);
    const linked = (group: ScaleGroup) => withLink(group, linkErrorOf);
    return [{ ...yearOf(run, linked(school)), classes: classes.map(linked) }];
  });
}
