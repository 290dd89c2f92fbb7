import { showToast } from '@caderneta/ui';
import type { CallFailure } from '../../lib/api/call.ts';

/** How long a message about something under way may stay, ms; it goes when that is done. */
const LONGEST = 60_000;

interface Told {
  /** While it goes on. */
  readonly progress?: string;
  readonly done: string;
  readonly failed: (failure: CallFailure) => string;
}

/** Runs a write with its messages: what is under way, then how it ended. */
export async function tellSaving<A extends { readonly ok: true } | CallFailure>(
  write: () => Promise<A>,
  { progress, done, failed }: Told,
): Promise<A> {
  const dismiss = progress === undefined ? null : showToast({ tone: 'info', message: progress, durationMs: LONGEST });
  const answer = await write();
  dismiss?.();
  if (answer.ok) showToast({ tone: 'success', message: done });
  else showToast({ tone: 'error', message: failed(answer) });
  return answer;
}
