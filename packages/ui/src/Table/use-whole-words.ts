import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hasLongWord } from './word-breaks.ts';

/**
 * Keeps the words of a table whole. Where its columns do not fit its frame, first the cells with a word longer than any of a language
 * are marked (`data-long`: an address, a name without spaces), which alone may be broken; then the frame (`data-crowded`), whose
 * columns move together; what is still wider scrolls within the frame (`data-wide`). Measured anew with every drawing and every width.
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

/** The texts within, each apart: those of neighbours make no word together. */
function textsOf(cell: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node.nodeValue ?? '');
  return texts;
}

function fit(box: HTMLElement): void {
  const table = box.querySelector('table');
  if (!table) return;
  for (const cell of table.querySelectorAll('[data-long]')) cell.removeAttribute('data-long');
  box.removeAttribute('data-crowded');
  box.removeAttribute('data-wide');
  box.removeAttribute('tabindex');
  const isTooWide = () => table.offsetWidth > box.clientWidth;
  if (!isTooWide()) return;
  for (const cell of table.querySelectorAll('tbody > tr > *')) {
    cell.toggleAttribute('data-long', textsOf(cell).some(hasLongWord));
  }
  if (isTooWide()) box.toggleAttribute('data-crowded', true);
  if (!isTooWide()) return;
  box.toggleAttribute('data-wide', true);
  // What scrolls is reached by keyboard.
  box.tabIndex = 0;
}
