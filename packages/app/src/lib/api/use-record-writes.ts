import type { Endpoint } from '@caderneta/contract';
import { WriteKey } from '../write-key.ts';
import { type CallFailure, type CallOptions, type CallOutcome, call } from './call.ts';
import { nameOfCall, useStale } from './use-call.ts';

/** One key a call: the same content tried again keeps it until it is saved, whichever dialog tries. */
const keys = new Map<string, WriteKey>();

function keyOf(endpoint: Endpoint): WriteKey {
  const name = nameOfCall(endpoint);
  const key = keys.get(name) ?? new WriteKey();
  keys.set(name, key);
  return key;
}

/** Whether readings are older than what a write met: it was saved, or somebody else changed or removed the record meanwhile. */
const showsNews = (answer: { readonly ok: true } | CallFailure): boolean =>
  answer.ok || answer.code === 'version-conflict' || answer.code === 'not-found';

/** How a large body tells of itself, is given up, and how long it may take. */
export type Sending = Pick<CallOptions<Endpoint>, 'signal' | 'timeoutMs' | 'onSent'>;

/**
 * Makes writes. After one that succeeded, or met what somebody else saved or removed, every reading of `readings` is fresh, before its
 * answer is given.
 * `writeOnce` sends an `Idempotency-Key`, so that a try whose answer was lost counts once.
 */
export function useWrites(...readings: readonly Endpoint[]) {
  const stale = useStale();
  const write = async <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<CallOutcome<E>> => {
    const answer = await call(endpoint, options);
    if (showsNews(answer)) await stale(...readings);
    return answer;
  };
  const writeOnce = async <E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<CallOutcome<E>> => {
    const key = keyOf(endpoint);
    const { params, query, body } = options;
    const answer = await call(endpoint, { ...options, idempotencyKey: key.keyFor({ params, query, body }) });
    if (!answer.ok) return answer;
    key.done();
    await stale(...readings);
    return answer;
  };
  return { write, writeOnce };
}

/** The writes of a record as every resource has them: created once, changed and removed by its id. */
export function useRecordWrites<C extends Endpoint, U extends Endpoint, R extends Endpoint>(
  { create, update, remove }: { readonly create: C; readonly update: U; readonly remove: R },
  ...readings: readonly Endpoint[]
) {
  const { write, writeOnce } = useWrites(...readings);
  return {
    create: (body: NonNullable<CallOptions<C>['body']>, sending?: Sending) => writeOnce(create, { ...sending, body }),
    update: (
      params: NonNullable<CallOptions<U>['params']>,
      body: NonNullable<CallOptions<U>['body']>,
      sending?: Sending,
    ) => write(update, { ...sending, params, body }),
    remove: (params: NonNullable<CallOptions<R>['params']>) => write(remove, { params }),
  };
}
