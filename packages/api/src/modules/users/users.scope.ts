import { rolesBelow, rolesToCreate } from '@caderneta/contract';
import { and, arrayContains, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../schema/users.table.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/**
 * Users by a condition on their profiles `p`. As a list of a few hundred ids, found first: otherwise the order of names tempts the planner into
 * walking through everybody until a page is full. `also` narrows within it: the planner, who cannot know how long the list will be, would look
 * at all of a large school.
 */
const withProfile = (condition: SQL, also?: SQL): SQL =>
  also === undefined
    ? sql`${users.id} = any(array(select p.user_id from profiles p where ${condition}))`
    : sql`${users.id} = any(array(select ${users.id} from ${users} join profiles p on p.user_id = ${users.id}
        where ${condition} and ${also}))`;

/** Users of an institution; `also`: of these, whom it holds for. */
export const ofInstitution = (id: string, also?: SQL): SQL => withProfile(sql`p.institution_id = ${id}`, also);

/** Users of a municipality and its institutions. */
export const ofMunicipality = (id: string): SQL => arrayContains(users.municipality_ids, [id]);

/** Who has a place is in it: only for those without one, and for a teacher, who sees pupils alone, they themselves come apart. */
function inOrgUnit(viewer: SignedIn, also?: SQL): SQL | undefined {
  const { role, municipalityId, institutionId } = viewer;
  if (role === 'MASTER') return also;
  const self = eq(users.id, viewer.userId);
  if (role === 'MUNICIPALITY') return and(municipalityId ? ofMunicipality(municipalityId) : self, also);
  if (role === 'MANAGER' && institutionId) return ofInstitution(institutionId, also);
  if (role === 'MANAGER' || role === 'STUDENT' || !institutionId) return and(self, also);
  const ofSchool = sql`(p.institution_id = ${institutionId} or p.user_id = ${viewer.userId})`;
  return and(sql`(${users.role} = 'STUDENT' or ${self})`, withProfile(ofSchool, also));
}

/**
 * Users that a user may see: the network's, the municipality's, the school's; a teacher (and who is called ADMIN or
 * MENTOR, where a call lets them) the school's pupils; everybody themselves. `also`: of these, whom it holds for.
 */
export const visibleUsers = (viewer: SignedIn, also?: SQL): SQL =>
  and(isNull(users.archived_at), inOrgUnit(viewer, also)) as SQL;

/** Whether the viewer may create a user of this role. */
export const mayCreate = (viewer: SignedIn, role: (typeof users.$inferSelect)['role']): boolean =>
  rolesToCreate(viewer.role).includes(role);

/** Whether the viewer may change or remove a user of this role. One's own record follows other rules. */
export const mayChange = (viewer: SignedIn, role: (typeof users.$inferSelect)['role']): boolean =>
  rolesBelow(viewer.role).includes(role);
