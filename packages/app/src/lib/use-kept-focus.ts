import { useEffect, useRef } from 'react';

/**
 * A place that takes the focus where a change took away what had it: a button that is gone, or disabled.
 * @param initial What the change is from, where the place may come with it.
 */
export function useKeptFocus<T extends HTMLElement>(change: string, initial = change) {
  const place = useRef<T>(null);
  const before = useRef(initial);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.matches(':disabled')) place.current?.focus();
  }, [change]);
  return place;
}
