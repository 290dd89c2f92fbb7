import type { Permission, Role } from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import {
  rolePermissionOverrides,
  rolePermissions,
  userPermissionOverrides,
  userPermissions,
} from '../../schema/permissions.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { permissionsInForce } from '../../server/session/permissions-in-force.ts';

/** A list with who last changed it, and when. */
export interface PermissionList {
  readonly permissions: Permission[];
  readonly updated_by: { id: string; name: string } | null;
  readonly updated_at: string | null;
}

interface Mark {
  readonly by: string | null;
  readonly name: string | null;
  readonly at: Date;
}

const changeOf = (mark: Mark | undefined) => ({
  updated_by: mark?.by ? { id: mark.by, name: mark.name ?? '' } : null,
  updated_at: mark?.at.toISOString() ?? null,
});

/** A role's list: as changed, or the defaults. */
export async function readRolePermissions(db: Queries, role: Role): Promise<PermissionList> {
  const [mark] = await db
    .select({ by: users.id, name: users.name, at: rolePermissionOverrides.updated_at })
    .from(rolePermissionOverrides)
    .leftJoin(users, eq(users.id, rolePermissionOverrides.updated_by))
    .where(eq(rolePermissionOverrides.role, role));
  const rows = await db.select().from(rolePermissions).where(eq(rolePermissions.role, role));
  const ofRole = rows.map(({ permission }) => permission);
  const stored = { role, hasOwn: false, own: [], roleChanged: mark !== undefined, ofRole };
  return { permissions: permissionsInForce(stored), ...changeOf(mark) };
}

/** A user's list in force: their own or, without one, the role's. */
export async function readUserPermissions(
  db: Queries,
  { id, role }: { id: string; role: Role },
): Promise<PermissionList & { override: boolean }> {
  const [mark] = await db
    .select({ by: users.id, name: users.name, at: userPermissionOverrides.updated_at })
    .from(userPermissionOverrides)
    .leftJoin(users, eq(users.id, userPermissionOverrides.updated_by))
    .where(eq(userPermissionOverrides.user_id, id));
  if (!mark) return { ...(await readRolePermissions(db, role)), override: false };
  const rows = await db.select().from(userPermissions).where(eq(userPermissions.user_id, id));
  const own = rows.map(({ permission }) => permission);
  const stored = { role, hasOwn: true, own, roleChanged: false, ofRole: [] };
  return { permissions: permissionsInForce(stored), override: true, ...changeOf(mark) };
}

/** Gives a user a list of their own in the place of any before. */
export async function storeUserPermissions(
  db: Queries,
  userId: string,
  permissions: readonly Permission[],
  by: { userId: string; now: Date },
): Promise<void> {
  const mark = { updated_by: by.userId, updated_at: by.now };
  await db
    .insert(userPermissionOverrides)
    .values({ user_id: userId, ...mark })
    .onConflictDoUpdate({ target: userPermissionOverrides.user_id, set: mark });
  await db.delete(userPermissions).where(eq(userPermissions.user_id, userId));
  if (permissions.length === 0) return;
  await db.insert(userPermissions).values(permissions.map((permission) => ({ user_id: userId, permission })));
}

export const dropUserPermissions = async (db: Queries, userId: string): Promise<void> => {
  await db.delete(userPermissionOverrides).where(eq(userPermissionOverrides.user_id, userId));
};

/** Changes a role's list. Two changes of the same role happen one after the other. */
export async function storeRolePermissions(
  db: Queries,
  role: Role,
  permissions: readonly Permission[],
  by: { userId: string; now: Date },
): Promise<void> {
  const mark = { updated_by: by.userId, updated_at: by.now };
  await db
    .insert(rolePermissionOverrides)
    .values({ role, ...mark })
    .onConflictDoUpdate({ target: rolePermissionOverrides.role, set: mark });
  await db.delete(rolePermissions).where(eq(rolePermissions.role, role));
  if (permissions.length === 0) return;
  await db.insert(rolePermissions).values(permissions.map((permission) => ({ role, permission })));
}

/** Waits for any other change of a role's list under way. */
export const lockRole = (db: Queries, role: Role) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${`role-permissions:${role}`}))`);
