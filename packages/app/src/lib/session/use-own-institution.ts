import { useUser } from './use-session.ts';

/** The institution that a MANAGER cannot leave; null for everyone else. */
export function useOwnInstitution(): string | null {
  const user = useUser();
  return user.role === 'MANAGER' ? (user.profiles[0]?.institution_id ?? null) : null;
}
