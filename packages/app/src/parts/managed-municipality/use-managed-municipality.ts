import { useUser } from '../../lib/session/use-session.ts';
import { useMunicipalities } from './skills.api.ts';

/** The municipality whose matrices somebody manages: their own, or the only one that there is; null where it must be chosen. */
export function useManagedMunicipality() {
  const user = useUser();
  const municipalities = useMunicipalities();
  const rows = municipalities.rows ?? [];
  const own = user.role === 'MUNICIPALITY' ? (user.profiles[0]?.municipality_id ?? null) : null;
  const only = rows.length === 1 ? (rows[0]?.id ?? null) : null;
  return { own: own ?? only, isFixed: own !== null || only !== null, rows };
}
