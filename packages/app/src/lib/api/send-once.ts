import type { Endpoint } from '@caderneta/contract';
import { drafts } from '../forms/draft-storage.ts';
import { session } from '../session/session.ts';
import { uniqueId } from '../unique-id.ts';
import { type CallOptions, type CallOutcome, call } from './call.ts';
import { nameOfCall } from './use-call.ts';

/** After this long, ms, the same content is another write, and no other try of one whose answer was lost. */
const LONGEST_MS = 60 * 60_000;

/**
 * Makes a write that counts once. Its `Idempotency-Key` stays on this device, beside the draft of its form, until it is saved: a try
 * after a lost answer gets the first one's answer, also after a reload. Of other content the server says so, and it gets a key of its own.
 */
export async function sendOnce<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<CallOutcome<E>> {
  const userId = session.getState().user?.id ?? '';
  const name = `envio.${nameOfCall(endpoint)}`;
  const send = (key: string) => {
    drafts.write(userId, name, { key, at: Date.now() });
    return call(endpoint, { ...options, idempotencyKey: key });
  };
  const { key, at } = drafts.read(userId, name)?.typed ?? {};
  const isRecent = typeof at === 'number' && Date.now() - at < LONGEST_MS;
  const first = await send(typeof key === 'string' && isRecent ? key : uniqueId());
  const answer = !first.ok && first.code === 'idempotency-mismatch' ? await send(uniqueId()) : first;
  if (answer.ok) drafts.write(userId, name, null);
  return answer;
}
