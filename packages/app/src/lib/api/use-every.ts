import { type AnyList, maxPageLimit, type RowOf } from '@caderneta/contract';
import { useCallback } from 'react';
import useSWR from 'swr';
import { keepAnswer, readCached } from '../kept/use-cache.ts';
import { session } from '../session/session.ts';
import { type CallFailure, type CallOptions, call } from './call.ts';
import type { LoadState } from './load-state.ts';
import { nameOfCall } from './use-call.ts';

/** More pages than this of a picker's list are no picker: 20 × 100 schools. */
const MAX_PAGES = 20;

export interface Every<E extends AnyList> extends LoadState {
  readonly rows: readonly RowOf<E>[] | undefined;
  readonly isLoading: boolean;
  /** As `reload`; answers the rows that are then known. */
  readonly refetch: () => Promise<readonly RowOf<E>[]>;
}

async function fetchEvery<E extends AnyList>(endpoint: E, input: Pick<CallOptions<E>, 'params' | 'query'>) {
  const rows: RowOf<E>[] = [];
  const { id } = (input.params ?? {}) as { id?: string };
  const key = `every ${JSON.stringify(input)}`;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = { ...(input.query as object | undefined), page: String(page), limit: String(maxPageLimit) };
    const outcome = await call(endpoint, { ...input, query } as CallOptions<E>);
    if (!outcome.ok) {
      const cached = outcome.code === 'offline' ? await readCached(nameOfCall(endpoint), key) : null;
      if (cached !== null) return cached.value as RowOf<E>[];
      throw outcome;
    }
    const found = outcome.data as RowOf<E>[];
    rows.push(...found);
    if (rows.length >= outcome.total || found.length === 0) break;
  }
  keepAnswer(nameOfCall(endpoint), key, id, { data: rows });
  return rows;
}

/** All rows of a list, page after page: for pickers and for a class's pupils. `null` waits. */
export function useEvery<E extends AnyList>(
  endpoint: E,
  input: Pick<CallOptions<E>, 'params' | 'query'> | null = {},
): Every<E> {
  const user = session.getState().user?.id ?? '';
  const key = input === null ? null : [nameOfCall(endpoint), user, `every ${JSON.stringify(input)}`];
  const state = useSWR<RowOf<E>[], CallFailure>(key, () => fetchEvery(endpoint, input ?? {}));
  const { mutate } = state;
  const reload = useCallback(async () => {
    await mutate();
  }, [mutate]);
  const refetch = useCallback(async () => (await mutate()) ?? [], [mutate]);
  return {
    rows: state.data,
    failure: state.error ?? null,
    isLoading: state.isLoading || (state.isValidating && state.data === undefined),
    isRefreshing: state.isValidating,
    reload,
    refetch,
  };
}
