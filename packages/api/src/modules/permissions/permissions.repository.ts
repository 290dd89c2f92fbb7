import type { Permission, Role } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { rolePermissionOverrides, rolePermissions } from '../../schema/index.ts';
import type { Queries } from '../../server/queries.ts';
import { permissionsInForce } from './permissions.service.ts';

/** A role's list: as changed, or the defaults. */
export async function readRolePermissions(db: Queries, role: Role): Promise<Permission[]> {
  const rows = await db
    .select({ permission: rolePermissions.permission })
    .from(rolePermissionOverrides)
    .leftJoin(rolePermissions, eq(rolePermissions.role, rolePermissionOverrides.role))
    .where(eq(rolePermissionOverrides.role, role));
  const ofRole = rows.flatMap((row) => (row.permission === null ? [] : [row.permission]));
  return permissionsInForce({ role, hasOwn: false, own: [], roleChanged: rows.length > 0, ofRole });
}
