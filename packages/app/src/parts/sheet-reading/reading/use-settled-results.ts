import { useCallback, useEffect, useRef } from 'react';
import { useStaleResults } from '../sheet-reading.api.ts';

/** Results that leave one after the other are read again once, ms after the last. */
const SETTLE_MS = 1_500;

/** After results changed: every list that shows them is read again, once for all that follow each other. */
export function useSettledResults(): () => Promise<void> {
  const stale = useStaleResults();
  const latest = useRef(stale);
  latest.current = stale;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const run = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    void latest.current();
  }, []);
  useEffect(() => run, [run]);
  return useCallback(async () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(run, SETTLE_MS);
  }, [run]);
}
