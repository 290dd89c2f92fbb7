import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the words of a table's cells whole as long as its columns fit its frame; where they do not, marks the frame, and words
 * may be broken anywhere. Measured anew with every drawing and every width.
 */
export function useWholeWords(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    const table = box?.querySelector('table');
    if (!box || !table) return;
    const fit = () => {
      box.removeAttribute('data-broken-words');
      box.toggleAttribute('data-broken-words', table.offsetWidth > box.clientWidth);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  });
  return frame;
}
