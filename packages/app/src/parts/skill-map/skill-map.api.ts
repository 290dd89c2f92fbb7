import { type QueryOf, skillMapEndpoints } from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';

/** What the classes of a school or the schools of a network did by skill. */
export const useSkillMap = (
  kind: keyof typeof skillMapEndpoints,
  id: string,
  query: QueryOf<(typeof skillMapEndpoints)['ofInstitution']>,
) => useCall(skillMapEndpoints[kind], { params: { id }, query }, { keepPrevious: true });
