import { municipalityEndpoints } from '@caderneta/contract';
import { useEvery } from '../../lib/api/use-every.ts';
import { useUser } from '../../lib/session/use-session.ts';

/** The municipality that somebody answers for: their own, or the only one that there is; null where it must be chosen among `rows`. */
export function useManagedMunicipality() {
  const user = useUser();
  const municipalities = useEvery(municipalityEndpoints.list);
  const rows = municipalities.rows ?? [];
  const own = user.role === 'MUNICIPALITY' ? (user.profiles[0]?.municipality_id ?? null) : null;
  const only = rows.length === 1 ? (rows[0]?.id ?? null) : null;
  return { own: own ?? only, isFixed: own !== null || only !== null, rows, list: municipalities };
}
