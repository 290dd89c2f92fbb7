import { isDeepStrictEqual } from 'node:util';
import {
  type Failure,
  fail,
  grantable,
  mandatoryForMaster,
  mayGovern,
  type Outcome,
  type Permission,
  type PermissionsInput,
  permissionNames,
  type Role,
  succeed,
} from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { users } from '../../schema/users.table.ts';
import { orgUnitOfUser } from '../../server/writes/org-unit.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { visibleUsers } from '../users/users.service.ts';
import { permissionMessages } from './permissions.messages.ts';
import {
  dropUserPermissions,
  lockRole,
  type PermissionList,
  readRolePermissions,
  readUserPermissions,
  storeRolePermissions,
  storeUserPermissions,
} from './permissions.repository.ts';

type UserList = PermissionList & { override: boolean };

/** What nobody may do: give what they do not hold. The refusal names it. */
function grantFailure(unit: Unit, before: readonly Permission[], after: readonly Permission[]): Failure | null {
  const allowed = grantable(unit.viewer);
  const tooMuch = after.filter((name) => !before.includes(name) && !allowed.has(name));
  return tooMuch.length > 0 ? fail('not-grantable', { errors: tooMuch.map(permissionMessages.notHeld) }) : null;
}

/** The list that is asked for: with a base, the one that is stored with what its sender turned on and off. */
function asked({ permissions, base }: PermissionsInput, stored: readonly Permission[]): readonly Permission[] {
  if (base === undefined) return permissions;
  const isTouched = (name: Permission) => base.includes(name) !== permissions.includes(name);
  return permissionNames.filter((name) => (isTouched(name) ? permissions : stored).includes(name));
}

/** A save of what stands is no change, in whatever order it is stored: nobody is told of one. */
const isSame = (one: readonly Permission[], other: readonly Permission[]): boolean =>
  isDeepStrictEqual(new Set(one), new Set(other));

/** A list in its order, each name once, with what cannot be taken from MASTER. */
const ordered = (role: Role, names: readonly Permission[]): Permission[] => {
  const held = new Set([...names, ...(role === 'MASTER' ? mandatoryForMaster : [])]);
  return permissionNames.filter((name) => held.has(name));
};

/** The user, locked, if the viewer sees them and may govern their role. */
async function governed({ db, viewer }: Unit, userId: string): Promise<Outcome<typeof users.$inferSelect>> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), visibleUsers(viewer)))
    .for('update');
  if (!user) return fail('not-found');
  return mayGovern(viewer, user.role) ? succeed(user) : fail('forbidden');
}

/** Gives a user a list of their own; an empty one is a list too. */
export async function setUserPermissions(
  unit: Unit,
  userId: string,
  input: PermissionsInput,
): Promise<Outcome<UserList>> {
  const user = await governed(unit, userId);
  if (!user.ok) return user;
  const before = await readUserPermissions(unit.db, user.value);
  const after = ordered(user.value.role, asked(input, before.permissions));
  const failure = grantFailure(unit, before.permissions, after);
  if (failure) return failure;
  // A list of one's own that says what the role's does is a change all the same: the role's no longer reaches the person.
  if (before.override && isSame(before.permissions, after)) return succeed(before);
  await storeUserPermissions(unit.db, userId, after, { userId: unit.viewer.userId, now: unit.now });
  return recordPermissions(unit, user.value, before, permissionMessages.userChanged(user.value.name));
}

/** Takes a user's own list away: the role's holds again. */
export async function resetUserPermissions(unit: Unit, userId: string): Promise<Outcome<UserList>> {
  const user = await governed(unit, userId);
  if (!user.ok) return user;
  const before = await readUserPermissions(unit.db, user.value);
  if (!before.override) return succeed(before);
  const { permissions } = await readRolePermissions(unit.db, user.value.role);
  const failure = grantFailure(unit, before.permissions, permissions);
  if (failure) return failure;
  await dropUserPermissions(unit.db, userId);
  return recordPermissions(unit, user.value, before, permissionMessages.userReset(user.value.name));
}

async function recordPermissions(
  unit: Unit,
  user: typeof users.$inferSelect,
  before: UserList,
  words: { title: string; message: string },
): Promise<Outcome<UserList>> {
  const after = await readUserPermissions(unit.db, user);
  await unit.record({
    action: 'UPDATE',
    table: 'user_permissions',
    recordId: user.id,
    ...(await orgUnitOfUser(unit.db, user.id)),
    from: { permissions: before.permissions, override: before.override },
    to: { name: user.name, permissions: after.permissions, override: after.override },
    ...words,
  });
  return succeed(after);
}

/** Changes the list of a role in the whole network. */
export async function setRolePermissions(
  unit: Unit,
  role: Role,
  input: PermissionsInput,
): Promise<Outcome<PermissionList>> {
  await lockRole(unit.db, role);
  const before = await readRolePermissions(unit.db, role);
  const after = ordered(role, asked(input, before.permissions));
  const failure = grantFailure(unit, before.permissions, after);
  if (failure) return failure;
  if (isSame(before.permissions, after)) return succeed(before);
  await storeRolePermissions(unit.db, role, after, { userId: unit.viewer.userId, now: unit.now });
  await unit.record({
    action: 'UPDATE',
    table: 'role_permissions',
    recordId: role,
    municipalityId: null,
    from: { permissions: before.permissions },
    to: { permissions: after },
    ...permissionMessages.roleChanged(role),
  });
  return succeed(await readRolePermissions(unit.db, role));
}
