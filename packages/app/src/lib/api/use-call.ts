import type { DataOf, Endpoint } from '@caderneta/contract';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { keepAnswer, readCached } from '../kept/use-cache.ts';
import { session } from '../session/session.ts';
import { type CallFailure, type CallOptions, type CallSuccess, call } from './call.ts';
import type { LoadState } from './load-state.ts';

/** A body where the call only answers what a write would do. */
type Reading<E extends Endpoint> = Pick<CallOptions<E>, 'params' | 'query' | 'body'>;

/** What a screen knows of a call: still loading, failed, or its data (kept while a newer answer is fetched). */
export interface Loaded<E extends Endpoint> extends LoadState {
  readonly data: DataOf<E> | undefined;
  readonly total: number;
  readonly totalIsBound: boolean;
  readonly truncated: boolean;
  readonly isLoading: boolean;
}

export const nameOfCall = ({ method, path }: Endpoint): string => `${method} ${path}`;
type Key = readonly [call: string, user: string, input: string];

async function fetchCall<E extends Endpoint>(endpoint: E, input: Reading<E>): Promise<CallSuccess<E>> {
  const outcome = await call(endpoint, input);
  const { id } = (input.params ?? {}) as { id?: string };
  const key = JSON.stringify(input);
  if (outcome.ok) {
    keepAnswer(nameOfCall(endpoint), key, id, outcome);
    return outcome;
  }
  if (outcome.code === 'offline') {
    const cached = await readCached(nameOfCall(endpoint), key);
    if (cached !== null) {
      const data = cached.value as DataOf<E>;
      const total = cached.total ?? (data as []).length;
      return { ok: true, data, message: '', total, totalIsBound: false, truncated: false };
    }
  }
  // SWR keeps the last good answer beside an error only when its fetcher throws.
  throw outcome;
}

/** Reads a call and shares its answer between components. `null` instead of an input waits. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: Reading<E> | null = {},
  settings: { readonly keepPrevious?: boolean; readonly everyMs?: number } = {},
): Loaded<E> {
  const user = session.getState().user?.id ?? '';
  const key: Key | null = input === null ? null : [nameOfCall(endpoint), user, JSON.stringify(input)];
  const state = useSWR<CallSuccess<E>, CallFailure>(key, () => fetchCall(endpoint, input ?? {}), {
    keepPreviousData: settings.keepPrevious ?? false,
    refreshInterval: settings.everyMs ?? 0,
    // What is polled rests while the page is hidden, and is fresh as soon as somebody looks at it again.
    revalidateOnFocus: settings.everyMs !== undefined,
    // SWR polls no more once a call has failed: without asking again a server that was away for a minute would never be heard of.
    ...(settings.everyMs === undefined ? {} : { shouldRetryOnError: true, errorRetryInterval: settings.everyMs }),
  });
  const { mutate } = state;
  const reload = useCallback(async () => {
    await mutate().catch(() => undefined);
  }, [mutate]);
  return {
    data: state.data?.data,
    total: state.data?.total ?? 0,
    totalIsBound: state.data?.totalIsBound ?? false,
    truncated: state.data?.truncated ?? false,
    failure: state.error ?? null,
    isLoading: state.isLoading || (state.isValidating && state.data === undefined),
    isRefreshing: state.isValidating,
    reload,
  };
}

/** After a write: every reading of these calls is fetched again where it is on screen, and forgotten elsewhere. */
export function useStale(): (...endpoints: readonly Endpoint[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...endpoints) => {
      const names = endpoints.map(nameOfCall);
      await mutate((key) => Array.isArray(key) && names.includes(String(key[0])));
    },
    [mutate],
  );
}

/** Asks anew for everything on screen; what is shown stays until an answer is here. */
export function useRefreshAll(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key));
  }, [mutate]);
}
