import { useEffect, useRef } from 'react';
import { focusHeading } from './screen-focus.ts';

/** Where a screen shows one thing in place of another under the same path: the focus goes to its heading, as on a way to another screen. */
export function useHeadingFocus(shown: string): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    window.scrollTo(0, 0);
    focusHeading();
  }, [shown]);
}
