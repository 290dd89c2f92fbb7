import { reportEndpoints } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useStale } from '../../lib/api/use-call.ts';

/** Takes a report away that the server makes or made. The list is fresh even after a failure: what was to go may be gone. */
export function useReportRemoval() {
  const stale = useStale();
  return async (id: string) => {
    const answer = await call(reportEndpoints.removeFile, { params: { id } });
    await stale(reportEndpoints.files);
    return answer;
  };
}
