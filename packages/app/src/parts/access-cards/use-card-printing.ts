import { type PrintDocument, printDocument } from '@caderneta/ui';
import { useRef, useState } from 'react';

/** Prints the cards that are on screen; `blocked` is for PrintFallback where the browser opened no window. */
export function useCardPrinting(title: string) {
  const sheet = useRef<HTMLUListElement>(null);
  const [blocked, setBlocked] = useState<PrintDocument | null>(null);
  const print = () => {
    if (sheet.current === null) return;
    const paper: PrintDocument = { title, content: sheet.current };
    const printed = printDocument(paper);
    if (!printed.ok) setBlocked(paper);
  };
  return { sheet, print, blocked, closeBlocked: () => setBlocked(null) };
}
