import { useEffect, useRef } from 'react';

/**
 * What takes the focus where a change took away what had it: a button that is gone, or disabled.
 * @param initial What the change is from, where the element may come with it.
 */
export function useRestoredFocus<T extends HTMLElement>(change: string, initial = change) {
  const target = useRef<T>(null);
  const before = useRef(initial);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.matches(':disabled')) target.current?.focus();
  }, [change]);
  return target;
}
