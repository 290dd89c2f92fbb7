import { userEndpoints } from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';

/** The signed-in user with all that their record holds. */
export const useOwnRecord = (id: string) => useCall(userEndpoints.get, { params: { id } });
