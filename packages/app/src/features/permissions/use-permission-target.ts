import { type Role, roles } from '@caderneta/contract';
import { useSearchParams } from 'react-router-dom';

const params = { role: 'perfil', user: 'usuario', mode: 'modo' } as const;

export interface PermissionTarget {
  readonly mode: 'role' | 'user';
  readonly role: Role;
  readonly userId: string | null;
}

/** Reads whose permissions an address names. A role that the viewer does not see counts as not named. */
export function targetOf(search: URLSearchParams, seen: readonly Role[]): PermissionTarget {
  const named = search.get(params.role);
  return {
    mode: search.get(params.mode) === 'usuario' ? 'user' : 'role',
    role: seen.find((role) => role === named) ?? seen[0] ?? 'STUDENT',
    userId: search.get(params.user),
  };
}

/** Roles whose permissions are shown: only MASTER sees MASTER's. */
export const rolesSeenBy = (viewer: Role): readonly Role[] =>
  viewer === 'MASTER' ? roles : roles.filter((role) => role !== 'MASTER');

/** Whose permissions are on screen, kept in the address. */
export function usePermissionTarget(viewer: Role) {
  const [search, setSearch] = useSearchParams();
  const target = targetOf(search, rolesSeenBy(viewer));
  const set = (change: Partial<PermissionTarget>) => {
    const next = { ...target, ...change };
    const address = new URLSearchParams({ [params.mode]: next.mode === 'user' ? 'usuario' : 'perfil' });
    if (next.mode === 'role') address.set(params.role, next.role);
    else if (next.userId) address.set(params.user, next.userId);
    setSearch(address);
  };
  return [target, set] as const;
}
