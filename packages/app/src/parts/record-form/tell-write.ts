import { showToast } from '@caderneta/ui';
import type { CallFailure } from '../../lib/api/call.ts';
import { withReason } from '../../lib/api/failure-text.ts';
import { type FormFailure, failedFields, formFailureOf } from '../../lib/forms/form-failure.ts';
import { recordFormCopy } from './record-form.copy.ts';

/** How long a message about something under way may stay, ms; it goes when that is done. */
const LONGEST_MS = 60_000;
/** How long it stays that a record was made already, ms. */
const MADE_MS = 10_000;

export interface WriteWords {
  /** While it goes on. */
  readonly progress?: string;
  readonly done: string;
  /** What failed, before the reason; or the whole message. */
  readonly failed: string | ((failure: CallFailure) => string);
  /** After the person gave an upload up. */
  readonly cancelled?: string;
  /** Where the record is not there any more, and that is as good as done. */
  readonly gone?: string;
}

/** Of what failed last: what it says once it is done, which tells it from other writes, and what takes its message away. */
let failedDone = '';
let endFailed = () => {};

/**
 * Says in toasts how a write goes and ends, but a conflict, which its form shows; answers why it was refused, or null once it is done. Of
 * one that is tried again the message that it failed before goes.
 */
export async function tellWrite(
  write: Promise<{ readonly ok: true } | CallFailure>,
  { progress, done, failed, cancelled, gone }: WriteWords,
): Promise<FormFailure | null> {
  if (failedDone === done) endFailed();
  const dismiss =
    progress === undefined ? null : showToast({ tone: 'info', message: progress, durationMs: LONGEST_MS });
  const answer = await write;
  dismiss?.();
  if (answer.ok) {
    showToast({ tone: 'success', message: done });
    return null;
  }
  if (answer.code === 'aborted' && cancelled !== undefined) {
    showToast({ tone: 'info', message: cancelled });
    return failedFields({});
  }
  if (answer.code === 'not-found' && gone !== undefined) {
    showToast({ tone: 'info', message: gone });
    return null;
  }
  if (!answer.conflict) {
    const message = typeof failed === 'string' ? withReason(failed, answer) : failed(answer);
    failedDone = done;
    // As `createOnce` answers it: the person is to look into the list first.
    const isMade = answer.code === 'idempotency-mismatch';
    endFailed = showToast({ tone: 'error', message, ...(isMade && { durationMs: MADE_MS }) });
  }
  return formFailureOf(answer);
}

/** Tells a removal. What is not there any more is removed: by somebody else, or by a try of one's own whose answer was lost. */
export const tellRemoval = (removal: Promise<{ readonly ok: true } | CallFailure>, words: WriteWords) =>
  tellWrite(removal, { ...words, gone: recordFormCopy.gone });
