import type { CallFailure } from '../api/call.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** Failures after which the same write may well succeed; any other is the server's answer to it. */
const retryable: ReadonlySet<CallFailure['code']> = new Set([
  'offline',
  'unreadable',
  'aborted',
  'session-missing',
  'session-invalid',
  'too-many-requests',
  'server-busy',
  'storage-full',
  'database-unavailable',
  'unexpected',
] as const);

export const isRetryable = (code: CallFailure['code']): boolean => retryable.has(code);

/** Refusals of what was written: the same again is refused again, whoever sends it. Of any other the reason may have gone. */
const ofContent: ReadonlySet<CallFailure['code']> = new Set(['version-conflict', 'invalid-request'] as const);

/** Whether a refused entry may be sent again as it is. */
export const maySendAgain = ({ refusal }: Pick<OutboxEntry, 'refusal'>): boolean =>
  refusal !== null && !ofContent.has(refusal.code);
