import { municipalityEndpoints } from '@caderneta/contract';
import { useEvery } from '../../lib/api/use-every.ts';
import { useUser } from '../../lib/session/use-session.ts';

/** The municipality that somebody answers for: their own, or the only one that there is; null where it must be chosen among `rows`. */
export function useManagedMunicipality() {
  const { role, profiles } = useUser();
  const list = useEvery(municipalityEndpoints.list);
  const { rows = [] } = list;
  const [own, only] = [role === 'MUNICIPALITY' ? profiles[0]?.municipality_id : null, rows.length === 1 && rows[0]?.id];
  const id = own || only || null;
  return { own: id, isFixed: id !== null, rows, list };
}
