import type { PageRequest, QueryOf, Skill, skillEndpoints } from '@caderneta/contract';
import { and, arrayOverlaps, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { assessments } from '../../schema/assessments.table.ts';
import { bankItems } from '../../schema/bank-items.table.ts';
import { classEvents } from '../../schema/class-events.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { questionSkills } from '../../schema/question-skills.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { skills } from '../../schema/skills.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
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
  const total = await totalOf(
    db,
    page,
    rows,
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

/** Every skill of a municipality; `lock` takes them for changing, until the transaction ends. */
export async function skillsOf(db: Queries, municipalityId: string, lock = false): Promise<SkillRow[]> {
  const reading = db.select().from(skills).where(eq(skills.municipality_id, municipalityId)).orderBy(asc(skills.code));
  return lock ? reading.for('update') : reading;
}

/**
 * How often a municipality uses each of some codes: in questions of its assessments and of its bank, and in events of its classes. Codes that
 * nothing uses are left out.
 */
export async function usesOf(
  db: Queries,
  municipalityId: string,
  codes: readonly string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const asked = db
    .select({ code: sql<string>`${questionSkills.code}`.as('code') })
    .from(questionSkills)
    .innerJoin(assessments, eq(assessments.id, questionSkills.assessment_id))
    .innerJoin(institutions, eq(institutions.id, assessments.institution_id))
    .where(and(eq(institutions.municipality_id, municipalityId), inArray(questionSkills.code, [...codes])));
  const banked = db
    .select({ code: sql<string>`unnest(${bankItems.skills})`.as('code') })
    .from(bankItems)
    .where(and(eq(bankItems.municipality_id, municipalityId), arrayOverlaps(bankItems.skills, [...codes])));
  const planned = db
    .select({ code: sql<string>`unnest(${classEvents.codes})`.as('code') })
    .from(classEvents)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classEvents.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(institutions.municipality_id, municipalityId), arrayOverlaps(classEvents.codes, [...codes])));
  const uses = unionAll(asked, banked, planned).as('uses');
  // A bank's question or an event has other codes besides.
  const rows = await db
    .select({ code: uses.code, uses: count() })
    .from(uses)
    .where(inArray(uses.code, [...codes]))
    .groupBy(uses.code);
  return new Map(rows.map(({ code, uses: often }) => [code, often]));
}
