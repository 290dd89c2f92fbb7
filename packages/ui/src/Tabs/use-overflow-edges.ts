import { type RefObject, useEffect } from 'react';

/**
 * Marks a sideways scroller with `data-more-before` and `data-more-after` while there is more on that side, and
 * brings `selected` into view when it changes.
 */
export function useOverflowEdges(ref: RefObject<HTMLElement | null>, selected: string): void {
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const mark = () => {
      const end = scroller.scrollWidth - scroller.clientWidth;
      scroller.toggleAttribute('data-more-before', scroller.scrollLeft > 1);
      scroller.toggleAttribute('data-more-after', scroller.scrollLeft < end - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    scroller.addEventListener('scroll', mark, { passive: true });
    mark();
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [ref]);

  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const centre = () => {
      const tab = scroller.querySelector(`[data-key="${CSS.escape(selected)}"], [aria-selected="true"]`);
      if (!tab) return;
      const box = tab.getBoundingClientRect();
      const frame = scroller.getBoundingClientRect();
      // Not scrollIntoView: that would also move the page.
      scroller.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
    };
    // react-aria fills the list after the first commit, and fonts change its width once they come.
    const observer = new ResizeObserver(centre);
    for (const child of scroller.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, selected]);
}
