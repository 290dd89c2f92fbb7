import { mandatoryForMaster, type Permission, permissionNames, type Role, roleDefaults } from '@caderneta/contract';

/** What the database holds on a user's permissions. A list without its mark is no list: the next one in the chain holds. */
export interface StoredPermissions {
  readonly role: Role;
  readonly hasOwn: boolean;
  readonly own: readonly string[];
  readonly roleChanged: boolean;
  readonly ofRole: readonly string[];
}

const known = new Set<string>(permissionNames);
const isPermission = (name: string): name is Permission => known.has(name);

/** Permissions in force: the user's own list, even an empty one; else the role's list as changed; else the role's defaults. */
export function permissionsInForce(stored: StoredPermissions): Permission[] {
  const chosen = stored.hasOwn ? stored.own : stored.roleChanged ? stored.ofRole : roleDefaults[stored.role];
  const held = new Set(chosen.filter(isPermission));
  if (stored.role === 'MASTER') for (const name of mandatoryForMaster) held.add(name);
  return permissionNames.filter((name) => held.has(name));
}
