import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsHere } from './use-is-here.ts';

/**
 * `useSearchParams` for what also changes the address when something ends, as a form does that was saved: where the screen was left
 * meanwhile nothing changes, for the router would take the person back to it.
 */
export function useOwnSearch(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams();
  const isHere = useIsHere();
  const change: typeof setSearch = useCallback(
    (next, options) => {
      if (isHere.current) setSearch(next, options);
    },
    [setSearch, isHere],
  );
  return [search, change];
}
