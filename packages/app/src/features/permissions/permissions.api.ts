import { type Permission, permissionEndpoints, type Role, rowsPerPage, userEndpoints } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useCall, useStale } from '../../lib/api/use-call.ts';

/** Whose permissions: a role's or a user's. */
export type Holder =
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'user'; readonly userId: string; readonly role: Role };

const ofRole = (role: Role) => ({ params: { role } });
const ofUser = (userId: string) => ({ params: { userId } });

/** What a holder may do, with who changed it last. `null` waits. */
export function usePermissionsOf(holder: Holder | null) {
  const role = useCall(permissionEndpoints.ofRole, holder?.kind === 'role' ? ofRole(holder.role) : null);
  const user = useCall(permissionEndpoints.ofUser, holder?.kind === 'user' ? ofUser(holder.userId) : null);
  return holder?.kind === 'user' ? user : role;
}

/** The newest changes of a holder's list. */
export const usePermissionChanges = (holder: Holder) =>
  useCall(permissionEndpoints.changes, {
    query: {
      ...(holder.kind === 'role' ? { role: holder.role } : { user_id: holder.userId }),
      page: '1',
      limit: String(2 * rowsPerPage),
    },
  });

/** Users within reach whose name, e-mail or role holds what was typed. */
export const useFoundUsers = (search: string, isWanted: boolean) =>
  useCall(
    userEndpoints.list,
    isWanted
      ? { query: { search: search.trim() || undefined, sort: 'name', page: '1', limit: String(2 * rowsPerPage) } }
      : null,
    { keepPrevious: true },
  );

/** The user that the address names. */
export const useNamedUser = (id: string | null) => useCall(userEndpoints.get, id === null ? null : { params: { id } });

/** Stores a holder's list. `base` is the list that it was made of: what somebody else changed since stays. */
export function storePermissions(holder: Holder, permissions: Permission[], base: ReadonlySet<Permission>) {
  const body = { permissions, base: [...base] };
  return holder.kind === 'role'
    ? call(permissionEndpoints.setRole, { ...ofRole(holder.role), body })
    : call(permissionEndpoints.setUser, { ...ofUser(holder.userId), body });
}

export const resetPermissions = (userId: string) => call(permissionEndpoints.resetUser, ofUser(userId));

/** After a change every reading of a list is fetched again: a role's list may be a user's too. */
export function useFreshPermissions() {
  const stale = useStale();
  return () => stale(permissionEndpoints.ofRole, permissionEndpoints.ofUser, permissionEndpoints.changes);
}
