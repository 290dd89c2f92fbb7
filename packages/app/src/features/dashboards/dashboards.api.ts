import { classEndpoints, dashboardEndpoints } from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';

export const useSummary = () => useCall(dashboardEndpoints.summary);

/** The first classes of the user's scope; `isWanted` false asks nothing. */
export const useOwnClasses = (isWanted: boolean) =>
  useCall(classEndpoints.list, isWanted ? { query: { limit: '8' } } : null);
