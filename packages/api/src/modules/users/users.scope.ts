import { rolesBelow } from '@caderneta/contract';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { institutions, profiles, users } from '../../schema/index.ts';
import type { SignedIn } from '../../server/signed-in.ts';

const ofInstitution = (id: string): SQL =>
  sql`${users.id} in (select ${profiles.user_id} from ${profiles} where ${profiles.institution_id} = ${id})`;

const ofMunicipality = (id: string): SQL =>
  sql`${users.id} in (select ${profiles.user_id} from ${profiles} where ${profiles.municipality_id} = ${id}
    or ${profiles.institution_id} in (select ${institutions.id} from ${institutions} where ${institutions.municipality_id} = ${id}))`;

function placeOf(viewer: SignedIn): SQL | undefined {
  const { role, municipalityId, institutionId } = viewer;
  if (role === 'MASTER') return undefined;
  const self = eq(users.id, viewer.userId);
  if (role === 'MUNICIPALITY') return municipalityId ? or(self, ofMunicipality(municipalityId)) : self;
  if (role === 'MANAGER') return institutionId ? or(self, ofInstitution(institutionId)) : self;
  if (role === 'STUDENT' || !institutionId) return self;
  return or(self, and(eq(users.role, 'STUDENT'), ofInstitution(institutionId)));
}

/**
 * Users that a user may see: the network's, the municipality's, the school's; a teacher (and who is called ADMIN or
 * MENTOR, where a call lets them) the school's pupils; everybody themselves.
 */
export const visibleUsers = (viewer: SignedIn): SQL => and(isNull(users.archived_at), placeOf(viewer)) as SQL;

/** Whether the viewer may create, change or remove a user of this role. One's own record follows other rules. */
export const mayChange = (viewer: SignedIn, role: (typeof users.$inferSelect)['role']): boolean =>
  rolesBelow(viewer.role).includes(role);
