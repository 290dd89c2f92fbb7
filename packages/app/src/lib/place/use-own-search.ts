import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * `useSearchParams` for what also changes the address when something ends, as a form does that was saved: where the screen was left
 * meanwhile nothing changes, for the router would take the person back to it.
 */
export function useOwnSearch(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const change: typeof setSearch = useCallback(
    (next, options) => {
      if (isHere.current) setSearch(next, options);
    },
    [setSearch],
  );
  return [search, change];
}
