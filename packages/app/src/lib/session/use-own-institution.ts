import { useUser } from './use-session.ts';

/** The institution that a MANAGER or a TEACHER cannot leave; null for everyone else. */
export function useOwnInstitution(): string | null {
  const { role, profiles } = useUser();
  return role === 'MANAGER' || role === 'TEACHER' ? (profiles[0]?.institution_id ?? null) : null;
}
