import { type Endpoint, pathOf } from '@caderneta/contract';
import { session } from '../session/session.ts';
import { browserStorage, draftsOf, SENT } from '../session/session-storage.ts';
import { uniqueId } from '../unique-id.ts';
import { type CallFailure, type CallOptions, type CallOutcome, call } from './call.ts';

/** After this long, ms, the same content is another write, and no other try of one whose answer was lost. */
const LONGEST_MS = 60 * 60_000;
const storage = browserStorage();

const isOther = (answer: { readonly ok: true } | CallFailure) => !answer.ok && answer.code === 'idempotency-mismatch';

/**
 * Makes a record, once. Its `Idempotency-Key` stays on this device, beside the person's drafts, until it is saved: a try after a lost answer
 * gets the first one's answer, also after a reload. Of other content 'idempotency-mismatch': the server has the first one's record, which the
 * person corrected since, or means another; what is sent after that is another record.
 */
export async function createOnce<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<CallOutcome<E>> {
  const path = pathOf(endpoint, options.params as Record<string, string> | undefined);
  const name = `${draftsOf(session.getState().user?.id ?? '')}${SENT}${endpoint.method} ${path}`;
  const [at, stored] = storage.getItem(name)?.split(' ') ?? [];
  const earlier = Date.now() - Number(at) < LONGEST_MS ? stored : undefined;
  const idempotencyKey = earlier || uniqueId();
  try {
    storage.setItem(name, `${Date.now()} ${idempotencyKey}`);
  } catch {
    // A full storage: the same write tried again counts twice, as from another device.
  }
  const answer = await call(endpoint, { ...options, idempotencyKey });
  if (answer.ok || isOther(answer)) storage.removeItem(name);
  // This try made its key: another tab took it along meanwhile.
  return isOther(answer) && !earlier ? createOnce(endpoint, options) : answer;
}

/** Makes a write that counts once, as `createOnce` does; of other content it is another write, and is sent by a key of its own. */
export async function sendOnce<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<CallOutcome<E>> {
  const answer = await createOnce(endpoint, options);
  return isOther(answer) ? createOnce(endpoint, options) : answer;
}
