import { type ReportHeader, settingsEndpoints } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { call } from '../../lib/api/call.ts';
import { paperCopy } from './paper.copy.ts';

const none: ReportHeader = { lines: [], logo: null };

/** The head of what is taken away: the network's and, of a school or one's own, the school's. Without it people are told so, and get the rest. */
export async function fetchReportHeader(institutionId?: string): Promise<ReportHeader> {
  const query = institutionId ? { institution_id: institutionId } : {};
  const answer = await call(settingsEndpoints.reportHeader, { query });
  if (answer.ok) return answer.data;
  showToast({ tone: 'warning', message: paperCopy.noHeader });
  return none;
}
