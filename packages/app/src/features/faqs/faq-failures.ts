import type { CallFailure } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import type { RecordWords } from '../../parts/record-form/record-acts.ts';
import { faqsCopy } from './faqs.copy.ts';

type Said = Pick<CallFailure, 'code' | 'message' | 'errors' | 'rawBody'>;

/** Why a write failed: the server's message, or what stood in its place; null where nothing can be read. */
function reasonOf(failure: Said): string | null {
  if (failure.code === 'offline') return failure.message;
  return failureText(failure, '') || failure.rawBody;
}

/** 'Erro ao cadastrar FAQ: ' and why; 'Erro ao cadastrar FAQ.' where nobody knows. */
export function creationFailure(failed: string, failure: Said): string {
  const reason = reasonOf(failure);
  return reason === null ? `${failed}.` : `${failed}: ${reason}`;
}

/** 'Erro ao editar FAQ: ' and why, 'Erro desconhecido' where nobody knows. */
export const changeFailure = (failed: string, failure: Said): string =>
  `${failed}: ${reasonOf(failure) ?? faqsCopy.unknown}`;

/** The toasts of a kind of record. */
export const faqWords = (toasts: (typeof faqsCopy.faqs | typeof faqsCopy.categories)['toasts']): RecordWords => ({
  created: {
    progress: 'creating' in toasts ? toasts.creating : undefined,
    done: toasts.created,
    failed: (failure) => creationFailure(toasts.createFailed, failure),
  },
  updated: {
    progress: toasts.saving,
    done: toasts.updated,
    failed: (failure) => changeFailure(toasts.updateFailed, failure),
  },
  removed: {
    progress: toasts.removing,
    done: toasts.removed,
    failed: (failure) => changeFailure(toasts.removeFailed, failure),
  },
});
