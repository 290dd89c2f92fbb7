import type { PageRequest, QueryOf, Skill, skillEndpoints } from '@caderneta/contract';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { questionSkills } from '../../schema/question-skills.table.ts';
import { skills } from '../../schema/skills.table.ts';
import { countRows } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { eachWord } from '../../server/query/search.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

type Filter = QueryOf<(typeof skillEndpoints)['list']>;
export type SkillRow = typeof skills.$inferSelect;

const fromRows = (db: Queries) =>
  db.select({ row: skills }).from(skills).innerJoin(municipalities, eq(municipalities.id, skills.municipality_id));

const toSkill = ({ created_at, updated_at, created_by, searched, ...row }: SkillRow): Skill => row;

/** Skills of the municipalities that the viewer sees, by code. */
export async function listSkills(
  db: Queries,
  viewer: SignedIn,
  { municipality_id, search, kind, year }: Filter,
  page: PageRequest,
): Promise<Page<Skill>> {
  const wanted = and(
    visibleMunicipalities(viewer),
    municipality_id ? eq(skills.municipality_id, municipality_id) : undefined,
    kind ? eq(skills.kind, kind) : undefined,
    year ? sql`${Number(year)} = any(${skills.years})` : undefined,
    eachWord(search, (_, pattern) => sql`${skills.searched} like ${pattern}`),
  );
  const rows = await fromRows(db)
    .where(wanted)
    .orderBy(asc(skills.code), asc(skills.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await countRows(
    db,
    db
      .select({ total: count() })
      .from(skills)
      .innerJoin(municipalities, eq(municipalities.id, skills.municipality_id))
      .where(wanted),
  );
  return { ...page, rows: rows.map(({ row }) => toSkill(row)), total };
}

/** One skill that the viewer sees, or null. */
export async function findSkill(db: Queries, viewer: SignedIn, id: string): Promise<Skill | null> {
  const [line] = await fromRows(db).where(and(eq(skills.id, id), visibleMunicipalities(viewer)));
  return line ? toSkill(line.row) : null;
}

/** Every skill of a municipality. */
export const skillsOf = (db: Queries, municipalityId: string): Promise<SkillRow[]> =>
  db.select().from(skills).where(eq(skills.municipality_id, municipalityId)).orderBy(asc(skills.code));

/** How many questions of a municipality's assessments use each of some codes; codes that none uses are left out. */
export async function usesOf(
  db: Queries,
  municipalityId: string,
  codes: readonly string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: questionSkills.code, uses: count() })
    .from(questionSkills)
    .innerJoin(assessments, eq(assessments.id, questionSkills.assessment_id))
    .innerJoin(institutions, eq(institutions.id, assessments.institution_id))
    .where(and(eq(institutions.municipality_id, municipalityId), inArray(questionSkills.code, [...codes])))
    .groupBy(questionSkills.code);
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}
