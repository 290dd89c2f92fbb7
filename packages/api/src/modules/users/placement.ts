import { fail, type Outcome, type Role, succeed } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { visibleInstitutions, writableClasses } from '../../server/scope/classes.scope.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { userMessages } from './users.messages.ts';

type Id = string | null;

/** Where a form puts a user; undefined leaves that part as it is. */
export interface PlacementInput {
  readonly institution_id?: Id | undefined;
  readonly municipality_id?: Id | undefined;
  readonly class_id?: Id | undefined;
}

export interface OrgUnit {
  readonly institution_id: Id;
  readonly municipality_id: Id;
}

/** A class to enrol a pupil in. */
export interface ClassRef {
  readonly id: string;
  readonly institutionId: string;
  readonly year: number;
}

export interface Placement extends OrgUnit {
  /** The class to be in; null for none; undefined for no change. */
  readonly schoolClass: ClassRef | null | undefined;
}

const refused = (error: { field: string; message: string }) => fail('invalid-request', { errors: [error] });

async function classInScope({ db, viewer }: Unit, id: string) {
  const [row] = await db
    .select({ id: schoolClasses.id, institutionId: institutions.id, year: schoolClasses.academic_year })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, id), writableClasses(viewer)));
  return row ?? null;
}

async function institutionInScope({ db, viewer }: Unit, id: string) {
  const wanted = and(eq(institutions.id, id), visibleInstitutions(viewer));
  const [row] = await db.select().from(institutions).where(wanted);
  return row ?? null;
}

/**
 * Where a user of this role will belong: within the viewer's scope, and consistent (the class of the school, the school of the
 * municipality). A manager's people belong to the manager's school, a municipality's to the municipality.
 */
export async function decidePlacement(
  unit: Unit,
  role: Role,
  input: PlacementInput,
  now: OrgUnit,
): Promise<Outcome<Placement>> {
  const { viewer } = unit;
  const schoolClass = await classOf(unit, role, input.class_id);
  if (!schoolClass.ok) return schoolClass;
  const wantsMunicipality = input.municipality_id === undefined ? now.municipality_id : input.municipality_id;
  const municipalityId = viewer.role === 'MASTER' ? wantsMunicipality : viewer.municipalityId;
  if (viewer.role !== 'MASTER' && input.municipality_id && input.municipality_id !== viewer.municipalityId)
    return fail('not-found');
  if (role === 'MUNICIPALITY')
    return succeed({ institution_id: null, municipality_id: municipalityId, schoolClass: null });
  const given = input.institution_id ?? schoolClass.value?.institutionId;
  const stored = input.institution_id === undefined ? now.institution_id : null;
  const institutionId = given ?? (viewer.role === 'MANAGER' ? viewer.institutionId : stored);
  if (!institutionId)
    return succeed({ institution_id: null, municipality_id: municipalityId, schoolClass: schoolClass.value });
  const institution = await institutionInScope(unit, institutionId);
  if (!institution) return fail('not-found');
  if (schoolClass.value && schoolClass.value.institutionId !== institution.id)
    return refused(userMessages.otherInstitution);
  if (input.municipality_id && input.municipality_id !== institution.municipality_id)
    return refused(userMessages.otherMunicipality);
  const moved = institution.id !== now.institution_id && schoolClass.value === undefined;
  return succeed({
    institution_id: institution.id,
    municipality_id: institution.municipality_id,
    schoolClass: moved ? null : schoolClass.value,
  });
}

async function classOf(unit: Unit, role: Role, classId: Id | undefined): Promise<Outcome<ClassRef | null | undefined>> {
  if (!classId) return succeed(role === 'STUDENT' && classId === undefined ? undefined : null);
  if (role !== 'STUDENT') return refused(userMessages.onlyPupils);
  const found = await classInScope(unit, classId);
  if (!found) return fail('not-found');
  if (found.year === null) return refused(userMessages.classWithoutYear);
  return succeed({ ...found, year: found.year });
}
