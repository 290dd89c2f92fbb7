import { type Role, rolesBelow, type SessionUser, type User } from '@caderneta/contract';
import type { FieldErrors } from '../../lib/forms/field-errors.ts';

/** Role and places of the user in the form. */
export interface Placement {
  readonly role: Role | null;
  readonly isActive: boolean;
  readonly municipalityId: string | null;
  readonly institutionId: string | null;
  readonly classId: string | null;
}
type OrgUnits = Pick<Placement, 'municipalityId' | 'institutionId' | 'classId'>;

/** Which pickers a form shows, and which of them wait for another or are not the viewer's to choose. */
export interface Pickers {
  readonly municipality: boolean;
  readonly institution: 'hidden' | 'open' | 'waiting' | 'fixed';
  readonly schoolClass: 'hidden' | 'open' | 'waiting';
}

type Signed = Pick<SessionUser, 'role' | 'profiles'>;
const orgUnitsOf = ({ profiles: [profile] }: Signed) => ({
  municipalityId: profile?.municipality_id ?? profile?.institution?.municipality_id ?? null,
  institutionId: profile?.institution_id ?? null,
});

/** A director's and a teacher's people belong to their own school. */
const isFixed = ({ role }: Signed) => role === 'MANAGER' || role === 'TEACHER';

/** Places before anything was chosen: none but what the signed-in person cannot choose. */
const startUnits = (viewer: Signed, role: Role | null): OrgUnits => {
  const { institutionId, municipalityId } = orgUnitsOf(viewer);
  const isFixedUnit = isFixed(viewer) && role !== null && role !== 'MUNICIPALITY';
  if (isFixedUnit) return { municipalityId, institutionId, classId: null };
  // A municipality's people are of it: there is no other to choose.
  const isOwn = viewer.role === 'MUNICIPALITY' && (role === 'MANAGER' || role === 'TEACHER');
  return { municipalityId: isOwn ? municipalityId : null, institutionId: null, classId: null };
};

/** Roles that the signed-in person may give, and the one that a new user starts with. */
export const rolesToGive = (viewer: Signed): readonly Role[] => rolesBelow(viewer.role);
export const startRole = (viewer: Signed): Role | null =>
  rolesToGive(viewer).find((role) => role === 'STUDENT') ?? rolesToGive(viewer)[0] ?? null;

export const newPlacement = (viewer: Signed, role: Role | null = startRole(viewer)): Placement => ({
  role,
  isActive: true,
  ...startUnits(viewer, role),
});

export function placementOf({ role, is_active, profiles: [profile] }: User): Placement {
  return {
    role,
    isActive: is_active,
    municipalityId: profile?.municipality_id ?? profile?.institution?.municipality_id ?? null,
    institutionId: profile?.institution_id ?? null,
    classId: profile?.class_id ?? null,
  };
}

/** Another role clears municipality, institution and class; another place clears what lay within the old one. */
export const withRole = (viewer: Signed, now: Placement, role: Role | null): Placement =>
  role === now.role ? now : { ...now, role, ...startUnits(viewer, role) };
export const withMunicipality = (now: Placement, municipalityId: string | null): Placement =>
  municipalityId === now.municipalityId ? now : { ...now, municipalityId, institutionId: null, classId: null };
export const withInstitution = (now: Placement, institutionId: string | null): Placement =>
  institutionId === now.institutionId ? now : { ...now, institutionId, classId: null };

export function pickersFor(viewer: Signed, { role, municipalityId, institutionId }: Placement): Pickers {
  const seesMunicipality =
    viewer.role === 'MASTER' || viewer.role === 'MUNICIPALITY' || !orgUnitsOf(viewer).municipalityId;
  const byMunicipality = role === 'MANAGER' || role === 'TEACHER';
  const municipality = seesMunicipality && (role === 'MUNICIPALITY' || byMunicipality);
  if (role === null || role === 'MUNICIPALITY' || role === 'MASTER')
    return { municipality, institution: 'hidden', schoolClass: 'hidden' };
  const waits = municipality && municipalityId === null;
  return {
    municipality,
    institution: isFixed(viewer) ? 'fixed' : waits ? 'waiting' : 'open',
    // Only pupils are enrolled in a class.
    schoolClass: role !== 'STUDENT' ? 'hidden' : institutionId === null ? 'waiting' : 'open',
  };
}

/** The places as POST and PATCH /users take them. */
export function placementBody({ role, municipalityId, institutionId, classId }: Placement) {
  if (role === 'MUNICIPALITY') return { municipality_id: municipalityId, institution_id: null, class_id: null };
  return {
    ...((role === 'MANAGER' || role === 'TEACHER') && municipalityId ? { municipality_id: municipalityId } : {}),
    ...(institutionId ? { institution_id: institutionId } : {}),
    ...(classId ? { class_id: classId } : {}),
  };
}

/** @param failed Why a list that fills a picker is missing, by field: nothing is saved until it is there. */
export function checkPlacement({ role }: Placement, failed: FieldErrors, roleMissing: string): FieldErrors {
  return { ...(role === null ? { role: roleMissing } : {}), ...failed };
}
