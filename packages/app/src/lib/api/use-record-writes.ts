import type { Endpoint } from '@caderneta/contract';
import { type CallFailure, type CallOptions, type CallOutcome, call } from './call.ts';
import { createOnce, sendOnce } from './send-once.ts';
import { useStale } from './use-call.ts';

/** How a large body tells of itself, is given up, and how long it may take. */
export type Sending = Pick<CallOptions<Endpoint>, 'signal' | 'timeoutMs' | 'onSent'>;

/** Refusals for what was saved or removed already. */
const known: readonly CallFailure['code'][] = ['version-conflict', 'not-found', 'idempotency-mismatch'];

/**
 * Makes writes. After one that succeeded, or met what was saved or removed meanwhile, every reading of `readings` is fresh, before its
 * answer is given; after one of which nothing is known they are asked for again.
 * `writeOnce` counts once where its answer was lost and it is tried again; `create` too, as `createOnce` says.
 */
export function useWrites(...readings: readonly Endpoint[]) {
  const stale = useStale();
  const refreshed = async <E extends Endpoint>(answer: CallOutcome<E>): Promise<CallOutcome<E>> => {
    if (answer.ok || known.includes(answer.code)) await stale(...readings);
    // No answer came, or none of ours: what was sent may have been saved.
    else if (answer.code === 'offline' || answer.code === 'unreadable') void stale(...readings);
    return answer;
  };
  return {
    write: async <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}) =>
      refreshed(await call(endpoint, options)),
    writeOnce: async <E extends Endpoint>(endpoint: E, options: CallOptions<E>) =>
      refreshed(await sendOnce(endpoint, options)),
    create: async <E extends Endpoint>(endpoint: E, options: CallOptions<E>) =>
      refreshed(await createOnce(endpoint, options)),
  };
}

/** The writes of a record as every resource has them: created once, changed and removed by its id. */
export function useRecordWrites<C extends Endpoint, U extends Endpoint, R extends Endpoint>(
  { create, update, remove }: { readonly create: C; readonly update: U; readonly remove: R },
  ...readings: readonly Endpoint[]
) {
  const writes = useWrites(...readings);
  return {
    create: (body: NonNullable<CallOptions<C>['body']>, sending?: Sending) =>
      writes.create(create, { ...sending, body }),
    update: (
      params: NonNullable<CallOptions<U>['params']>,
      body: NonNullable<CallOptions<U>['body']>,
      sending?: Sending,
    ) => writes.write(update, { ...sending, params, body }),
    remove: (params: NonNullable<CallOptions<R>['params']>) => writes.write(remove, { params }),
  };
}
