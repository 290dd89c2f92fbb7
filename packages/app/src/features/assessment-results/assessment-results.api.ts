import { assessmentEndpoints } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';

const byId = (id: string) => ({ params: { id } });

export const useAnalysis = (id: string) => useCall(assessmentEndpoints.analysis, byId(id));
export const useQuestions = (id: string) => useEvery(assessmentEndpoints.questions, byId(id));

export const fetchResults = (id: string) => call(assessmentEndpoints.results, byId(id));
/** All corrected sheets, question by question. */
export const fetchItemResults = (id: string) => call(assessmentEndpoints.itemResults, byId(id));
export const fetchQuestions = (id: string) => call(assessmentEndpoints.questions, byId(id));
