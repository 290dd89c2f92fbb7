import { classEndpoints, dashboardEndpoints } from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';

export const useSummary = () => useCall(dashboardEndpoints.summary);

/** The first classes of the user's scope in a school year; null asks nothing. */
export const useOwnClasses = (year: number | null) =>
  useCall(classEndpoints.list, year === null ? null : { query: { limit: '9', academic_year: String(year) } });
