import type { Viewer } from './access.ts';
import { rolesBelow } from './hierarchy.rules.ts';
import { type Permission, permissionNames } from './permissions.ts';
import type { Role } from './roles.ts';

/** Whether the viewer may change permissions of users of a role, within scope: MASTER of all, others of the roles below theirs. */
export const mayGovern = (viewer: Viewer, role: Role): boolean =>
  viewer.role === 'MASTER' || rolesBelow(viewer.role).includes(role);

/** Permissions that the viewer may give: those held; a MASTER, who governs the network, every one. */
export const grantable = (viewer: Viewer): ReadonlySet<Permission> =>
  viewer.role === 'MASTER' ? new Set(permissionNames) : viewer.permissions;
