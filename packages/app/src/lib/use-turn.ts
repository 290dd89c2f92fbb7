import { useCallback, useEffect, useRef } from 'react';

/** Tells whether what takes time is still wanted: not after `end`, nor once the component was left. */
export function useTurn() {
  const turn = useRef(0);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  /** Called as the work begins; what it answers, once there is something to show. */
  const begin = useCallback(() => {
    const own = turn.current;
    return () => own === turn.current && !isLeft.current;
  }, []);
  const end = useCallback(() => {
    turn.current += 1;
  }, []);
  return { begin, end };
}
