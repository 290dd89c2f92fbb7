import { type Access, fail, may, type Outcome, succeed } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { mayChange, visibleUsers } from '../users/users.service.ts';

/** The profile that qualifications belong to. */
export interface Owner {
  readonly profileId: string;
  readonly name: string;
  readonly municipalityId: string | null;
  readonly institutionId: string | null;
}

/**
 * Whose qualifications a call is about: the viewer's own, or those of somebody within sight, as the call's access says.
 * `writing` asks besides that the other's role be below the viewer's.
 */
export async function ownerOf(
  db: Queries,
  viewer: SignedIn,
  access: Access,
  profileId: string,
  writing: boolean,
): Promise<Outcome<Owner>> {
  const isOwn = profileId === viewer.profileId;
  if (!may(viewer, access, isOwn)) return fail('forbidden');
  const [row] = await db
    .select({ user: users, profile: profiles })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(and(eq(profiles.id, profileId), visibleUsers(viewer)));
  if (!row) return fail('not-found');
  if (writing && !isOwn && !mayChange(viewer, row.user.role)) return fail('forbidden');
  const { municipality_id: municipalityId, institution_id: institutionId } = row.profile;
  return succeed({ profileId, name: row.user.name, municipalityId, institutionId });
}
