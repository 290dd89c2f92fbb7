import { useCallback, useRef, useState } from 'react';

/** A pure machine with a state that can be read at once, between renders: a frame loop must not act on a stale one. */
export function useMachine<State, Event>(step: (state: State, event: Event) => State, start: () => State) {
  const [shown, setShown] = useState(start);
  const present = useRef(shown);
  const send = useCallback(
    (event: Event) => {
      present.current = step(present.current, event);
      setShown(present.current);
    },
    [step],
  );
  const now = useCallback(() => present.current, []);
  return { state: shown, now, send };
}
