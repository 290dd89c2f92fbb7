import { fail, type Outcome, succeed } from '@caderneta/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleClasses, visibleInstitutions } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { type ClassName, classesNamed, wholeName } from './find-class.ts';
import { importMessages } from './imports.messages.ts';

export interface ImportClass {
  readonly id: string;
  /** Grade and section, and the year where it is not the present one. */
  readonly name: string;
  readonly year: number;
}

/** Where the people of a sheet go. */
export interface ImportTarget {
  readonly institutionId: string;
  readonly municipalityId: string;
  /** School year of the classes that lines name. */
  readonly year: number;
  /** Class of pupils whose line names none. */
  readonly fallback: ImportClass | null;
  /** Classes of the year that a line's words can mean: one where they are clear. */
  readonly classesNamed: (name: ClassName) => readonly ImportClass[];
  readonly classNames: readonly string[];
}

interface Asked {
  readonly institution_id?: string | undefined;
  readonly class_id?: string | null | undefined;
  readonly academic_year?: number | undefined;
}

/** Of classes a key lock: it waits for whoever changes or removes one, and keeps nobody from posting in it while a long sheet is written. */
const classHold = 'key share';

async function classAsked(db: Queries, viewer: SignedIn, id: string, hold: boolean) {
  const reading = db
    .select({ row: schoolClasses })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, id), visibleClasses(viewer)));
  const [found] = await (hold ? reading.for(classHold, { of: schoolClasses }) : reading);
  return found?.row ?? null;
}

type ClassRow = Pick<typeof schoolClasses.$inferSelect, 'id' | 'grade' | 'section'>;
export const importClassOf = (row: ClassRow, year: number, thisYear: number): ImportClass => ({
  id: row.id,
  name: year === thisYear ? wholeName(row) : `${wholeName(row)} de ${year}`,
  year,
});
const refused = (error: { field: string; message: string }) => fail('invalid-request', { errors: [error] });

/**
 * The school and the classes that a sheet is for, within the viewer's reach.
 *
 * @param hold Whether they are held until the transaction ends: none of them is archived or removed meanwhile.
 */
export async function findImportTarget(
  db: Queries,
  viewer: SignedIn,
  { institution_id, class_id, academic_year }: Asked,
  thisYear: number,
  hold: boolean,
): Promise<Outcome<ImportTarget>> {
  const asked = class_id ? await classAsked(db, viewer, class_id, hold) : null;
  if (class_id && !asked) return fail('not-found');
  if (asked && asked.academic_year === null) return refused(importMessages.classWithoutYear);
  const institutionId =
    institution_id ?? asked?.institution_id ?? (viewer.role === 'MANAGER' ? viewer.institutionId : null);
  if (!institutionId) return refused(importMessages.noInstitution);
  if (asked && asked.institution_id !== institutionId) return refused(importMessages.otherInstitution);
  const wanted = and(eq(institutions.id, institutionId), visibleInstitutions(viewer));
  const school = db.select().from(institutions).where(wanted);
  const [institution] = await (hold ? school.for('share') : school);
  if (!institution) return fail('not-found');
  const year = academic_year ?? asked?.academic_year ?? thisYear;
  const ofYear = and(
    eq(schoolClasses.institution_id, institutionId),
    eq(schoolClasses.academic_year, year),
    isNull(schoolClasses.archived_at),
  );
  const reading = db
    .select()
    .from(schoolClasses)
    .where(ofYear)
    .orderBy(asc(schoolClasses.grade), asc(schoolClasses.section));
  const classes = await (hold ? reading.for(classHold) : reading);
  // A sheet's many lines name few classes.
  const meant = new Map<string, readonly ImportClass[]>();
  return succeed({
    institutionId,
    municipalityId: institution.municipality_id,
    year,
    fallback: asked && importClassOf(asked, asked.academic_year ?? year, thisYear),
    classesNamed: (name) => {
      const key = `${name.grade}\0${name.section}`;
      const found = meant.get(key) ?? classesNamed(classes, name).map((row) => importClassOf(row, year, thisYear));
      meant.set(key, found);
      return found;
    },
    classNames: classes.map(wholeName),
  });
}
