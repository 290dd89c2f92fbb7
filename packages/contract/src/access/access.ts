import type { Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** The user of a call: a role, and the permissions in force for this user (their own list if they have one, else the role's). */
export interface Viewer {
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
}

/** One of the roles and, where any is named, one of the permissions. Which rows a user reaches is the server's scope. */
export interface RoleAccess {
  readonly roles: readonly Role[];
  readonly anyOf?: readonly Permission[];
  /** Lets users reach their own records without any of the above. */
  readonly own?: OwnAccess;
}

/**
 * A path whose parameter `param` names the caller (or, `of` 'role', the caller's role). `roles` limits whom that lets pass.
 * Where `param` is null the path does not tell whose record it is: the route asks `may` again once it has found out.
 */
export interface OwnAccess {
  readonly param: string | null;
  readonly of?: 'user' | 'role';
  readonly roles?: readonly Role[];
}

/** `public`: no sign-in. `self`: any signed-in user, over what is their own or within their scope. */
export type Access = 'public' | 'self' | RoleAccess;

/** The one rule that server guards, router and menu all read. `isOwn`: the call is about the viewer's own record. */
export function may(viewer: Viewer | null, access: Access, isOwn = false): boolean {
  if (access === 'public') return true;
  if (viewer === null) return false;
  if (access === 'self') return true;
  if (isOwn && access.own && (access.own.roles?.includes(viewer.role) ?? true)) return true;
  return (
    access.roles.includes(viewer.role) && (!access.anyOf || access.anyOf.some((name) => viewer.permissions.has(name)))
  );
}
