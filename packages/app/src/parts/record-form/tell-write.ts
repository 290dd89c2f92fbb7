import { showToast } from '@caderneta/ui';
import type { CallFailure } from '../../lib/api/call.ts';
import { type FieldErrors, serverErrors } from '../../lib/forms/field-errors.ts';

/** Says in a toast how a write went; answers the fields that the server refused, or null once it is done. */
export function tellWrite(
  answer: { readonly ok: true } | CallFailure,
  done: string,
  failed: (failure: CallFailure) => string,
): FieldErrors | null {
  if (answer.ok) {
    showToast({ tone: 'success', message: done });
    return null;
  }
  showToast({ tone: 'error', message: failed(answer) });
  return serverErrors(answer.errors);
}
