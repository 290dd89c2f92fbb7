import type { QueryOf, SkillMap, skillMapEndpoints } from '@caderneta/contract';
import { and, asc, eq, gt, max, type SQL, sql, sum } from 'drizzle-orm';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { skillFigures } from '../../schema/skill-figures.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleClasses, visibleInstitutions } from '../../server/scope/classes.scope.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { skillNames } from './class-skills.repository.ts';
import { layOutSkillMap, type SkillSum } from './skill-map.ts';

/** What is counted; the year is set. */
type Wanted = Omit<QueryOf<(typeof skillMapEndpoints)['ofInstitution']>, 'year'> & { readonly year: number };

/** Whose heat map it is, and what its lines are. */
interface OrgUnit {
  readonly name: string;
  readonly municipalityId: string;
  /** Classes that count: those the viewer sees, of the unit. */
  readonly classes: SQL | undefined;
  readonly lines: readonly { readonly id: string; readonly name: string }[];
  readonly lineOf: typeof schoolClasses.id | typeof institutions.id;
}

/** Sums of every line and skill, of whatever component. */
async function readSums(db: Queries, { classes, lineOf }: OrgUnit, { year, grade }: Wanted): Promise<SkillSum[]> {
  const answered = sum(skillFigures.answered).mapWith(Number);
  return db
    .select({
      line: lineOf,
      code: skillFigures.code,
      right: sum(skillFigures.hits).mapWith(Number),
      answered,
      questions: max(skillFigures.questions).mapWith(Number),
    })
    .from(skillFigures)
    .innerJoin(schoolClasses, eq(schoolClasses.id, skillFigures.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(classes, eq(skillFigures.school_year, year), grade ? eq(schoolClasses.grade, grade) : undefined))
    .groupBy(lineOf, skillFigures.code)
    .having(gt(answered, 0));
}

/** Years of schooling of the unit’s classes in a school year. */
async function readGrades(db: Queries, { classes }: OrgUnit, year: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ grade: schoolClasses.grade })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(classes, eq(schoolClasses.academic_year, year)))
    .orderBy(asc(schoolClasses.grade));
  return rows.map(({ grade }) => grade);
}

async function mapOf(db: Queries, orgUnit: OrgUnit, wanted: Wanted): Promise<SkillMap> {
  const sums = await readSums(db, orgUnit, wanted);
  const names = await skillNames(db, orgUnit.municipalityId, [...new Set(sums.map(({ code }) => code))]);
  const grades = await readGrades(db, orgUnit, wanted.year);
  return {
    name: orgUnit.name,
    year: wanted.year,
    grades,
    ...layOutSkillMap(orgUnit.lines, sums, names, wanted.component),
  };
}

/** Skills × classes of a school that the viewer sees; null for any other. */
export async function institutionSkillMap(
  db: Queries,
  viewer: SignedIn,
  id: string,
  wanted: Wanted,
): Promise<SkillMap | null> {
  const [school] = await db
    .select({ name: institutions.name, municipalityId: institutions.municipality_id })
    .from(institutions)
    .where(and(eq(institutions.id, id), visibleInstitutions(viewer)));
  if (!school) return null;
  const classes = and(eq(institutions.id, id), visibleClasses(viewer));
  const lines = await db
    .select({ id: schoolClasses.id, name: sql<string>`${schoolClasses.grade} || ' ' || ${schoolClasses.section}` })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(classes)
    .orderBy(asc(schoolClasses.grade), asc(schoolClasses.section), asc(schoolClasses.id));
  return mapOf(db, { ...school, classes, lines, lineOf: schoolClasses.id }, wanted);
}

/** Skills × schools of a network that the viewer sees; null for any other. */
export async function municipalitySkillMap(
  db: Queries,
  viewer: SignedIn,
  id: string,
  wanted: Wanted,
): Promise<SkillMap | null> {
  const [network] = await db
    .select({ name: municipalities.name })
    .from(municipalities)
    .where(and(eq(municipalities.id, id), visibleMunicipalities(viewer)));
  if (!network) return null;
  const schools = and(eq(institutions.municipality_id, id), visibleInstitutions(viewer));
  const lines = await db
    .select({ id: institutions.id, name: institutions.name })
    .from(institutions)
    .where(schools)
    .orderBy(asc(institutions.name), asc(institutions.id));
  const classes = and(eq(institutions.municipality_id, id), visibleClasses(viewer));
  return mapOf(db, { ...network, municipalityId: id, classes, lines, lineOf: institutions.id }, wanted);
}
