import type { CallFailure } from './call.ts';

/**
 * What a person reads of a failed write: the server's own words, all of them where fields were refused; where the
 * server said nothing, `fallback`, and why if that is known.
 */
export function failureText(
  { code, message, errors }: Pick<CallFailure, 'code' | 'message' | 'errors'>,
  fallback: string,
): string {
  if (code === 'offline') return `${fallback.replace(/\.$/, '')}. ${message}`;
  if (code === 'unreadable' || code === 'aborted') return fallback;
  return errors.length > 0 ? [...new Set(errors.map((error) => error.message))].join(', ') : message;
}

/** What failed, then why, for failures that are always named: 'Falha ao adicionar horário. Sem conexão com o servidor. …' */
export const withReason = (failed: string, { message }: Pick<CallFailure, 'message'>): string =>
  `${failed.replace(/\.$/, '')}. ${message}`;
