import type { Endpoint } from '@caderneta/contract';
import { session } from '../session/session.ts';
import { browserStorage, draftsOf, SENT } from '../session/session-storage.ts';
import { uniqueId } from '../unique-id.ts';
import { type CallOptions, type CallOutcome, call } from './call.ts';
import { nameOfCall } from './use-call.ts';

/** After this long, ms, the same content is another write, and no other try of one whose answer was lost. */
const LONGEST_MS = 60 * 60_000;
const storage = browserStorage();

/**
 * Makes a write that counts once. Its `Idempotency-Key` stays on this device, beside the person's drafts, until it is saved: a try after a
 * lost answer gets the first one's answer, also after a reload. Of other content the server says so, and it gets a key of its own.
 */
export async function sendOnce<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<CallOutcome<E>> {
  const name = `${draftsOf(session.getState().user?.id ?? '')}${SENT}${nameOfCall(endpoint)}`;
  const [at, stored] = storage.getItem(name)?.split(' ') ?? [];
  const send = (key: string) => {
    try {
      storage.setItem(name, `${Date.now()} ${key}`);
    } catch {
      // A full storage: the same write tried again counts twice, as from another device.
    }
    return call(endpoint, { ...options, idempotencyKey: key });
  };
  const isRecent = Date.now() - Number(at) < LONGEST_MS;
  const first = await send(isRecent && stored ? stored : uniqueId());
  const answer = !first.ok && first.code === 'idempotency-mismatch' ? await send(uniqueId()) : first;
  if (answer.ok) storage.removeItem(name);
  return answer;
}
