import { useCallback, useRef, useState } from 'react';
import type { CorrectionEvent } from './machine/correction.events.ts';
import { correction } from './machine/correction.machine.ts';
import type { CorrectionState } from './machine/correction.state.ts';

/** The machine with a state that can be read at once, between renders: the frame loop must not act on a stale one. */
export function useMachine(start: () => CorrectionState) {
  const [shown, setShown] = useState(start);
  const present = useRef(shown);
  const send = useCallback((event: CorrectionEvent) => {
    present.current = correction(present.current, event);
    setShown(present.current);
  }, []);
  const now = useCallback(() => present.current, []);
  return { state: shown, now, send };
}
