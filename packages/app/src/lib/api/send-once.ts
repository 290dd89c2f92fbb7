import type { Endpoint } from '@caderneta/contract';
import { session } from '../session/session.ts';
import { browserStorage, draftsOf } from '../session/session-storage.ts';
import { uniqueId } from '../unique-id.ts';
import { type CallOptions, type CallOutcome, call } from './call.ts';
import { nameOfCall } from './use-call.ts';

/** After this long, ms, the same content is another write, and no other try of one whose answer was lost. */
const LONGEST_MS = 60 * 60_000;
const storage = browserStorage();

/** What stands under `name`; null where nothing does, or it is old. Stored as a draft is, with which it goes when the person leaves. */
function recentKey(name: string): string | null {
  try {
    const { at, typed } = JSON.parse(String(storage.getItem(name)));
    if (Date.now() - at < LONGEST_MS) return typed;
  } catch {
    // None.
  }
  return null;
}

/**
 * Makes a write that counts once. Its `Idempotency-Key` stays on this device, beside the draft of its form, until it is saved: a try
 * after a lost answer gets the first one's answer, also after a reload. Of other content the server says so, and it gets a key of its own.
 */
export async function sendOnce<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<CallOutcome<E>> {
  const name = `${draftsOf(session.getState().user?.id ?? '')}envio.${nameOfCall(endpoint)}`;
  const send = (idempotencyKey: string) => {
    try {
      storage.setItem(name, JSON.stringify({ at: Date.now(), typed: idempotencyKey, before: 1 }));
    } catch {
      // A full storage: the same write tried again counts twice, as from another device.
    }
    return call(endpoint, { ...options, idempotencyKey });
  };
  const first = await send(recentKey(name) ?? uniqueId());
  const answer = !first.ok && first.code === 'idempotency-mismatch' ? await send(uniqueId()) : first;
  if (answer.ok) storage.removeItem(name);
  return answer;
}
