import { rolesBelow } from '../users/hierarchy.rules.ts';
import type { Viewer } from './access.ts';
import { type Permission, roleDefaults } from './permissions.ts';
import type { Role } from './roles.ts';

/** Whether the viewer may change permissions of users of a role, within scope: MASTER of all, others of the roles below theirs. */
export const mayGovern = (viewer: Viewer, role: Role): boolean =>
  viewer.role === 'MASTER' || rolesBelow(viewer.role).includes(role);

/**
 * Permissions that the viewer may give to a role's users: those held. A MASTER may also give back what a role has by default,
 * or the panels of the other roles could never be restored.
 */
export function grantable(viewer: Viewer, role: Role): ReadonlySet<Permission> {
  return viewer.role === 'MASTER' ? new Set([...viewer.permissions, ...roleDefaults[role]]) : viewer.permissions;
}
