import { classEndpoints, institutionEndpoints } from '@caderneta/contract';
import { useEvery } from '../../lib/api/use-every.ts';

export const useInstitutions = () => useEvery(institutionEndpoints.list);

/** Classes of a school. `null` waits. */
export const useClassesOf = (institutionId: string | null) =>
  useEvery(classEndpoints.list, institutionId === null ? null : { query: { institution_id: institutionId } });
