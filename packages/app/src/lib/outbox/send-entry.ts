import { call } from '../api/call.ts';
import type { Sending } from './outbox-deps.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxKind } from './outbox-row.ts';
import { isRetryable } from './sent-again.ts';

/** How what waited is asked of the server; null where that part of the program cannot be had. */
export const fetchOutboxCalls = () => import('./outbox-calls.ts').catch(() => null);

/** Sends one entry as its call says. */
export async function sendEntry<K extends OutboxKind>(entry: OutboxEntry<K>): Promise<Sending<K>> {
  const calls = await fetchOutboxCalls();
  if (calls === null) return { state: 'later' };
  const { send, conflictsIn } = calls.outboxCalls[entry.kind];
  const outcome = await send(call, entry.rows, entry.idempotencyKey);
  if (outcome.ok) return { state: 'sent', rows: outcome.rows };
  const { code, message, errors, current } = outcome;
  const failure = { code, message, errors, current: conflictsIn(current) };
  return isRetryable(code) ? { state: 'later', failure } : { state: 'refused', refusal: failure };
}
