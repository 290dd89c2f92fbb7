import { assessmentEndpoints, maxPageLimit } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';

const byId = (id: string) => ({ params: { id } });

export const useAnalysis = (id: string) => useCall(assessmentEndpoints.analysis, byId(id));
export const useQuestions = (id: string) => useEvery(assessmentEndpoints.questions, byId(id));

/** Of a class that fits a page by that: the list as a whole brings every sheet's answers along. */
export async function fetchResults(id: string) {
  const query = { page: '1', limit: String(maxPageLimit) };
  const page = await call(assessmentEndpoints.results, { ...byId(id), query });
  return page.ok && page.truncated ? call(assessmentEndpoints.results, byId(id)) : page;
}
/** All corrected sheets, question by question. */
export const fetchItemResults = (id: string) => call(assessmentEndpoints.itemResults, byId(id));
export const fetchQuestions = (id: string) => call(assessmentEndpoints.questions, byId(id));
