import { permissionEndpoints, type SessionUser } from '@caderneta/contract';
import { call } from '../api/call.ts';

/**
 * A user with the permissions in force. Our server tells them with the user; of others the user's own list is asked for and, where
 * that is empty, the role's. A list that cannot be read gives none.
 */
export async function withPermissions(user: SessionUser): Promise<SessionUser> {
  if (user.permissions.length > 0) return user;
  const own = await call(permissionEndpoints.ofUser, { params: { userId: user.id } });
  if (!own.ok) return user;
  if (own.data.override || own.data.permissions.length > 0) return { ...user, permissions: own.data.permissions };
  const ofRole = await call(permissionEndpoints.ofRole, { params: { role: user.role } });
  return ofRole.ok ? { ...user, permissions: ofRole.data.permissions } : user;
}
