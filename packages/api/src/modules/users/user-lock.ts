import { and, eq } from 'drizzle-orm';
import { users } from '../../schema/users.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { firstProfile, type StoredUser } from './user-detail.repository.ts';
import { visibleUsers } from './users.scope.ts';

/** A user within the viewer's sight, locked until the transaction ends, with the profile in use; null out of sight. */
export async function lockUser({ db, viewer }: Unit, id: string): Promise<StoredUser | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), visibleUsers(viewer)))
    .for('update');
  return user ? { user, profile: await firstProfile(db, id) } : null;
}
