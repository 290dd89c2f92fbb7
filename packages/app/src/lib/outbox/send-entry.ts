import { call } from '../api/call.ts';
import { isPassing, type Sending } from './outbox.ts';
import { outboxCalls } from './outbox-calls.ts';
import type { OutboxEntry, Refusal } from './outbox-entry.ts';
import type { OutboxRow } from './outbox-row.ts';

/** Sends one entry as its call says. */
export async function sendEntry(entry: OutboxEntry): Promise<Sending> {
  const { endpoint, requestOf } = outboxCalls[entry.kind];
  // The rows were made for this call by the screen that kept them; the server looks at each again.
  const request = requestOf(entry.rows) as { params?: never; body: never };
  const outcome = await call<typeof endpoint>(endpoint, { ...request, idempotencyKey: entry.idempotencyKey });
  if (outcome.ok) return { state: 'sent', rows: [outcome.data].flat() as unknown as OutboxRow[] };
  if (isPassing(outcome.code)) return { state: 'later' };
  const { code, message, errors, current } = outcome;
  return { state: 'refused', refusal: { code: code as Refusal['code'], message, errors, current } };
}
