import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the words of a table's cells whole as long as its columns fit its frame; where they do not, marks the frame, and words
 * may be broken anywhere. Measured anew with every drawing and every width.
 */
export function useWholeWords(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) fit(frame.current);
  });
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const observer = new ResizeObserver(() => fit(box));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return frame;
}

function fit(box: HTMLElement): void {
  const table = box.querySelector('table');
  if (!table) return;
  box.removeAttribute('data-broken-words');
  box.toggleAttribute('data-broken-words', table.offsetWidth > box.clientWidth);
}
