import type { CallFailure } from '../../lib/api/call.ts';
import { readingCopy } from './reading-correction.copy.ts';

/**
 * What is said of an analysis that did not come about: 'Erro na análise: ' and the server's words; 'Erro: ' and why where it was not the
 * service that answered, by HTTP's own words if there are no others; 'Erro na análise' where nobody knows.
 */
export function analysisFailure({
  code,
  message,
  rawBody,
  statusText,
}: Pick<CallFailure, 'code' | 'message' | 'rawBody' | 'statusText'>): string {
  const texts = readingCopy.analysis;
  if (code === 'offline') return texts.error(message);
  if (code !== 'unreadable') return texts.because(message);
  const why = rawBody ?? statusText;
  return why === null ? texts.failed : texts.error(why);
}
