import { type CoverageLine, earlyGroupOfClass, type SkillCoverage, yearOfClass } from '@caderneta/contract';
import { and, asc, countDistinct, eq, isNull, like, sql } from 'drizzle-orm';
import { assessments } from '../../schema/assessments.table.ts';
import { classEvents } from '../../schema/class-events.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { questionSkills } from '../../schema/question-skills.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { skills } from '../../schema/skills.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { skillNames } from './class-skills.repository.ts';

/** The first day that events of a class have each code for, and the last up to today. */
async function readPlan(db: Queries, classId: string, today: string) {
  const codes = db
    .select({ date: classEvents.date, code: sql<string>`unnest(${classEvents.codes})`.as('code') })
    .from(classEvents)
    .where(eq(classEvents.class_id, classId))
    .as('taught');
  return db
    .select({
      code: codes.code,
      planned: sql<string>`min(${codes.date})::text`,
      taught: sql<string | null>`(max(${codes.date}) filter (where ${codes.date} <= ${today}))::text`,
    })
    .from(codes)
    .groupBy(codes.code);
}

/** How many questions of a class's assessments ask each code. */
const readQuestions = (db: Queries, classId: string) =>
  db
    .select({
      code: questionSkills.code,
      questions: countDistinct(
        sql`(${questionSkills.assessment_id}, ${questionSkills.group}, ${questionSkills.question})`,
      ),
    })
    .from(questionSkills)
    .innerJoin(assessments, eq(assessments.id, questionSkills.assessment_id))
    .where(and(eq(assessments.class_id, classId), isNull(assessments.archived_at)))
    .groupBy(questionSkills.code);

/** Skills of a network's matrices for a class's year or, before school, its group. */
async function codesOfYear(db: Queries, municipalityId: string, grade: string): Promise<string[]> {
  const [year, group] = [yearOfClass(grade), earlyGroupOfClass(grade)];
  if (year === null && group === null) return [];
  const isOfYear = year === null ? like(skills.code, `${group}%`) : sql`${year} = any(${skills.years})`;
  const ofYear = and(eq(skills.municipality_id, municipalityId), isOfYear);
  return (await db.select({ code: skills.code }).from(skills).where(ofYear).orderBy(asc(skills.code))).map(
    ({ code }) => code,
  );
}

/** How far a class that the viewer sees has come with the skills of its year, and with others that it was taught or asked; null for any other class. */
export async function skillCoverage(
  db: Queries,
  viewer: SignedIn,
  classId: string,
  today: string,
): Promise<SkillCoverage | null> {
  const [found] = await db
    .select({ grade: schoolClasses.grade, municipalityId: institutions.municipality_id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, classId), visibleClasses(viewer)));
  if (!found) return null;
  const plan = new Map((await readPlan(db, classId, today)).map(({ code, ...days }) => [code, days]));
  const asked = new Map((await readQuestions(db, classId)).map(({ code, questions }) => [code, questions]));
  const ofYear = await codesOfYear(db, found.municipalityId, found.grade);
  const codes = [...new Set([...ofYear, ...plan.keys(), ...asked.keys()])].sort();
  const names = await skillNames(db, found.municipalityId, codes);
  const lines = codes.map(
    (code): CoverageLine => ({
      code,
      text: names.get(code)?.text ?? null,
      component: names.get(code)?.component ?? null,
      planned: plan.get(code)?.planned ?? null,
      taught: plan.get(code)?.taught ?? null,
      questions: asked.get(code) ?? 0,
    }),
  );
  return { skills: lines };
}
